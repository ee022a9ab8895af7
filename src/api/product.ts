import * as v from 'valibot';
import type { Modification, ModificationGroup, Product } from '../domain/catalog/catalog';
import { units } from '../domain/catalog/catalogSchema';
import { withOwnIds } from './groupIds';
import { listIfSent, nestedListOf, repeatingListOf } from './lists';
import {
  flag,
  id,
  idOrNull,
  localized,
  localizedList,
  numberOr,
  numberOrNull,
  oneOf,
  orNull,
  price,
  priceOrNull,
  reference,
  textList,
  textOrNull,
} from './wire';

// Options without a price are free; only products require one.
const modification = v.pipe(
  v.object({
    id,
    name: localized,
    price: priceOrNull,
    costPrice: priceOrNull,
    image: textOrNull,
    priority: numberOr(0),
  }),
  v.transform(
    ({ costPrice, ...wire }): Modification => ({ ...wire, price: wire.price ?? costPrice ?? 0 }),
  ),
);

const modificationGroup = v.pipe(
  v.object({
    id: idOrNull,
    name: localized,
    min: numberOrNull,
    minCount: numberOrNull,
    max: numberOrNull,
    maxCount: numberOrNull,
    priority: numberOr(0),
    modifications: nestedListOf(modification),
    products: nestedListOf(modification),
  }),
  v.transform((wire): ModificationGroup => {
    const min = wire.min ?? wire.minCount ?? 0;
    const max = wire.max ?? wire.maxCount;
    return {
      id: wire.id ?? '',
      name: wire.name,
      min,
      // A maximum of 0 means no limit; one below the minimum is the minimum.
      max: max !== null && max > 0 ? Math.max(max, min) : null,
      priority: wire.priority,
      modifications: wire.modifications.length > 0 ? wire.modifications : wire.products,
    };
  }),
  v.check(({ id, modifications }) => id !== '' || modifications.length > 0),
);

const linkedBranch = v.object({ id: idOrNull, isActive: flag(true), deleted: flag(false) });
const branchRecord = v.object({
  branchId: idOrNull,
  branch: orNull(linkedBranch),
  isActive: flag(true),
  active: flag(true),
});

/** A link is active if both the link and its branch are, as far as the server says. */
const branchLink = v.pipe(
  v.union([
    branchRecord,
    v.pipe(
      id,
      v.transform((branchId) => ({ branchId, branch: null, isActive: true, active: true })),
    ),
  ]),
  v.transform(({ branchId, branch, isActive, active }) => ({
    branchId: branchId ?? branch?.id ?? '',
    isActive: isActive && active && branch?.isActive !== false && branch?.deleted !== true,
  })),
  v.check((link) => link.branchId !== ''),
);

/** A catalogue product (§3). Requires an id and a price. */
export const product = v.pipe(
  v.object({
    id,
    name: localized,
    description: localized,
    composition: localized,
    categoryId: idOrNull,
    category: reference,
    image: textOrNull,
    gallery: textList,
    priority: numberOr(0),
    active: flag(true),
    isAvailable: flag(true),
    costPrice: price,
    discount: numberOr(0),
    amount: numberOrNull,
    unit: oneOf(units, null),
    modificationGroups: v.pipe(repeatingListOf(modificationGroup), v.transform(withOwnIds)),
    labels: localizedList,
    tags: localizedList,
    calorie: numberOrNull,
    measure: textOrNull,
    timeCookingMin: numberOrNull,
    timeCookingMax: numberOrNull,
    productBranch: listIfSent(branchLink),
    isCartRecommendation: flag(false),
    deliveryEnabled: flag(true),
    grade: numberOrNull,
  }),
  v.transform(
    ({ category, discount, productBranch, deliveryEnabled, ...wire }): Product => ({
      ...wire,
      categoryId: wire.categoryId ?? category,
      discount: Math.min(100, Math.max(0, discount)),
      branches: productBranch,
      isDeliverable: deliveryEnabled,
    }),
  ),
);
