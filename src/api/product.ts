import * as v from 'valibot';
import type { Modification, ModificationGroup, Product } from '../domain/catalog/catalog';
import { units } from '../domain/catalog/catalogSchema';
import { withOwnIds } from './groupIds';
import { fieldOf } from './readers/field';
import { localizedList, pictureList, pictureOrNull } from './readers/links';
import { nestedListOf, readableListOf, repeatingListOf } from './readers/lists';
import { orNull } from './readers/records';
import { localized, textOrNull } from './readers/texts';
import {
  flag,
  id,
  idOrNull,
  numberFrom,
  numberOr,
  numberOrNull,
  oneOf,
  price,
  priceOrNull,
  reference,
  toNumber,
} from './readers/values';

const optionFields = {
  id: idOrNull,
  name: localized,
  price: priceOrNull,
  costPrice: priceOrNull,
  image: pictureOrNull,
  priority: numberOrNull,
};
const wrapped = orNull(v.object(optionFields));

/** An option, also one that wraps its product; without a price it is not offered, as it would be free. */
const modification = v.pipe(
  v.object({ ...optionFields, product: wrapped, modification: wrapped }),
  v.transform(({ product, modification: inner, ...wire }) => {
    const within = product ?? inner;
    const hasName = Object.keys(wire.name).length > 0;
    return {
      id: wire.id ?? within?.id ?? '',
      name: hasName ? wire.name : (within?.name ?? {}),
      price: wire.price ?? wire.costPrice ?? within?.price ?? within?.costPrice ?? null,
      image: wire.image ?? within?.image ?? null,
      priority: wire.priority ?? within?.priority ?? 0,
    };
  }),
  v.custom<Modification>(
    (option) => fieldOf(option, 'id') !== '' && fieldOf(option, 'price') !== null,
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

const linkedBranch = v.union([
  v.object({ id: idOrNull, isActive: flag(true), deleted: flag(false) }),
  v.pipe(
    id,
    v.transform((own) => ({ id: own, isActive: true, deleted: false })),
  ),
]);
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
    image: pictureOrNull,
    gallery: pictureList,
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
    timeCookingMin: numberFrom(0),
    timeCookingMax: numberFrom(0),
    productBranch: readableListOf(branchLink),
    isCartRecommendation: flag(false),
    deliveryEnabled: flag(true),
    grade: numberFrom(0, 5),
  }),
  v.transform(
    ({ category, discount, productBranch, deliveryEnabled, ...wire }): Product => ({
      ...wire,
      image: wire.image ?? wire.gallery[0] ?? null,
      // 0 stands for none, as in the other facts
      measure: toNumber(wire.measure) === 0 ? null : wire.measure,
      categoryId: wire.categoryId ?? category,
      discount: Math.min(100, Math.max(0, discount)),
      branches: productBranch,
      isDeliverable: deliveryEnabled,
    }),
  ),
);
