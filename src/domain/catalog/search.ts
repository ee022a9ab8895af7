import type { Localized } from '../text/language';
import { transliterateWords } from '../text/transliterate';
import { byPriority, type Catalog, isVisible, type Product } from './catalog';

/** Every word is preceded by a blank and every name by a line break, so that a search is an `includes`. */
type Entry = { product: Product; names: string; rest: string };

/** What `searchProducts` looks in; make it once for a catalogue. */
export type SearchIndex = readonly Entry[];

function spread(texts: readonly Localized[], known: Map<string, string[]>): string {
  const lines = new Set<string>();
  for (const text of texts) {
    for (const value of Object.values(text)) {
      const words = transliterateWords(value, known);
      if (words.length === 0) continue;
      lines.add(words.map(([word]) => ` ${word}`).join(''));
      for (const [, ...others] of words) for (const other of others) lines.add(` ${other}`);
    }
  }
  return [...lines].map((line) => `\n${line}`).join('');
}

/** An index of the products that are visible (§4), by their texts in every language of the data. */
export function buildSearchIndex(
  catalog: Catalog,
  nearestBranchId: string | null = null,
): SearchIndex {
  const known = new Map<string, string[]>();
  const categoryNames = new Map(catalog.categories.map(({ id, name }) => [id, name]));
  return byPriority(catalog.products)
    .filter((product) => isVisible(product, nearestBranchId))
    .map((product) => {
      const category = product.categoryId && categoryNames.get(product.categoryId);
      const about = [product.description, product.composition, ...product.tags, ...product.labels];
      return {
        product,
        names: spread([product.name], known),
        rest: spread(category ? [category, ...about] : about, known),
      };
    });
}

/** 0 a word of a name begins so, 1 a name holds it, 2 a word of the other texts begins so. */
function rankOf({ names, rest }: Entry, spellings: readonly string[]): number {
  if (spellings.some((word) => names.includes(` ${word}`))) return 0;
  if (spellings.some((word) => names.includes(word))) return 1;
  return spellings.some((word) => rest.includes(` ${word}`)) ? 2 : 3;
}

/**
 * The products that hold every word of the query, in any order and any language. Names that begin
 * with the query come first, then names with words that begin so, then names that hold it, then
 * other texts; equals stay in the catalogue's order. A blank query finds nothing.
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
