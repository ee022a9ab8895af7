import * as v from 'valibot';
import {
  type Catalog,
  type Category,
  type Group,
  withoutUnkeptStock,
} from '../domain/catalog/catalog';
import type { Channel } from '../domain/merchant';
import type { Http } from './http';
import { listOf, readRecords, recordsOf } from './lists';
import { product } from './product';
import type { Result } from './result';
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
  viewType: oneOf(['BIG', 'MEDIUM', 'SMALL'], null),
  scrollType: oneOf(['VERTICAL', 'HORIZONTAL'], 'VERTICAL'),
  navigationType: oneOf(['SHEET', 'POP_UP', 'FULL_SCREEN'], 'SHEET'),
  isWithoutCart: flag(false),
}) satisfies v.GenericSchema<unknown, Category>;

const listNames = ['groups', 'categories', 'products'];

/**
 * Flat lists take precedence; nested copies are read only if a flat list is missing (settled: shapes
 * on the wire).
 */
const overall = v.pipe(
  v.looseObject({}),
  v.check((wire) => listNames.some((name) => recordsOf(wire[name]) !== null)),
  v.transform((wire): Catalog => {
    const groups = recordsOf(wire.groups) ?? [];
    const categories =
      recordsOf(wire.categories) ?? groups.flatMap((one) => nested(one, 'categories', 'groupId'));
    const products =
      recordsOf(wire.products) ??
      categories.flatMap((one) => nested(one, 'products', 'categoryId'));
    return {
      groups: readRecords(group, groups),
      categories: readRecords(category, categories),
      products: readRecords(product, products),
    };
  }),
  v.transform(withoutUnkeptStock),
);

/** A parent's child records, with the parent's id added as `link`. */
function nested(parent: unknown, list: string, link: string): unknown[] {
  return (recordsOf(fieldOf(parent, list)) ?? []).map((child) =>
    typeof child === 'object'
      ? { ...child, [link]: fieldOf(child, link) ?? fieldOf(parent, 'id') }
      : child,
  );
}

const grade = v.object({ productId: id, grade: numberOrNull });

/** Fetches the channel's full catalogue (§7), in the server's order. */
export const getCatalog = (http: Http, type: Channel): Promise<Result<Catalog>> =>
  http.get('/products/v1/overalls', { query: { type }, schema: overall });

/** Fetches product ratings (§7). */
export const getGrades = (
  http: Http,
): Promise<Result<{ productId: string; grade: number | null }[]>> =>
  http.get('/products/v1/grade', { schema: listOf(grade) });
