import type { Product } from '../catalog/catalog';
import { type Choice, optionOf } from '../catalog/options';

/**
 * An amount in the smallest unit of its currency (`currencyDigits`): 25 000 som are 2 500 000, 1.375 dinars
 * 1375. Always an integer.
 */
export type Money = number;

export type PricedProduct = Pick<Product, 'costPrice' | 'discount' | 'modificationGroups'>;

/**
 * Rounds half up to an integer. Reduces to 15 significant digits first, so that 1.005, stored as
 * 1.00499…, rounds up.
 */
function roundHalfUp(amount: number): Money {
  return Math.round(Number(amount.toPrecision(15))) + 0;
}

/**
 * Converts a finite amount in units of the currency (som: 25000 or 19.99) to money, rounding half up;
 * `digits`: the decimals of the currency.
 */
export function toMoney(units: number, digits: number): Money {
  return roundHalfUp(units * 10 ** digits);
}

/** Money as a plain number of currency units, as on the wire; `digits`: the decimals of the currency. */
export function fromMoney(money: Money, digits: number): number {
  return money / 10 ** digits;
}

/** Caps a sum so that it stays an exact integer, even if the server sends absurd prices. */
export const exact = (sum: Money): Money => Math.min(sum, Number.MAX_SAFE_INTEGER);

/** A percentage of an amount, rounded half up; the percentage is clamped to 0–100. */
export function percentOf(money: Money, percent: number): Money {
  return Math.min(roundHalfUp((money * Math.min(Math.max(percent, 0), 100)) / 100), money);
}

/** (costPrice + Σ option price × option count) × count (§5, Totals). An unknown option costs nothing. */
export function linePrice(
  product: PricedProduct,
  choices: readonly Choice[],
  count: number,
): Money {
  const extra = choices.reduce(
    (sum, choice) => exact(sum + exact((optionOf(product, choice)?.price ?? 0) * choice.count)),
    0,
  );
  return exact(exact(product.costPrice + extra) * count);
}

/**
 * The product's own discount on costPrice × count; options are never discounted (settled: money).
 */
export function lineDiscount(product: PricedProduct, count: number): Money {
  return percentOf(exact(product.costPrice * count), product.discount);
}

/** Price of one piece without options, after its discount, as the catalogue shows it. */
export function discountedPrice(product: PricedProduct): Money {
  return exact(product.costPrice) - lineDiscount(product, 1);
}
