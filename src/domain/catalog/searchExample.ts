import { type Catalog, isVisible, type Product } from './catalog';

/** Longest example, in characters: a hint must fit a field on a narrow phone. */
const maxLength = 12;

/**
 * A product to suggest for a search: the first by priority of those on sale with a short name;
 * null if there is none. `nameOf` returns the name in the person's language.
 */
export function searchExample(
  { products }: Pick<Catalog, 'products'>,
  nearestBranchId: string | null,
  nameOf: (product: Product) => string,
): string | null {
  let best = Number.POSITIVE_INFINITY;
  let example: string | null = null;
  for (const product of products) {
    if (product.priority >= best || !isVisible(product, nearestBranchId)) continue;
    const name = nameOf(product);
    if (name.length > maxLength || !/\p{L}/u.test(name)) continue;
    best = product.priority;
    example = name;
  }
  return example;
}
