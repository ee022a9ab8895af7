import type { Product } from '../catalog/catalog';
import { optionOf } from '../catalog/options';
import type { Choice } from './cart';

/** An amount in hundredths of the currency unit: 25 000 som are 2 500 000. Always an integer. */
export type Money = number;

export type PricedProduct = Pick<Product, 'costPrice' | 'discount' | 'modificationGroups'>;

/**
 * Rounds half up to a whole hundredth. Reduces to 15 significant digits first, so that 1.005,
 * stored as 1.00499…, rounds up.
 */
function roundHalfUp(hundredths: number): Money {
  return Math.round(Number(hundredths.toPrecision(15))) + 0;
}

/** Converts a finite wire amount (som: 25000 or 19.99) to money, rounding half up. */
export function toMoney(units: number): Money {
  return roundHalfUp(units * 100);
}

/** Money in wire format: a plain number of currency units. */
export function fromMoney(money: Money): number {
  return money / 100;
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

/** Price of some pieces without options, after the discount. */
export function piecesPrice(product: PricedProduct, count: number): Money {
  return exact(product.costPrice * count) - lineDiscount(product, count);
}

/** Price of one piece without options, after its discount, as the catalogue shows it. */
export function discountedPrice(product: PricedProduct): Money {
  return piecesPrice(product, 1);
}
