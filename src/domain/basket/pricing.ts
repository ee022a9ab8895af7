import type { Product } from '../catalog/catalog';
import type { Choice } from './cart';

/** An amount in hundredths of the currency unit: 25 000 som are 2 500 000. Always an integer. */
export type Money = number;

/** What of a product decides its price. */
export type PricedProduct = Pick<Product, 'costPrice' | 'discount' | 'modificationGroups'>;

/**
 * Rounds half up to a whole hundredth. Fifteen digits first, so that 1.005 som, which a computer
 * keeps as 1.00499…, goes up as a person would round it.
 */
function roundHalfUp(hundredths: number): Money {
  return Math.round(Number(hundredths.toPrecision(15))) + 0;
}

/** A finite number of the wire (som, 25000 or 19.99) as money, half up to the hundredth. */
export function toMoney(units: number): Money {
  return roundHalfUp(units * 100);
}

/** Money as the wire has it: a plain number of currency units. */
export function fromMoney(money: Money): number {
  return money / 100;
}

/** A sum that stays an exact integer: no shop is dearer than that, but a server's mistake may be. */
export const exact = (sum: Money): Money => Math.min(sum, Number.MAX_SAFE_INTEGER);

/** A percent of an amount, half up to the hundredth; percents outside 0 to 100 are brought inside. */
export function percentOf(money: Money, percent: number): Money {
  return Math.min(roundHalfUp((money * Math.min(Math.max(percent, 0), 100)) / 100), money);
}

/** (costPrice + Σ option price × option count) × count (§5, Totals). An unknown option costs nothing. */
export function linePrice(
  product: PricedProduct,
  choices: readonly Choice[],
  count: number,
): Money {
  const options = product.modificationGroups.flatMap((group) => group.modifications);
  const extra = choices.reduce((sum, choice) => {
    const option = options.find(({ id }) => id === choice.modificationId);
    return exact(sum + exact((option?.price ?? 0) * choice.count));
  }, 0);
  return exact(exact(product.costPrice + extra) * count);
}

/** The product's own percent of costPrice × count; options are never discounted (readings: money). */
export function lineDiscount(product: PricedProduct, count: number): Money {
  return percentOf(exact(product.costPrice * count), product.discount);
}

/** What one piece without options costs after its discount, as the shelf shows it. */
export function discountedPrice(product: PricedProduct): Money {
  return product.costPrice - lineDiscount(product, 1);
}
