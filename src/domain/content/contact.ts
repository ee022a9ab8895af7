import { isSafeUrl } from '../text/url';

/** A way to reach the merchant, as it is followed: `href` is null where it is only text. */
export type Contact = {
  kind: 'phone' | 'mail' | 'telegram' | 'link' | 'text';
  href: string | null;
};

const isPhone = (text: string): boolean =>
  /^\+?[\d\s().-]+$/.test(text) && text.replace(/\D/g, '').length >= 3;

/** What calls a phone as somebody has written it. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Reads a contact that the merchant has typed (§3, contacts): a phone, a mail, a handle, an address. */
export function readContact(typed: string): Contact {
  const text = typed.trim();
  if (isPhone(text)) return { kind: 'phone', href: phoneHref(text) };
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text))
    return { kind: 'mail', href: `mailto:${text}` };
  if (/^@[a-z]\w{3,31}$/i.test(text)) {
    return { kind: 'telegram', href: `https://t.me/${text.slice(1)}` };
  }
  const url = webAddress(text);
  if (url === null) return { kind: 'text', href: null };
  return { kind: /^https?:\/\/t\.me\//i.test(url) ? 'telegram' : 'link', href: url };
}

/** Where a name alone stands for a page of its owner. */
const homes = {
  telegram: 'https://t.me/',
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
} as const;

/**
 * The address of a page on a network, from an address or a name as merchants write it: `@shop`,
 * `instagram.com/shop`, `https://…`. Null where it cannot be followed (§8).
 */
export function socialAddress(network: keyof typeof homes, typed: string): string | null {
  const text = typed.trim();
  const name = /^@?([a-z\d][\w.]*)$/i.exec(text)?.[1];
  const isHost = name?.includes('.') && /\.(com|me|uz|ru|org|net)$/i.test(name);
  return name && !isHost ? homes[network] + name : webAddress(text);
}

/** An http(s) address; one without a protocol gets one. Null for all others (§8). */
export function webAddress(typed: string): string | null {
  const text = typed.trim();
  if (/\s/.test(text) || !isSafeUrl(text)) return null;
  if (/^https?:\/\/[^/]/i.test(text)) return text;
  const isBare =
    !/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) && /^[a-z\d-]+(\.[a-z\d-]+)+([/?#:]|$)/i.test(text);
  return isBare ? `https://${text}` : null;
}
