import type { Product } from '../../domain/catalog/catalog';
import { productLink } from '../../domain/catalog/shareLink';
import { pictureUrl } from '../../domain/content/image';
import { showText } from '../../i18n/show';
import { storefront } from '../content/storefrontAddress';
import { services } from '../services';
import { preparesMessages, sendProductMessage } from './sendProductMessage';
import { linkBase, shareLink } from './share';

/**
 * A product's link, which needs `prepareSharing` first: inside Telegram through the bot, where it is
 * known; in the browser its own address, whose preview has the product's picture and price.
 */
function linkOf(product: Product): string {
  const base = linkBase();
  const bot = services().telegram.isInside ? base.bot : null;
  return productLink({ productId: product.id, ...base, bot });
}

/** Shares a product: its card where the server and Telegram can, else its link. */
export async function shareProduct(product: Product): Promise<void> {
  // Without a wait in a browser, which allows sharing only within the tap.
  if (preparesMessages() && (await sendProductMessage(product))) return;
  await shareLink({ url: linkOf(product), text: showText(product.name) });
}

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
