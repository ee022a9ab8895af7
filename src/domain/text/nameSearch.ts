import { transliterateWords } from './transliterate';

/** A list of at least this many entries gets a search field. */
export const searchableFrom = 8;

/**
 * The items with every word of `query` at the start of a word of their texts, in Latin or Cyrillic,
 * whichever of the two the texts are in. A blank query keeps all.
 */
export function filterByTexts<Item>(
  items: readonly Item[],
  query: string,
  textsOf: (item: Item) => readonly string[],
): readonly Item[] {
  const typed = transliterateWords(query);
  if (typed.length === 0) return items;
  const cache = new Map<string, string[]>();
  return items.filter((item) => {
    const words = textsOf(item).flatMap((text) => transliterateWords(text, cache).flat());
    return typed.every((spellings) =>
      spellings.some((start) => words.some((word) => word.startsWith(start))),
    );
  });
}
