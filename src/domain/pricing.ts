import type { Choice } from './cart';
import type { Product } from './catalog';
import type { OrderSettings } from './merchant';
import type { ServiceType, Totals } from './order';
import type { Promo } from './promo';

/** An amount in hundredths of the currency unit: 25 000 som are 2 500 000. Always an integer. */
export type Money = number;

/** What of a product decides its price. */
export type PricedProduct = Pick<Product, 'costPrice' | 'discount' | 'modificationGroups'>;

/** A line to be priced; one whose product is gone (null) counts nothing. */
export type PricedLine = {
  product: PricedProduct | null;
  choices: readonly Choice[];
  count: number;
};

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

/** A percent of an amount, half up to the hundredth; percents outside 0 to 100 are brought inside. */
function percentOf(money: Money, percent: number): Money {
  return roundHalfUp((money * Math.min(Math.max(percent, 0), 100)) / 100);
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
    return sum + (option?.price ?? 0) * choice.count;
  }, 0);
  return (product.costPrice + extra) * count;
}

/** The product's own percent of costPrice × count; options are never discounted (readings: money). */
export function lineDiscount(product: PricedProduct, count: number): Money {
  return percentOf(product.costPrice * count, product.discount);
}

/** What one piece without options costs after its discount, as the shelf shows it. */
export function discountedPrice(product: PricedProduct): Money {
  return product.costPrice - lineDiscount(product, 1);
}

function promoPart(promo: Promo | null, part: 'productDiscount' | 'deliveryDiscount', of: Money) {
  if (!promo) return 0;
  const wanted =
    promo.discountType === 'AMOUNT' ? Math.max(promo[part], 0) : percentOf(of, promo[part]);
  return Math.min(wanted, of);
}

function serviceFee(settings: OrderSettings, productPrice: Money): Money {
  if (!settings.isServiceFeeEnabled) return 0;
  const isFree =
    settings.isServiceFeeFreeAboveThreshold && productPrice > settings.serviceFeeThreshold;
  return isFree ? 0 : settings.serviceFeeAmount;
}

/**
 * All totals of an order (§5, readings: money), in integers throughout.
 * `promo` is one that `checkPromo` calls `added`; no part of it exceeds what it is taken from.
 * `cashback` is what the person wants to spend, `delivery` the price that the tariff call gave.
 * An empty basket has neither a delivery price nor a service fee.
 */
export function totals(from: {
  lines: readonly PricedLine[];
  promo: Promo | null;
  cashback: Money;
  cashbackBalance: Money;
  delivery: Money;
  serviceType: ServiceType;
  settings: OrderSettings;
}): Totals {
  let productCount = 0;
  let productPrice = 0;
  let totalProductDiscount = 0;
  for (const { product, choices, count } of from.lines) {
    if (!product) continue;
    productCount += count;
    productPrice += linePrice(product, choices, count);
    totalProductDiscount += lineDiscount(product, count);
  }

  const isEmpty = productCount === 0;
  const afterOwnDiscounts = productPrice - totalProductDiscount;
  const productDiscount =
    totalProductDiscount + promoPart(from.promo, 'productDiscount', afterOwnDiscounts);
  const deliveryPrice = from.serviceType === 'DELIVERY' && !isEmpty ? from.delivery : 0;
  const deliveryDiscount = promoPart(from.promo, 'deliveryDiscount', deliveryPrice);
  const servicePrice = isEmpty ? 0 : serviceFee(from.settings, productPrice);

  const left = productPrice - productDiscount + deliveryPrice - deliveryDiscount + servicePrice;
  const cashback = Math.max(Math.min(from.cashback, from.cashbackBalance, left), 0);
  return {
    productCount,
    productPrice,
    productDiscount,
    totalProductPrice: productPrice,
    totalProductDiscount,
    deliveryPrice,
    deliveryDiscount,
    totalDiscount: productDiscount + deliveryDiscount,
    cashback,
    servicePrice,
    totalPrice: Math.max(left - cashback, 0),
  };
}

/**
 * How much the products must still cost before they are delivered, 0 when it is enough (§5).
 * The product price before discounts counts, as it does for a promo's minimum. For deliveries only.
 */
export function missingForDelivery(
  { productPrice }: Pick<Totals, 'productPrice'>,
  settings: Pick<OrderSettings, 'minimalDeliveryPrice'>,
): Money {
  return Math.max(settings.minimalDeliveryPrice - productPrice, 0);
}
