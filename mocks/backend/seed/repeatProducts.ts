import type { ProductRecord } from '../records/catalog';

/**
 * So many products out of a few, each again and again under an id of its own, for tests and measures of
 * large shops: categories keep their shares and begin alike, and of the copies there is no end.
 */
export function repeatProducts(
  products: readonly ProductRecord[],
  wanted: number,
): ProductRecord[] {
  return Array.from({ length: wanted }, (_, index) => {
    const product = products[index % products.length];
    if (!product) throw new Error('There are no products to repeat.');
    const round = Math.floor(index / products.length);
    if (round === 0) return product;
    const priority = product.priority + round * 100;
    return { ...product, id: `${product.id}-${round}`, priority, amount: null };
  });
}
