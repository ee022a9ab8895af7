import { getBotName } from '../../api/bot';
import { pageOrigin } from '../../device/pageOrigin';
import type { Product } from '../../domain/catalog/catalog';
import { type LinkBase, productLink } from '../../domain/catalog/shareLink';
import { pictureUrl } from '../../domain/content/image';
import { isDevelopmentHost } from '../../domain/start/host';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { shareProductPath } from '../../navigation/sheetPaths';
import { tabHost } from '../../stores/brand/brandTab';
import * as merchant from '../../stores/merchant';
import * as toasts from '../../stores/toasts';
import { services } from '../services';

/** Bot names by merchant id, fetched once per visit where the settings have no bot link. */
const bots = new Map<string, string | null>();

const ownBot = () => merchant.state.settings.links.telegramBotLink;

/** Preloads the merchant's bot name: browsers allow sharing only synchronously within a tap. */
export async function prepareSharing(): Promise<void> {
  const { merchant: shop } = merchant.state;
  if (!shop || ownBot() || bots.has(shop.id)) return;
  bots.set(shop.id, null);
  const [error, name] = await getBotName(services().http);
  if (error) bots.delete(shop.id);
  else bots.set(shop.id, name);
}

/** Where the shop's links start: its mini app where the bot is known, and its address. */
export const linkBase = (): LinkBase => ({
  bot: ownBot() ?? bots.get(merchant.state.merchant?.id ?? '') ?? null,
  ...storefront(),
});

/** Shares a link by Telegram or the browser; copies it where neither can. Resolves to whether it is out. */
export async function shareLink(what: { url: string; text: string }): Promise<boolean> {
  const done = await services().telegram.share(what);
  if (done === 'copied') toasts.show(t('product.linkCopied'), { tone: 'good' });
  if (done === 'failed') toasts.show(t('product.shareFailed'), { tone: 'bad' });
  return done === 'shared' || done === 'copied';
}

/**
 * A product's link, which needs `prepareSharing` first: inside Telegram through the bot, where it is
 * known; in the browser its own address, whose preview has the product's picture and price.
 */
function linkOf(product: Product): string {
  const base = linkBase();
  const bot = services().telegram.isInside ? base.bot : null;
  return productLink({ productId: product.id, ...base, bot });
}

/**
 * Whether sharing opens a dialog, Telegram's or the browser's, which shows what is shared. Browsers on a desktop
 * mostly have none.
 */
export const hasShareDialog = (): boolean =>
  services().telegram.isInside || typeof navigator.share === 'function';

/**
 * Shares a product's link, without a wait: browsers allow sharing only within the tap. Without a dialog for it, opens
 * the sheet that shows the link's preview.
 */
export async function shareProduct(product: Product): Promise<void> {
  if (!hasShareDialog()) {
    openSheet(shareProductPath(product.id));
    return;
  }
  await shareLink({ url: linkOf(product), text: showText(product.name) });
}

/** Copies a product's link where there is no dialog to share it. Resolves to whether it is copied. */
export const copyProductLink = (product: Product): Promise<boolean> =>
  shareLink({ url: linkOf(product), text: showText(product.name) });

/** Opens Telegram, which asks whom to send a product's link to. */
export function sendInTelegram(product: Product): void {
  const query = new URLSearchParams({ url: linkOf(product), text: showText(product.name) });
  // as Telegram reads it, a plus is a plus
  services().telegram.openLink(`https://t.me/share/url?${query}`.replaceAll('+', '%20'));
}

/** The host in a product's link, which a preview shows. */
export const hostOfLink = (product: Product): string => new URL(linkOf(product)).host;

/** Width of a story's picture, px: Telegram's stories are 1080 wide. */
const storyWidth = 1080;
const storyQuality = 85;

/**
 * A function that opens Telegram's editor of a story with the product's picture and its link; null
 * where the client has no stories or the product no picture.
 */
export async function findStory(product: Product): Promise<(() => void) | null> {
  const { telegram, build } = services();
  const size = { width: storyWidth, height: storyWidth, quality: storyQuality };
  const path = pictureUrl(build.cdnUrl, product.image, size);
  const { shareStory } = await telegram.offers();
  if (!shareStory || !path) return null;
  const image = new URL(path, storefront().origin).href;
  return () => shareStory({ image, text: showText(product.name), url: linkOf(product) });
}

/**
 * Public origin of the current shop; in a brand's tab, that shop's own host. `vendor` is the
 * merchant key on a development host, null elsewhere.
 */
export function storefront(): { origin: string; vendor: string | null } {
  const { key, merchant: shop } = merchant.state;
  const host = tabHost();
  if (isDevelopmentHost(pageOrigin().hostname)) {
    return { origin: location.origin, vendor: host === null ? key : (shop?.sub ?? null) };
  }
  return { origin: host === null ? pageOrigin().origin : `https://${host}`, vendor: null };
}

/** Public URL of the current shop. */
export function storefrontAddress(): string {
  const { origin, vendor } = storefront();
  return `${origin}/${vendor === null ? '' : `?vendor=${encodeURIComponent(vendor)}`}`;
}
