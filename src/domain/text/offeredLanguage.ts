import { fromTelegramCode, type Language } from './language';

// Apart from `language`, because the first load does not need it.

/**
 * The language to offer to a reader of `tags`, which are IETF tags, the preferred one first; null if the
 * shop has none of them. An empty `active` allows all.
 */
export function offeredLanguage(
  tags: readonly string[],
  active: readonly Language[],
): Language | null {
  const isActive = (language: Language) => active.length === 0 || active.includes(language);
  const known = tags.map(fromTelegramCode);
  return known.find((language) => language !== null && isActive(language)) ?? null;
}
