import { isDevelopmentHost } from '../start/host';
import { digitsIn } from './digits';

/** Where a link leads: a path of the shop, a page, Telegram, or the device's phone and mail. */
export type Link = { to: 'shop' | 'web' | 'telegram' | 'device'; url: string };

type Page = { readonly origin: string; readonly hostname: string };

/** For a link that is composed here, on no page. */
export const anywhere: Page = { origin: '', hostname: '' };

/**
 * Decides whether a link from outside (a server, a launch parameter, storage) may be opened, and
 * how (§8): pages over https, and over http for developers; phone and mail, without a text that
 * somebody else wrote; of Telegram's own links those that open a chat. Null for everything else,
 * which is only text: other schemes, in any disguise, run code, start other apps or hide their target.
 */
export function readLink(typed: string, page: Page): Link | null {
  const text = typed.trim();
  // A host without its protocol, as merchants type it.
  const isBare = /^[a-z\d-]+(\.[a-z\d-]+)+(:\d|[/?#]|$)/i.test(text);
  const url = isBare ? `https://${text}` : text;
  // Browsers remove control characters, and treat a backslash as a slash. Format characters hide.
  if (url === '' || /[\p{Cc}\p{Cf}\\]/u.test(url) || url.startsWith('//')) return null;
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === undefined) return { to: 'shop', url };
  const device = /^(?:tel:\+?[\d().-]+$|mailto:[^\s:/?]+@[^\s:/?]+)/i.exec(url)?.[0];
  if (device !== undefined) return { to: 'device', url: device };
  if (scheme === 'tg')
    return /^tg:(?:\/\/)?(?:resolve|msg_url)\?/i.test(url) ? { to: 'telegram', url } : null;
  // Without a user name, which could look like the host.
  const host = /^https?:\/\/([^\s/?#@:]+)(:\d+)?(?![^/?#])/i.exec(url)?.[1]?.toLowerCase();
  if (host === undefined || (scheme === 'http' && !isDevelopmentHost(page.hostname))) return null;
  const own = page.origin.toLowerCase();
  const rest = url.slice(own.length);
  if (own !== '' && url.toLowerCase().startsWith(own) && /^($|[/?#])/.test(rest))
    return { to: 'shop', url: rest || '/' };
  return { to: /^(t|telegram)\.(me|dog)$/.test(host) ? 'telegram' : 'web', url };
}

/** `tel:` link for one phone number in any notation; of several in one field, see `phonesIn`. */
export const phoneHref = (phone: string): string =>
  `tel:${/^[^\p{Nd}]*[+＋]/u.test(phone) ? '+' : ''}${digitsIn(phone)}`;
