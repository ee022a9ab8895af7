import type { TotalsRecord } from '../records/order';

/*
 * The server's own arithmetic, independent of the app's on purpose: it checks the app's totals.
 * Internal amounts are integers, ten-thousandths of the currency's unit: finer than any currency.
 */

/** Converts an amount of the wire to an integer. */
const exact = (units: number): number => Math.round(units * 10_000);

/** Converts such an integer to an amount of the wire. */
const units = (amount: number): number => amount / 10_000;

/** Orders two amounts of the wire: above 0 if the first is larger, 0 if they are equal. */
export const compareAmounts = (one: number, other: number): number => exact(one) - exact(other);

type PricedLine = {
  costPrice: number;
  /** percent */
  discount: number;
  count: number;
  options: readonly { price: number; count: number }[];
};

type PromoRule = {
  discountType: 'AMOUNT' | 'PERCENTAGE';
  productDiscount: number;
  deliveryDiscount: number;
};

export type Bill = {
  lines: readonly PricedLine[];
  deliveryPrice: number;
  servicePrice: number;
  cashback: number;
  promo: PromoRule | null;
  /** decimals of the currency; a percentage is rounded to them */
  digits?: number;
};

/** The totals of an order (§5, settled: money). Input and output in units of the currency. */
export function totalsOf(bill: Bill): TotalsRecord {
  let goods = 0;
  let goodsOff = 0;
  let pieces = 0;
  const unit = 10 ** (4 - (bill.digits ?? 2));
  for (const line of bill.lines) {
    const options = line.options.reduce((sum, each) => sum + exact(each.price) * each.count, 0);
    goods += (exact(line.costPrice) + options) * line.count;
    goodsOff += percentOf(exact(line.costPrice) * line.count, line.discount, unit);
    pieces += line.count;
  }
  const delivery = exact(bill.deliveryPrice);
  const service = exact(bill.servicePrice);
  const afterOwn = goods - goodsOff;
  const promoOff = Math.min(promoPart(bill.promo, 'productDiscount', afterOwn, unit), afterOwn);
  const deliveryOff = Math.min(promoPart(bill.promo, 'deliveryDiscount', delivery, unit), delivery);
  const beforeCashback = afterOwn - promoOff + delivery - deliveryOff + service;
  const cashback = Math.min(exact(bill.cashback), beforeCashback);
  return {
    productCount: pieces,
    productPrice: units(goods),
    totalProductPrice: units(goods),
    totalProductDiscount: units(goodsOff),
    productDiscount: units(goodsOff + promoOff),
    deliveryPrice: units(delivery),
    deliveryDiscount: units(deliveryOff),
    totalDiscount: units(goodsOff + promoOff + deliveryOff),
    cashback: units(cashback),
    servicePrice: units(service),
    totalPrice: units(Math.max(0, beforeCashback - cashback)),
  };
}

function promoPart(
  promo: PromoRule | null,
  part: 'productDiscount' | 'deliveryDiscount',
  base: number,
  unit: number,
): number {
  if (!promo) return 0;
  return promo.discountType === 'AMOUNT' ? exact(promo[part]) : percentOf(base, promo[part], unit);
}

/** Percent (up to six decimals) of an amount, rounded half up to a multiple of `unit`; exact at any size. */
function percentOf(amount: number, percent: number, unit: number): number {
  const hundred = 100_000_000n * BigInt(unit);
  const parts = BigInt(amount) * BigInt(Math.round(percent * 1_000_000));
  return Number((parts * 2n + hundred) / (hundred * 2n)) * unit;
}
