import type { MerchantLinks, MerchantSettings } from '../merchant';
import { phonesIn } from '../session/phone';
import { anywhere, phoneHref, readLink } from '../text/link';

/** A way to reach the merchant; `href` is null for plain text. */
export type Contact = {
  kind: 'phone' | 'mail' | 'telegram' | 'link' | 'text';
  href: string | null;
};

/** Nothing but numbers and what stands between them: an address with a number is no phone. */
const isPhones = (text: string): boolean =>
  /^[\p{Nd}\s+\uff0b().,\u060c;/\u2010-\u2015-]+$/u.test(text);

/**
 * Parses a contact as the merchant typed it (§3, contacts): phone, e-mail, handle or URL. Of several
 * phones in one text the link is the first's.
 */
export function readContact(typed: string): Contact {
  const text = typed.trim();
  const phone = isPhones(text) ? phonesIn(text)[0] : undefined;
  if (phone) return { kind: 'phone', href: phoneHref(phone) };
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text))
    return { kind: 'mail', href: `mailto:${text}` };
  if (/^@[a-z]\w{3,31}$/i.test(text)) {
    return { kind: 'telegram', href: `https://t.me/${text.slice(1)}` };
  }
  const url = webAddress(text);
  if (url === null) return { kind: 'text', href: null };
  return { kind: /^https?:\/\/t\.me\//i.test(url) ? 'telegram' : 'link', href: url };
}

/** Profile URLs for bare handles. */
const profileUrls = {
  telegram: 'https://t.me/',
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
} as const;

/**
 * Profile URL from a URL or handle as merchants type it: `@shop`, `instagram.com/shop`,
 * `https://…`. Null if it cannot be followed (§8).
 */
export function socialAddress(network: keyof typeof profileUrls, typed: string): string | null {
  const text = typed.trim();
  const name = /^@?([a-z\d][\w.]*)$/i.exec(text)?.[1];
  const isHost = name?.includes('.') && /\.(com|me|uz|ru|org|net)$/i.test(name);
  return name && !isHost ? profileUrls[network] + name : webAddress(text);
}

/**
 * The https URL that a merchant means, with the protocol added if missing or old; null for anything
 * else (§8).
 */
export function webAddress(typed: string): string | null {
  const text = typed.trim().replace(/^http:/i, 'https:');
  const link = /\s/.test(text) ? null : readLink(text, anywhere);
  return link?.to === 'web' || link?.to === 'telegram' ? link.url : null;
}

type Name = keyof MerchantLinks;

const addresses: Readonly<Record<Name, (link: string) => string | null>> = {
  phone: (field) => phonesIn(field).map(phoneHref)[0] ?? null,
  telegramBotLink: (link) => socialAddress('telegram', link),
  telegram: (link) => socialAddress('telegram', link),
  instagram: (link) => socialAddress('instagram', link),
  facebook: (link) => socialAddress('facebook', link),
  iosAppLink: webAddress,
  androidAppLink: webAddress,
};

/** URL of a merchant link; null if it is off or cannot be followed (§3, §8). */
export function linkAddress(links: MerchantLinks, name: Name): string | null {
  const link = links[name];
  return link && addresses[name](link);
}

const isName = (name: string): name is Name => name in addresses;

/** A contact page: contacts, links, or links with a QR code. */
export type ContactPage = 'contacts' | 'linkPage' | 'linkPageWithCode';

/** Contact pages that have content. */
export function contactPages(
  settings: Pick<MerchantSettings, 'links' | 'contacts'>,
): readonly ContactPage[] {
  const { links, contacts } = settings;
  const hasContacts = linkAddress(links, 'phone') !== null || contacts.length > 0;
  const hasLinks = Object.keys(links).some((name) => isName(name) && linkAddress(links, name));
  return [
    ...(hasContacts ? (['contacts'] as const) : []),
    ...(hasLinks ? (['linkPage', 'linkPageWithCode'] as const) : []),
  ];
}
