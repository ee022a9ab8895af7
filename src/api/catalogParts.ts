import * as v from 'valibot';
import type { Catalog, Product } from '../domain/catalog/catalog';
import { partsRead } from './partsRead';
import { product } from './product';
import { dropInvalid, readRecords, withoutRepeats } from './readers/lists';
import { category, group, isOverall, listNames, listsOf, overall } from './wireCatalog';

// What the edge does with a catalogue, and the app does not: the app loads all of `wireCatalog`.

/**
 * A catalogue with only what the app reads; `isGood`: it is one, and not all of its products are bad; `isNone`: it is
 * one without a product.
 */
export function catalogParts(wire: unknown): { parts: unknown; isGood: boolean; isNone: boolean } {
  let isGood = false;
  let isNone = false;
  const read = (watched: unknown) => {
    const { success, output } = v.safeParse(overall, watched);
    isNone = success && listsOf(wire).products.length === 0;
    isGood = isNone || (success && output.products.length > 0);
  };
  const parts = partsRead(wire, read, (name) => listNames.includes(name));
  return { parts, isGood, isNone };
}

/** Products read without a pause: some ten milliseconds. */
const sliceLength = 100;

/**
 * Reads a catalogue as `getCatalog` does, with a pause after every hundred products: reading a large
 * one at once would hold up everybody else. Null for anything else, and for one of whose products
 * none can be read.
 */
export async function readCatalogSlowly(
  wire: unknown,
  pause: () => Promise<void>,
): Promise<Catalog | null> {
  if (!isOverall(wire)) return null;
  const lists = listsOf(wire);
  const products: Product[] = [];
  for (let at = 0; at < lists.products.length; at += sliceLength) {
    if (at > 0) await pause();
    products.push(...dropInvalid(product, lists.products.slice(at, at + sliceLength)));
  }
  if (lists.products.length > 0 && products.length === 0) return null;
  return {
    groups: readRecords(group, lists.groups),
    categories: readRecords(category, lists.categories),
    products: withoutRepeats(products),
  };
}
