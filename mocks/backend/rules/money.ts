import type { TotalsRecord } from '../records/order';

/*
 * The server's own arithmetic, independent of the app's on purpose: it checks the app's totals.
 * Internal amounts are integers, hundredths of a som ("tiyin").
 */

/** Converts som of the wire to tiyin. */
export function tiyin(som: number): number {
  return Math.round(som * 100);
}

/** Converts tiyin to som of the wire. */
function som(amount: number): number {
  return amount / 100;
}

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
};

/** The totals of an order (§5, settled: money). Input and output in som. */
export function totalsOf(bill: Bill): TotalsRecord {
  let goods = 0;
  let goodsOff = 0;
  let pieces = 0;
  for (const line of bill.lines) {
    const options = line.options.reduce((sum, each) => sum + tiyin(each.price) * each.count, 0);
    goods += (tiyin(line.costPrice) + options) * line.count;
    goodsOff += percentOf(tiyin(line.costPrice) * line.count, line.discount);
    pieces += line.count;
  }
  const delivery = tiyin(bill.deliveryPrice);
  const service = tiyin(bill.servicePrice);
  const afterOwn = goods - goodsOff;
  const promoOff = Math.min(promoPart(bill.promo, 'productDiscount', afterOwn), afterOwn);
  const deliveryOff = Math.min(promoPart(bill.promo, 'deliveryDiscount', delivery), delivery);
  const beforeCashback = afterOwn - promoOff + delivery - deliveryOff + service;
  const cashback = Math.min(tiyin(bill.cashback), beforeCashback);
  return {
    productCount: pieces,
    productPrice: som(goods),
    totalProductPrice: som(goods),
    totalProductDiscount: som(goodsOff),
    productDiscount: som(goodsOff + promoOff),
    deliveryPrice: som(delivery),
    deliveryDiscount: som(deliveryOff),
    totalDiscount: som(goodsOff + promoOff + deliveryOff),
    cashback: som(cashback),
    servicePrice: som(service),
    totalPrice: som(Math.max(0, beforeCashback - cashback)),
  };
}

function promoPart(
  promo: PromoRule | null,
  part: 'productDiscount' | 'deliveryDiscount',
  base: number,
): number {
  if (!promo) return 0;
  return promo.discountType === 'AMOUNT' ? tiyin(promo[part]) : percentOf(base, promo[part]);
}

/** Percent (up to six decimals) of an amount, rounded half up to a tiyin; exact at any size. */
function percentOf(amount: number, percent: number): number {
  const hundred = 100_000_000n;
  const exact = BigInt(amount) * BigInt(Math.round(percent * 1_000_000));
  return Number((exact * 2n + hundred) / (hundred * 2n));
}
