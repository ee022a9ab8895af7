import { flag, listOf, number, oneOf, orNull, record, type Shape, text } from '../shape';
import { isLocalized } from '../text/language';
import type { Catalog, Category, Group, Modification, ModificationGroup, Product } from './catalog';

const textOrNull = orNull(text);
const numberOrNull = orNull(number);

const isGroup = record<Group>({
  id: text,
  name: isLocalized,
  image: textOrNull,
  icon: textOrNull,
  bgColor: textOrNull,
  iconBgColor: textOrNull,
  priority: number,
});

const isCategory = record<Category>({
  id: text,
  groupId: textOrNull,
  name: isLocalized,
  image: textOrNull,
  priority: number,
  textColor: textOrNull,
  viewType: orNull(oneOf('BIG', 'MEDIUM', 'SMALL')),
  scrollType: oneOf('VERTICAL', 'HORIZONTAL'),
  navigationType: oneOf('SHEET', 'POP_UP', 'FULL_SCREEN'),
  isWithoutCart: flag,
});

const isModification = record<Modification>({
  id: text,
  name: isLocalized,
  price: number,
  image: textOrNull,
  priority: number,
});

const isModificationGroup = record<ModificationGroup>({
  id: text,
  name: isLocalized,
  min: number,
  max: numberOrNull,
  priority: number,
  modifications: listOf(isModification),
});

const isProduct = record<Product>({
  id: text,
  name: isLocalized,
  description: isLocalized,
  composition: isLocalized,
  categoryId: textOrNull,
  image: textOrNull,
  gallery: listOf(text),
  priority: number,
  active: flag,
  isAvailable: flag,
  costPrice: number,
  discount: number,
  amount: numberOrNull,
  unit: orNull(oneOf('KG', 'LITER', 'GRAMM', 'COUNT')),
  modificationGroups: listOf(isModificationGroup),
  labels: listOf(isLocalized),
  tags: listOf(isLocalized),
  calorie: numberOrNull,
  measure: textOrNull,
  timeCookingMin: numberOrNull,
  timeCookingMax: numberOrNull,
  branches: orNull(listOf(record({ branchId: text, isActive: flag }))),
  isCartRecommendation: flag,
  isDeliverable: flag,
  grade: numberOrNull,
});

/** Whether a stored catalogue is valid for this version of the app. */
export const isCatalog: Shape<Catalog> = record<Catalog>({
  groups: listOf(isGroup),
  categories: listOf(isCategory),
  products: listOf(isProduct),
});
