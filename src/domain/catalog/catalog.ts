import type * as v from 'valibot';
import type { catalogSchema } from './catalogSchema';

/** The full catalogue (§3), validated and mapped. */
export type Catalog = v.InferOutput<typeof catalogSchema>;
export type Group = Catalog['groups'][number];
export type Category = Catalog['categories'][number];
export type Product = Catalog['products'][number];
/** A set of options: from `min` to `max` may be chosen, `max` null for no limit (§5). */
export type ModificationGroup = Product['modificationGroups'][number];
/** An option of a modification group; `price` is added to the product's. */
export type Modification = ModificationGroup['modifications'][number];

/** A category with its visible products. */
export type Section = { category: Category; products: readonly Product[] };

/** A group with its sections; null, always last, holds categories without a known group. */
export type SectionGroup = { group: Group | null; categories: readonly Section[] };

/** §4: after loading, every product counts as available; stock decides the rest. */
export function makeAvailable(catalog: Catalog): Catalog {
  if (catalog.products.every(({ isAvailable }) => isAvailable)) return catalog;
  const products = catalog.products.map((product) =>
    product.isAvailable ? product : { ...product, isAvailable: true },
  );
  return { ...catalog, products };
}

/** §4: once a nearest branch is chosen, a product needs an active link to it. */
export function isSoldIn(product: Product, branchId: string | null): boolean {
  if (branchId === null || product.branches === null) return true;
  return product.branches.some((link) => link.branchId === branchId && link.isActive);
}

/** Active and sold by the nearest branch (§4). */
export function isVisible(product: Product, nearestBranchId: string | null): boolean {
  return product.active && isSoldIn(product, nearestBranchId);
}

/** Ascending and stable: equal priorities keep the server's order. */
export function byPriority<Item extends { priority: number }>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => a.priority - b.priority);
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string | null) {
  const groups = new Map<string | null, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const existing = groups.get(key);
    if (existing) existing.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/**
 * The home page (§4, Catalogue): groups, categories and products by ascending priority, without
 * hidden products, empty categories and empty groups.
 */
export function arrangeCatalog(catalog: Catalog, nearestBranchId: string | null): SectionGroup[] {
  const visible = makeAvailable(catalog).products.filter((product) =>
    isVisible(product, nearestBranchId),
  );
  const productsOf = groupBy(byPriority(visible), ({ categoryId }) => categoryId);
  const sections = byPriority(catalog.categories).flatMap((category) => {
    const products = productsOf.get(category.id);
    return products ? [{ category, products }] : [];
  });

  const known = new Set(catalog.groups.map(({ id }) => id));
  const sectionsOf = groupBy(sections, ({ category: { groupId } }) =>
    groupId !== null && known.has(groupId) ? groupId : null,
  );
  return [...byPriority(catalog.groups), null].flatMap((group) => {
    const categories = sectionsOf.get(group?.id ?? null);
    return categories ? [{ group, categories }] : [];
  });
}

/** The groups with their first `most` categories in all. */
export function firstCategories(groups: readonly SectionGroup[], most: number): SectionGroup[] {
  let left = most;
  return groups.flatMap(({ group, categories }) => {
    const shown = categories.slice(0, left);
    left -= shown.length;
    return shown[0] ? [{ group, categories: shown }] : [];
  });
}

const indexes = new WeakMap<readonly Product[], ReadonlyMap<string, Product>>();

/**
 * Products by id, cached per list: baskets look them up on every render of up to 10,000 products.
 */
export function productsById({
  products,
}: Pick<Catalog, 'products'>): ReadonlyMap<string, Product> {
  const cached = indexes.get(products);
  if (cached) return cached;
  const index = new Map(products.map((product) => [product.id, product]));
  indexes.set(products, index);
  return index;
}

/** A favourite: its own server id and the product's id. */
export type Favourite = { id: string; productId: string };
