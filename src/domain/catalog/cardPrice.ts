import { discountedPrice, exact, type Money } from '../basket/pricing';
import type { Product } from './catalog';
import { mayRepeat } from './options';

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
  for (const group of product.modificationGroups) {
    const { min, modifications } = group;
    if (min < 1 || modifications.length === 0) continue;
    const prices = modifications.map(({ price }) => price).sort((a, b) => a - b);
    // The same option several times, or as many different ones.
    const [taken, times] = mayRepeat(group) ? [1, min] : [min, 1];
    const least = sumOf(prices.slice(0, taken));
    extra = exact(extra + exact(least * times));
    if (sumOf(prices.slice(-taken)) > least) isFrom = true;
  }
  const price = exact(discountedPrice(product) + extra);
  const before = exact(product.costPrice + extra);
  return { price, oldPrice: before > price ? before : null, isFrom };
}

const sumOf = (prices: readonly Money[]): Money =>
  exact(prices.reduce((sum, price) => sum + price, 0));
