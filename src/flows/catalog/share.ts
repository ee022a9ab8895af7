import { getBotName } from '../../api/bot';
import { prepareProductMessage } from '../../api/preparedMessages';
import { pageSetting } from '../../device/pageSetting';
import type { Product } from '../../domain/catalog/catalog';
import { type LinkBase, productLink } from '../../domain/catalog/shareLink';
import { pictureUrl } from '../../domain/content/image';
import { showText } from '../../i18n/show';
import { currentLanguage, t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { shareProductPath } from '../../navigation/sheetPaths';
import * as merchant from '../../stores/merchant';
import * as toasts from '../../stores/toasts';
import type { MessageAnswer } from '../../telegram/handle';
import { botLink, storefront } from '../content/storefrontAddress';
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
 * Shares a product: its card where the server and Telegram can, else its link; without a dialog for it, opens the
 * sheet that shows the link's preview.
 */
export async function shareProduct(product: Product): Promise<void> {
  if (!hasShareDialog()) {
    openSheet(shareProductPath(product.id));
    return;
  }
  // Without a wait in a browser, which allows sharing only within the tap.
  if (preparesMessages() && (await sendProductMessage(product))) return;
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

/** How long a person who shares waits for the message before the link goes instead, ms. */
const preparingMs = 4000;

let isPreparing = false;

/**
 * With `VITE_SHARE_MESSAGE=on` the server prepares messages. Not part of the build settings in the
 * first load, because most servers cannot.
 */
export const preparesMessages = (): boolean =>
  services().telegram.isInside &&
  (pageSetting(document, 'VITE_SHARE_MESSAGE') || import.meta.env.VITE_SHARE_MESSAGE) === 'on';

/**
 * Sends a product's card, prepared by the server, through Telegram. Resolves to whether that is
 * settled, sent or not; false: the client or the server cannot, and the link is to be shared.
 */
export async function sendProductMessage(product: Product): Promise<boolean> {
  if (isPreparing) return true;
  isPreparing = true;
  const send = await prepare(product).finally(() => {
    isPreparing = false;
  });
  if (send === null || send === 'ended') return send === 'ended';
  return (await send()) !== 'failed';
}

/** A function that shows the message; null if there is none, `ended` if it is the last session's. */
async function prepare({ id }: Product): Promise<(() => Promise<MessageAnswer>) | 'ended' | null> {
  const { telegram, http } = services();
  const { sendMessage } = await telegram.offers();
  if (!sendMessage) return null;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), preparingMs);
  const sent = { productId: id, language: currentLanguage() ?? 'uz' };
  const [error, message] = await prepareProductMessage(http, sent, limit.signal);
  clearTimeout(timer);
  if (error) return error.kind === 'ended' ? 'ended' : null;
  return () => sendMessage(message.id);
}
