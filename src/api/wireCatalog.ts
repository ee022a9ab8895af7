import * as v from 'valibot';
import {
  type Catalog,
  type Category,
  type Group,
  type Product,
  withoutUnkeptStock,
} from '../domain/catalog/catalog';
import { categorySizes, navigationTypes, scrollTypes } from '../domain/catalog/catalogSchema';
import { dropInvalid, listOf, readRecords, recordsOf, withoutRepeats } from './lists';
import { partsRead } from './partsRead';
import { product } from './product';
import {
  colorOrNull,
  fieldOf,
  flag,
  id,
  idOrNull,
  localized,
  numberOr,
  numberOrNull,
  oneOf,
  textOrNull,
} from './wire';

export const group = v.object({
  id,
  name: localized,
  image: textOrNull,
  icon: textOrNull,
  bgColor: colorOrNull,
  iconBgColor: colorOrNull,
  priority: numberOr(0),
}) satisfies v.GenericSchema<unknown, Group>;

export const category = v.object({
  id,
  groupId: idOrNull,
  name: localized,
  image: textOrNull,
  priority: numberOr(0),
  textColor: colorOrNull,
  viewType: oneOf(categorySizes, null),
  scrollType: oneOf(scrollTypes, 'VERTICAL'),
  navigationType: oneOf(navigationTypes, 'SHEET'),
  isWithoutCart: flag(false),
}) satisfies v.GenericSchema<unknown, Category>;

const listNames = ['groups', 'categories', 'products'];

/** A response that holds at least one of the lists. */
const isOverall = (wire: unknown): boolean =>
  listNames.some((name) => recordsOf(fieldOf(wire, name)) !== null);

/**
 * Flat lists take precedence; nested copies are read only if a flat list is missing (settled: shapes
 * on the wire).
 */
function listsOf(wire: unknown) {
  const listIn = (name: string) => recordsOf(fieldOf(wire, name));
  const groups = listIn('groups') ?? [];
  const categories =
    listIn('categories') ?? groups.flatMap((one) => nested(one, 'categories', 'groupId'));
  const products =
    listIn('products') ?? categories.flatMap((one) => nested(one, 'products', 'categoryId'));
  return { groups, categories, products };
}

/** A channel's full catalogue. */
export const overall = v.pipe(
  v.custom<unknown>(isOverall),
  v.transform((wire): Catalog => {
    const { groups, categories, products } = listsOf(wire);
    return {
      groups: readRecords(group, groups),
      categories: readRecords(category, categories),
      products: readRecords(product, products),
    };
  }),
  v.transform(withoutUnkeptStock),
);

/** A catalogue with only what the app reads; `isGood`: it is one, and not all of its products are bad. */
export function catalogParts(wire: unknown): { parts: unknown; isGood: boolean } {
  let isGood = false;
  const read = (watched: unknown) => {
    const { success, output } = v.safeParse(overall, watched);
    isGood = success && (output.products.length > 0 || listsOf(wire).products.length === 0);
  };
  const parts = partsRead(wire, read, (name) => listNames.includes(name));
  return { parts, isGood };
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
  return withoutUnkeptStock({
    groups: readRecords(group, lists.groups),
    categories: readRecords(category, lists.categories),
    products: withoutRepeats(products),
  });
}

/** A parent's child records, with the parent's id added as `link`. */
function nested(parent: unknown, list: string, link: string): unknown[] {
  return (recordsOf(fieldOf(parent, list)) ?? []).map((child) =>
    typeof child === 'object'
      ? Object.create(child, { [link]: { value: fieldOf(child, link) ?? fieldOf(parent, 'id') } })
      : child,
  );
}

const grade = v.object({ productId: id, grade: numberOrNull });

export const grades = listOf(grade);
