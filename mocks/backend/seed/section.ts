import type { PictureRecipe, Tint } from '../pictures/recipe';
import type { ModificationGroupRecord, ProductRecord } from '../records/catalog';
import type { Text } from '../records/text';

/** A product as written in the seed; omitted fields take defaults. */
export type Dish = {
  id: string;
  /** code points of an emoji, and of a smaller one beside it */
  emoji: string;
  garnish?: string;
  price: number;
  name: Text;
  about: Text;
  made?: Text;
  kcal?: number;
  measure?: string;
  /** the unit of the price, by default a piece */
  unit?: ProductRecord['unit'];
  /** pick-up only */
  isUndelivered?: boolean;
  minutes?: readonly [min: number, max: number];
  discount?: number;
  amount?: number;
  /** the only branches selling it */
  only?: readonly string[];
  options?: readonly ModificationGroupRecord[];
  tags?: readonly Text[];
  labels?: readonly Text[];
  views?: 1 | 2 | 3;
  recommended?: boolean;
  grade?: number;
};

export type Pictures = Record<string, PictureRecipe>;

/** The products of one category, in the given order, with their picture recipes. */
export function section(
  place: { merchantId: string; folder: string; categoryId: string; tint: Tint },
  dishes: readonly Dish[],
): { products: ProductRecord[]; pictures: Pictures } {
  const pictures: Pictures = {};
  const products = dishes.map((dish, index): ProductRecord => {
    const paths = ([0, 1, 2] as const).slice(0, dish.views ?? 1).map((angle) => {
      const path = `${place.folder}/${dish.id}-${angle + 1}.webp`;
      const garnish = dish.garnish ?? null;
      pictures[path] = { kind: 'dish', emoji: dish.emoji, garnish, tint: place.tint, angle };
      return path;
    });
    return {
      id: dish.id,
      merchantId: place.merchantId,
      categoryId: place.categoryId,
      name: dish.name,
      description: dish.about,
      composition: dish.made ?? null,
      image: paths[0] ?? null,
      gallery: paths,
      priority: index + 1,
      active: true,
      isAvailable: true,
      costPrice: dish.price,
      additionalPrice: 0,
      discount: dish.discount ?? 0,
      count: 0,
      amount: dish.amount ?? null,
      unit: dish.unit ?? 'COUNT',
      type: dish.options ? 'MODIFICATION' : 'NONE',
      modificationGroups: [...(dish.options ?? [])],
      labels: [...(dish.labels ?? [])],
      tags: [...(dish.tags ?? [])],
      calorie: dish.kcal ?? null,
      measure: dish.measure ?? null,
      timeCookingMin: dish.minutes?.[0] ?? null,
      timeCookingMax: dish.minutes?.[1] ?? null,
      barcode: null,
      mxicCode: null,
      productBranch: dish.only?.map((branchId) => ({ branchId, isActive: true })) ?? null,
      isCartRecommendation: dish.recommended ?? false,
      deliveryEnabled: !dish.isUndelivered,
      grade: dish.grade ?? null,
      posterId: null,
      jowiId: null,
      integrationId: null,
      integrationCategoryId: null,
    };
  });
  return { products, pictures };
}
