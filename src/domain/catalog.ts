import type { Localized } from './language';
import type { Money } from './pricing';

/** A row of the shop's shelf plan: categories that belong together (§3). */
export type Group = {
  id: string;
  name: Localized;
  image: string | null;
  icon: string | null;
  bgColor: string | null;
  iconBgColor: string | null;
  priority: number;
};

export type CategorySize = 'BIG' | 'MEDIUM' | 'SMALL';
export type ScrollType = 'VERTICAL' | 'HORIZONTAL';
export type NavigationType = 'SHEET' | 'POP_UP' | 'FULL_SCREEN';

export type Category = {
  id: string;
  groupId: string | null;
  name: Localized;
  image: string | null;
  priority: number;
  textColor: string | null;
  viewType: CategorySize;
  scrollType: ScrollType;
  navigationType: NavigationType;
  isWithoutCart: boolean;
};

/** One choice inside a modification group; `price` is added to the product's own. */
export type Modification = {
  id: string;
  name: Localized;
  price: Money;
  image: string | null;
  priority: number;
};

/** A set of choices; between `min` and `max` of them are taken, `max` null for any number (§5). */
export type ModificationGroup = {
  id: string;
  name: Localized;
  min: number;
  max: number | null;
  priority: number;
  modifications: readonly Modification[];
};

export type Unit = 'KG' | 'LITER' | 'GRAMM' | 'COUNT';

export type Product = {
  id: string;
  name: Localized;
  description: Localized;
  composition: Localized;
  categoryId: string | null;
  image: string | null;
  gallery: readonly string[];
  priority: number;
  active: boolean;
  isAvailable: boolean;
  costPrice: Money;
  /** percent of the price, 0 to 100 */
  discount: number;
  /** pieces in stock; null when the merchant does not count them */
  amount: number | null;
  unit: Unit;
  type: 'NONE' | 'MODIFICATION';
  modificationGroups: readonly ModificationGroup[];
  labels: readonly Localized[];
  tags: readonly Localized[];
  calorie: number | null;
  measure: string | null;
  timeCookingMin: number | null;
  timeCookingMax: number | null;
  /** the branches that sell it; null when the server names none, which means every branch */
  branches: readonly { branchId: string; isActive: boolean }[] | null;
  isCartRecommendation: boolean;
  grade: number | null;
};

/** The overall catalogue (§3), already checked and mapped. */
export type Catalog = {
  groups: readonly Group[];
  categories: readonly Category[];
  products: readonly Product[];
};
