import { discountedPrice, exact, type Money } from '../basket/pricing';
import type { Product } from './catalog';

/** The price shown on a product card. */
export type CardPrice = {
  /** lowest price of one piece */
  price: Money;
  /** the same before the discount, null without one */
  oldPrice: Money | null;
  /** required options can raise the price */
  isFrom: boolean;
};

type Shown = Pick<Product, 'costPrice' | 'discount' | 'modificationGroups'>;

/** Card price: the product plus the cheapest options of its required groups. */
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
