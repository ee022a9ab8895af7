import * as v from 'valibot';
import { flag, listOf, localized, number, numberOrNull, text, textOrNull } from '../schema';

/** A group of categories (§3). */
const group = v.object({
  id: text,
  name: localized,
  image: textOrNull,
  icon: textOrNull,
  bgColor: textOrNull,
  iconBgColor: textOrNull,
  priority: number,
});

export const categorySizes = ['BIG', 'MEDIUM', 'SMALL'] as const;
export const scrollTypes = ['VERTICAL', 'HORIZONTAL'] as const;
export const navigationTypes = ['SHEET', 'POP_UP', 'FULL_SCREEN'] as const;

const category = v.object({
  id: text,
  groupId: textOrNull,
  name: localized,
  image: textOrNull,
  priority: number,
  textColor: textOrNull,
  /** null: use the merchant settings */
  viewType: v.nullable(v.picklist(categorySizes)),
  scrollType: v.picklist(scrollTypes),
  navigationType: v.picklist(navigationTypes),
  isWithoutCart: flag,
});

/** An option of a modification group; `price` is added to the product's. */
const modification = v.object({
  id: text,
  name: localized,
  price: number,
  image: textOrNull,
  priority: number,
});

/** A set of options: from `min` to `max` may be chosen, `max` null for no limit (§5). */
const modificationGroup = v.object({
  id: text,
  name: localized,
  min: number,
  max: numberOrNull,
  priority: number,
  modifications: listOf(modification),
});

export const units = ['KG', 'LITER', 'GRAMM', 'COUNT'] as const;

const product = v.object({
  id: text,
  name: localized,
  description: localized,
  composition: localized,
  categoryId: textOrNull,
  image: textOrNull,
  gallery: listOf(text),
  priority: number,
  active: flag,
  isAvailable: flag,
  costPrice: number,
  /** percent, 0 to 100 */
  discount: number,
  /** pieces in stock; null if the merchant does not track stock */
  amount: numberOrNull,
  /** unit of the price; null if unknown to the app */
  unit: v.nullable(v.picklist(units)),
  modificationGroups: listOf(modificationGroup),
  labels: listOf(localized),
  tags: listOf(localized),
  calorie: numberOrNull,
  measure: textOrNull,
  timeCookingMin: numberOrNull,
  timeCookingMax: numberOrNull,
  /** branches that sell it; empty means none, null (no list sent) means all */
  branches: v.nullable(listOf(v.object({ branchId: text, isActive: flag }))),
  isCartRecommendation: flag,
  /** false: pick-up and dine-in only */
  isDeliverable: flag,
  grade: numberOrNull,
});

/** The full catalogue (§3), validated and mapped. */
export const catalogSchema = v.object({
  groups: listOf(group),
  categories: listOf(category),
  products: listOf(product),
});
