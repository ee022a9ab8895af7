import type { Product } from '../domain/catalog';
import { showText } from '../i18n/show';
import { t } from '../i18n/t';
import * as merchant from '../stores/merchant';
import * as toasts from '../stores/toasts';
import { wired } from './wiring';

/** Shares a product: through the bot where the merchant has one, else by its address here. */
export async function shareProduct(product: Product): Promise<void> {
  const { telegram } = wired();
  const bot = merchant.state.settings.links.telegramBotLink;
  const url = bot
    ? `${bot}${bot.includes('?') ? '&' : '?'}startapp=product_${encodeURIComponent(product.id)}`
    : new URL(`/product/${encodeURIComponent(product.id)}`, location.origin).href;
  const done = await telegram.share({ url, text: showText(product.name) });
  if (done === 'copied') toasts.show(t('product.linkCopied'), { tone: 'good' });
}
