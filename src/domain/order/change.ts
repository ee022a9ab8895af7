import { fromMoney, type Money, toMoney } from '../basket/pricing';
import { currencyDigits } from '../text/currency';
import type { ServiceType } from './order';
import type { Payment } from './payment';

/**
 * What is paid with in cash, so that the person who hands the order over brings change; `none`: the money
 * is counted out.
 */
export type Change = Money | 'none';

/** Steps of sums that people pay with, in units of the currency. */
const steps: Readonly<Record<string, readonly number[]>> = {
  UZS: [50_000, 100_000, 200_000],
  KZT: [5_000, 10_000, 20_000],
  RUB: [1_000, 2_000, 5_000],
  USD: [10, 20, 50],
};

/** For other currencies: 1, 2 and 5 of the amount's highest digit. `total` in units of the currency. */
const stepsFor = (total: number, currency: string): readonly number[] =>
  steps[currency.trim().toUpperCase()] ??
  [1, 2, 5].map((times) => times * 10 ** Math.max(0, Math.floor(Math.log10(total))));

/** The next round sums above the total, in ascending order. `currency` is an ISO code. */
export function changeSums(total: Money, currency: string): Money[] {
  const digits = currencyDigits(currency);
  const sums = stepsFor(fromMoney(total, digits), currency).map((units) => {
    const step = toMoney(units, digits);
    return (Math.floor(total / step) + 1) * step;
  });
  return [...new Set(sums)].sort((a, b) => a - b);
}

/** A stored answer; null without one. */
export function changeOf(stored: unknown): Change | null {
  if (stored === 'none') return stored;
  return typeof stored === 'number' && Number.isSafeInteger(stored) && stored > 0 ? stored : null;
}

/** The total that is paid in cash to the person who hands the order over; null if none is. */
export function cashTotal(from: {
  payment: Payment | null;
  serviceType: ServiceType;
  totalPrice: Money;
}): Money | null {
  const isHandedOver = from.payment?.type === 'CASH' && from.serviceType !== 'DINE_IN';
  return isHandedOver && from.totalPrice > 0 ? from.totalPrice : null;
}

/**
 * The answer that holds for a total: a smaller sum does not, and exactly the total needs no change.
 * null: nothing is said.
 */
export function changeFor(total: Money | null, answer: Change | null): Change | null {
  if (total === null || answer === null) return null;
  if (answer === 'none' || answer === total) return 'none';
  return answer > total ? answer : null;
}
