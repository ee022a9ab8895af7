import type { ProductRecord } from '../records/catalog';

/**
 * Repeats a few products up to the wanted number, each copy under its own id and in unlimited
 * supply, for tests and benchmarks of large shops. The categories keep their proportions.
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
