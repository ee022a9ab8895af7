import type { Catalog } from './catalog';

// In a file of its own, as the first load reads no more of a catalogue's rules.

/** Whether a product has an amount other than 0: its merchant keeps stock. */
export const tracksStock = ({ products }: Catalog): boolean =>
  products.some(({ amount }) => amount !== null && amount !== 0);

/**
 * A catalogue in which every product says 0 is of a merchant who keeps no stock, unless it was seen to be kept
 * before: its amounts become null instead of "sold out" (settled: stock and branches).
 */
export function withoutUntrackedStock(catalog: Catalog, wasTracked: boolean): Catalog {
  const { products } = catalog;
  if (wasTracked || products.some(({ amount }) => amount !== 0)) return catalog;
  return { ...catalog, products: products.map((product) => ({ ...product, amount: null })) };
}
