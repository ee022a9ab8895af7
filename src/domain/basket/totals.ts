import type { Choice } from '../catalog/options';
import type { ServiceType, Totals } from '../order/order';
import type { OrderFees } from '../order/orderSettings';
import type { Promo } from '../promo/promo';
import {
  exact,
  lineDiscount,
  linePrice,
  type Money,
  type PricedProduct,
  percentOf,
} from './pricing';

/** A line to price; a null product (gone) counts as nothing. */
export type PricedLine = {
  product: PricedProduct | null;
  choices: readonly Choice[];
  count: number;
};

/** The price of the goods as their cards show it: without promo, fees, delivery and cashback. */
export const goodsPrice = ({ productPrice, totalProductDiscount }: Totals): Money =>
  exact(productPrice - totalProductDiscount);

function promoPart(promo: Promo | null, part: 'productDiscount' | 'deliveryDiscount', of: Money) {
  if (!promo) return 0;
  const wanted =
    promo.discountType === 'AMOUNT' ? Math.max(promo[part], 0) : percentOf(of, promo[part]);
  return Math.min(wanted, of);
}

function serviceFee(settings: OrderFees, productPrice: Money): Money {
  if (!settings.isServiceFeeEnabled) return 0;
  const isFree =
    settings.isServiceFeeFreeAboveThreshold && productPrice > settings.serviceFeeThreshold;
  return isFree ? 0 : settings.serviceFeeAmount;
}

/**
 * All totals of an order (§5, settled: money), in integer arithmetic. `promo` must be `added` by
 * `checkPromo`; a discount never exceeds what it applies to. `cashback` is the amount the customer
 * wants to spend, `delivery` the quoted price. An empty basket has no delivery price or service
 * fee.
 */
export function totals(from: {
  lines: readonly PricedLine[];
  promo: Promo | null;
  cashback: Money;
  cashbackBalance: Money;
  delivery: Money;
  serviceType: ServiceType;
  settings: OrderFees;
}): Totals {
  let productCount = 0;
  let productPrice = 0;
  let totalProductDiscount = 0;
  for (const { product, choices, count } of from.lines) {
    if (!product) continue;
    productCount += count;
    productPrice = exact(productPrice + linePrice(product, choices, count));
    totalProductDiscount = exact(totalProductDiscount + lineDiscount(product, count));
  }

  const isEmpty = productCount === 0;
  const afterOwnDiscounts = productPrice - totalProductDiscount;
  const productDiscount =
    totalProductDiscount + promoPart(from.promo, 'productDiscount', afterOwnDiscounts);
  const deliveryPrice = from.serviceType === 'DELIVERY' && !isEmpty ? from.delivery : 0;
  const deliveryDiscount = promoPart(from.promo, 'deliveryDiscount', deliveryPrice);
  const servicePrice = isEmpty ? 0 : serviceFee(from.settings, productPrice);

  const left = exact(
    productPrice - productDiscount + (deliveryPrice - deliveryDiscount) + servicePrice,
  );
  const cashback = Math.max(Math.min(from.cashback, from.cashbackBalance, left), 0);
  return {
    productCount,
    productPrice,
    productDiscount,
    totalProductPrice: productPrice,
    totalProductDiscount,
    deliveryPrice,
    deliveryDiscount,
    totalDiscount: exact(productDiscount + deliveryDiscount),
    cashback,
    servicePrice,
    totalPrice: Math.max(left - cashback, 0),
  };
}
