import { getBotName } from '../../api/bot';
import type { LinkBase } from '../../domain/catalog/shareLink';
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

/** Where the shop's links start: its mini app where the bot is known, and its address. */
export const linkBase = (): LinkBase => ({
  bot: botLink() ?? bots.get(merchant.state.merchant?.id ?? '') ?? null,
  ...storefront(),
});

/** Shares a link by Telegram or the browser; copies it where neither can. Resolves to whether it is out. */
export async function shareLink(what: { url: string; text: string }): Promise<boolean> {
  const done = await services().telegram.share(what);
  if (done === 'copied') toasts.show(t('product.linkCopied'), { tone: 'good' });
  if (done === 'failed') toasts.show(t('product.shareFailed'), { tone: 'bad' });
  return done === 'shared' || done === 'copied';
}
