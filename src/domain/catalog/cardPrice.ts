import { discountedPrice, exact, type Money } from '../basket/pricing';
import type { Product } from './catalog';

/** What a card says that a product costs. */
export type CardPrice = {
  /** the least that one piece can be had for */
  price: Money;
  /** the same before the product's discount, null without one */
  oldPrice: Money | null;
  /** what has to be chosen can make it dearer */
  isFrom: boolean;
};

type Shown = Pick<Product, 'costPrice' | 'discount' | 'modificationGroups'>;

/** The price on the shelf: with the cheapest options of the groups from which some must be taken. */
export function cardPrice(product: Shown): CardPrice {
  let extra = 0;
  let isFrom = false;
  for (const { min, modifications } of product.modificationGroups) {
    if (min < 1 || modifications.length === 0) continue;
    const prices = modifications.map(({ price }) => price);
    const least = Math.min(...prices);
    extra = exact(extra + exact(least * min));
    if (Math.max(...prices) > least) isFrom = true;
  }
  const price = exact(discountedPrice(product) + extra);
  const before = exact(product.costPrice + extra);
  return { price, oldPrice: before > price ? before : null, isFrom };
}
