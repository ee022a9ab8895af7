import { botLinkTo, type LinkBase, shopLinkTo } from '../catalog/shareLink';

/**
 * Longest address that messengers, browsers and servers all carry. A packed basket in it holds some
 * 70 products.
 */
const longestAddress = 2000;

/** A basket's link: into the bot, into the browser, or none because the basket is too large. */
export type BasketLink =
  | { kind: 'bot' | 'browser'; url: string }
  /** the bot is known, but Telegram's start parameter cannot hold the basket */
  | { kind: 'browserInstead'; url: string }
  | { kind: 'tooLarge' };

/** The link to a packed basket (`packBasket`). */
export function basketLink(from: LinkBase & { packed: string }): BasketLink {
  const { packed } = from;
  const inBot = botLinkTo(from, `shared_${packed}`);
  if (inBot) return { kind: 'bot', url: inBot };
  const url = shopLinkTo(from, '/basket', { shared: packed });
  if (url.length > longestAddress) return { kind: 'tooLarge' };
  return { kind: botLinkTo(from, 'shared_') ? 'browserInstead' : 'browser', url };
}
