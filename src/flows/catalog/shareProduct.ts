import { getBotName } from '../../api/bot';
import type { Product } from '../../domain/catalog/catalog';
import { productLink } from '../../domain/catalog/shareLink';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import * as merchant from '../../stores/merchant';
import * as toasts from '../../stores/toasts';
import { botLink } from '../content/botLink';
import { storefront } from '../content/storefrontAddress';
import { services } from '../services';

/** Bot names by merchant id, fetched once per visit where the settings have no bot link. */
const bots = new Map<string, string | null>();

/** Preloads the merchant's bot name: browsers allow sharing only synchronously within a tap. */
export async function prepareSharing(): Promise<void> {
  const { merchant: shop } = merchant.state;
  if (!shop || botLink() || bots.has(shop.id)) return;
  bots.set(shop.id, null);
  const [error, name] = await getBotName(services().http);
  if (error) bots.delete(shop.id);
  else bots.set(shop.id, name);
}

/** Shares a product by its mini-app link where the bot is known, otherwise by URL. */
export async function shareProduct(product: Product): Promise<void> {
  const { telegram } = services();
  const { merchant: shop } = merchant.state;
  const url = productLink({
    productId: product.id,
    bot: botLink() ?? bots.get(shop?.id ?? '') ?? null,
    ...storefront(),
  });
  const done = await telegram.share({ url, text: showText(product.name) });
  if (done === 'copied') toasts.show(t('product.linkCopied'), { tone: 'good' });
  if (done === 'failed') toasts.show(t('product.shareFailed'), { tone: 'bad' });
}
