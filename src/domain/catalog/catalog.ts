import type { Money } from '../basket/pricing';
import type { Localized } from '../text/language';

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
  /** null: as the settings say */
  viewType: CategorySize | null;
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
  /** what the price is for; null for what the app has no word for */
  unit: Unit | null;
  type: 'NONE' | 'MODIFICATION';
  modificationGroups: readonly ModificationGroup[];
  labels: readonly Localized[];
  tags: readonly Localized[];
  calorie: number | null;
  measure: string | null;
  timeCookingMin: number | null;
  timeCookingMax: number | null;
  /** the branches that sell it, an empty list for none; null when the server sends no list: every branch */
  branches: readonly { branchId: string; isActive: boolean }[] | null;
  isCartRecommendation: boolean;
  /** false: it is handed over at a branch only */
  isDeliverable: boolean;
  grade: number | null;
};

/** The overall catalogue (§3), already checked and mapped. */
export type Catalog = {
  groups: readonly Group[];
  categories: readonly Category[];
  products: readonly Product[];
};

/** A shelf: a category and the products that it shows now. */
export type Section = { category: Category; products: readonly Product[] };

/** A group with its shelves; null gathers the categories of no known group, and comes last. */
export type SectionGroup = { group: Group | null; categories: readonly Section[] };

/** §4: after loading, everything counts as available; stock decides the rest. */
export function makeAvailable(catalog: Catalog): Catalog {
  if (catalog.products.every(({ isAvailable }) => isAvailable)) return catalog;
  const products = catalog.products.map((product) =>
    product.isAvailable ? product : { ...product, isAvailable: true },
  );
  return { ...catalog, products };
}

/**
 * The catalogue of a merchant that keeps no stock, in which no product has an amount above 0: a 0
 * there is "not kept", not "sold out" (readings: settled later).
 */
export function withoutUnkeptStock(catalog: Catalog): Catalog {
  const { products } = catalog;
  if (products.some(({ amount }) => amount !== null && amount > 0)) return catalog;
  return { ...catalog, products: products.map((product) => ({ ...product, amount: null })) };
}

/** §4: with a nearest branch chosen, a product must be linked to it, and the link be active. */
export function isSoldIn(product: Product, branchId: string | null): boolean {
  if (branchId === null || product.branches === null) return true;
  return product.branches.some((link) => link.branchId === branchId && link.isActive);
}

/** Active, and sold where the order comes from (§4). */
export function isVisible(product: Product, nearestBranchId: string | null): boolean {
  return product.active && isSoldIn(product, nearestBranchId);
}

/** Ascending; equal priorities stay as the server sent them. */
export function byPriority<Item extends { priority: number }>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => a.priority - b.priority);
}

function gather<Item>(items: readonly Item[], keyOf: (item: Item) => string | null) {
  const gathered = new Map<string | null, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const before = gathered.get(key);
    if (before) before.push(item);
    else gathered.set(key, [item]);
  }
  return gathered;
}

/**
 * What home shows (§4, Catalogue): groups, categories and products by ascending priority; only
 * visible products, only categories that have some, only groups that have such categories.
 */
export function arrangeCatalog(catalog: Catalog, nearestBranchId: string | null): SectionGroup[] {
  const visible = makeAvailable(catalog).products.filter((product) =>
    isVisible(product, nearestBranchId),
  );
  const productsOf = gather(byPriority(visible), ({ categoryId }) => categoryId);
  const sections = byPriority(catalog.categories).flatMap((category) => {
    const products = productsOf.get(category.id);
    return products ? [{ category, products }] : [];
  });

  const known = new Set(catalog.groups.map(({ id }) => id));
  const sectionsOf = gather(sections, ({ category: { groupId } }) =>
    groupId !== null && known.has(groupId) ? groupId : null,
  );
  return [...byPriority(catalog.groups), null].flatMap((group) => {
    const categories = sectionsOf.get(group?.id ?? null);
    return categories ? [{ group, categories }] : [];
  });
}

const indexes = new WeakMap<readonly Product[], ReadonlyMap<string, Product>>();

/** The products by id. Made once for each list: baskets ask on every render, with 10,000 products. */
export function productsById({
  products,
}: Pick<Catalog, 'products'>): ReadonlyMap<string, Product> {
  const made = indexes.get(products);
  if (made) return made;
  const index = new Map(products.map((product) => [product.id, product]));
  indexes.set(products, index);
  return index;
}
