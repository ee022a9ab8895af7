import * as v from 'valibot';
import type { Catalog, Category, Group } from '../domain/catalog/catalog';
import { categorySizes, navigationTypes, scrollTypes } from '../domain/catalog/catalogSchema';
import { product } from './product';
import { fieldOf } from './readers/field';
import { pictureOrNull } from './readers/links';
import { listOf, readRecords, recordsOf } from './readers/lists';
import { localized } from './readers/texts';
import { colorOrNull, flag, id, idOrNull, numberFrom, numberOr, oneOf } from './readers/values';

export const group = v.object({
  id,
  name: localized,
  image: pictureOrNull,
  icon: pictureOrNull,
  bgColor: colorOrNull,
  iconBgColor: colorOrNull,
  priority: numberOr(0),
}) satisfies v.GenericSchema<unknown, Group>;

export const category = v.object({
  id,
  groupId: idOrNull,
  name: localized,
  image: pictureOrNull,
  priority: numberOr(0),
  textColor: colorOrNull,
  viewType: oneOf(categorySizes, null),
  scrollType: oneOf(scrollTypes, 'VERTICAL'),
  navigationType: oneOf(navigationTypes, 'SHEET'),
  isWithoutCart: flag(false),
}) satisfies v.GenericSchema<unknown, Category>;

export const listNames = ['groups', 'categories', 'products'];

/** A response that holds at least one of the lists. */
export const isOverall = (wire: unknown): boolean =>
  listNames.some((name) => Array.isArray(recordsOf(fieldOf(wire, name))));

/**
 * Flat lists take precedence; nested copies are read only if a flat list is missing or empty (settled: shapes
 * on the wire).
 */
export function listsOf(wire: unknown) {
  const listIn = (name: string) => recordsOf(fieldOf(wire, name)) ?? [];
  const groups = listIn('groups');
  const categories = either('categories', () =>
    groups.flatMap((one) => nested(one, 'categories', 'groupId')),
  );
  const products = either('products', () =>
    categories.flatMap((one) => nested(one, 'products', 'categoryId')),
  );
  return { groups, categories, products };

  function either(name: string, copies: () => readonly unknown[]): readonly unknown[] {
    const flat = listIn(name);
    return flat.length > 0 ? flat : copies();
  }
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
);

/** A parent's child records, with the parent's id added as `link`. */
function nested(parent: unknown, list: string, link: string): unknown[] {
  return (recordsOf(fieldOf(parent, list)) ?? []).map((child) =>
    typeof child === 'object'
      ? Object.create(child, { [link]: { value: fieldOf(child, link) ?? fieldOf(parent, 'id') } })
      : child,
  );
}

const grade = v.object({ productId: id, grade: numberFrom(0, 5) });

export const grades = listOf(grade);
