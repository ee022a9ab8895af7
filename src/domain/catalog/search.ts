import type { Localized } from '../text/language';
import { transliterateWords } from '../text/transliterate';
import { byPriority, type Catalog, isVisible, type Product } from './catalog';

/**
 * Each word is prefixed with a space and each name with a newline, so that a search is an
 * `includes`.
 */
type Entry = { product: Product; names: string; rest: string };

/** Index for `searchProducts`; build it once per catalogue. */
export type SearchIndex = readonly Entry[];

function searchText(texts: readonly Localized[], cache: Map<string, string[]>): string {
  const lines = new Set<string>();
  for (const text of texts) {
    for (const value of Object.values(text)) {
      const words = transliterateWords(value, cache);
      if (words.length === 0) continue;
      lines.add(words.map(([word]) => ` ${word}`).join(''));
      for (const [, ...others] of words) for (const other of others) lines.add(` ${other}`);
    }
  }
  return [...lines].map((line) => `\n${line}`).join('');
}

/** Indexes visible products (§4) by their texts in all languages. */
export function buildSearchIndex(
  catalog: Catalog,
  nearestBranchId: string | null = null,
): SearchIndex {
  const cache = new Map<string, string[]>();
  const categoryNames = new Map(catalog.categories.map(({ id, name }) => [id, name]));
  return byPriority(catalog.products)
    .filter((product) => isVisible(product, nearestBranchId))
    .map((product) => {
      const category = product.categoryId && categoryNames.get(product.categoryId);
      const about = [product.description, product.composition, ...product.tags, ...product.labels];
      return {
        product,
        names: searchText([product.name], cache),
        rest: searchText(category ? [category, ...about] : about, cache),
      };
    });
}

/**
 * 0: a word of the name starts with it; 1: the name contains it; 2: a word of other texts starts
 * with it; 3: no match.
 */
function rankOf({ names, rest }: Entry, spellings: readonly string[]): number {
  if (spellings.some((word) => names.includes(` ${word}`))) return 0;
  if (spellings.some((word) => names.includes(word))) return 1;
  return spellings.some((word) => rest.includes(` ${word}`)) ? 2 : 3;
}

/**
 * Products that match every word of the query, in any order and language. Ranked: names that start
 * with the query, names with words that start so, names that contain it, other texts; ties keep
 * catalogue order. A blank query finds nothing.
 */
export function searchProducts(index: SearchIndex, query: string): Product[] {
  const words = transliterateWords(query);
  if (words.length === 0) return [];
  const start = `\n ${words.map(([word]) => word).join(' ')}`;
  const ranks: Product[][] = [[], [], [], []];
  for (const entry of index) {
    const worst = Math.max(...words.map((spellings) => rankOf(entry, spellings)));
    if (worst === 3) continue;
    ranks[entry.names.includes(start) ? 0 : worst + 1]?.push(entry.product);
  }
  return ranks.flat();
}
