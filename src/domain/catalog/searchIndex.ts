import type { Localized } from '../text/language';
import { soundKey, transliterateWords } from '../text/transliterate';
import { byPriority, type Catalog, isVisible, type Product } from './catalog';

/**
 * Each word has a space on both sides and each name a newline before it, so that a search is an
 * `includes`.
 */
export type Entry = {
  product: Product;
  names: string;
  /** neighbouring words of the names as one: "cocacola" */
  joined: string;
  category: string;
  /** description, composition and labels */
  about: string;
};

/** A word of the catalogue and how it sounds. */
export type KnownWord = { word: string; key: string };

/**
 * Index for `searchProducts`; build it once per catalogue. `words`: those of names and categories.
 * `compounds`: neighbouring words of names as one.
 */
export type SearchIndex = {
  entries: readonly Entry[];
  words: readonly KnownWord[];
  compounds: readonly KnownWord[];
};

type WordCache = Map<string, string[]>;

function searchText(texts: readonly Localized[], cache: WordCache): string {
  const lines = new Set<string>();
  for (const text of texts) {
    for (const value of Object.values(text)) {
      const words = transliterateWords(value, cache);
      if (words.length === 0) continue;
      lines.add(` ${words.map(([word]) => word).join(' ')} `);
      for (const [, ...others] of words) for (const other of others) lines.add(` ${other} `);
    }
  }
  return [...lines].map((line) => `\n${line}`).join('');
}

/** With a number in it, a longer compound is no name, such as 7up, but a name and its number. */
const longestNumbered = 6;

/** Each two neighbouring words of a name as one. */
function compoundsOf(name: Localized, cache: WordCache): string[] {
  return Object.values(name).flatMap((value) => {
    const words = transliterateWords(value, cache).flatMap(([word]) => word ?? []);
    return words
      .slice(1)
      .map((word, at) => words[at] + word)
      .filter((compound) => !/\d/.test(compound) || compound.length <= longestNumbered);
  });
}

const knownWords = (words: Iterable<string>): KnownWord[] =>
  Array.from(new Set(words), (word) => ({ word, key: soundKey(word) }));

/** Indexes visible products (§4) by their texts in all languages. */
export function buildSearchIndex(
  catalog: Catalog,
  nearestBranchId: string | null = null,
): SearchIndex {
  const named: WordCache = new Map();
  const described: WordCache = new Map();
  const categoryTexts = new Map(
    catalog.categories.map(({ id, name }) => [id, searchText([name], named)]),
  );
  const allCompounds = new Set<string>();
  const entries = byPriority(catalog.products)
    .filter((product) => isVisible(product, nearestBranchId))
    .map((product) => {
      const { name, description, composition, tags, labels, categoryId } = product;
      const about = searchText([description, composition, ...tags, ...labels], described);
      const category = (categoryId && categoryTexts.get(categoryId)) || '';
      const compounds = compoundsOf(name, named);
      for (const compound of compounds) allCompounds.add(compound);
      const joined = ` ${compounds.join(' ')} `;
      return { product, names: searchText([name], named), joined, category, about };
    });
  const words = knownWords([...named.values()].flat());
  return { entries, words, compounds: knownWords(allCompounds) };
}
