import type { MerchantSettings } from '../../domain/merchant';
import { segmentLanguages } from '../../domain/start/pathPrefixes';
import type { Language } from '../../domain/text/language';

/** The address of a page in a language, by its code for `hreflang`. */
export type Alternate = { lang: string; address: string };

/** The address of a path, with the segment of a language (§4) or without. */
export const addressOf = (origin: string, path: string, segment: Language | null): string =>
  segment === null ? origin + path : `${origin}/${segment}${path === '/' ? '' : path}`;

/**
 * The same page in the languages that have a segment and that the merchant has switched on, and its
 * address in the reader's own; none where there is no choice.
 */
export function alternatesOf(
  origin: string,
  path: string,
  { activeLanguages }: Pick<MerchantSettings, 'activeLanguages'>,
): Alternate[] {
  const spoken = segmentLanguages.filter(
    (language) => activeLanguages.length === 0 || activeLanguages.includes(language),
  );
  if (spoken.length < 2) return [];
  return [
    { lang: 'x-default', address: addressOf(origin, path, null) },
    ...spoken.map((lang) => ({ lang, address: addressOf(origin, path, lang) })),
  ];
}

/**
 * Whether an id has one spelling in an address. With other signs it has many, each of which a cache
 * would take for a page of its own; with a dot it looks like a file.
 */
export const isPlainId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);
