import type { Money } from '../basket/pricing';
import { westernDigits } from '../text/digits';

export type PromoDiscountType = 'AMOUNT' | 'PERCENTAGE';

/** `productDiscount` and `deliveryDiscount` are hundredths of the unit for AMOUNT, percent for PERCENTAGE. */
export type Promo = {
  id: string;
  code: string;
  discountType: PromoDiscountType;
  productDiscount: number;
  deliveryDiscount: number;
  minPrice: Money;
  /** epoch milliseconds */
  startDate: number | null;
  endDate: number | null;
  isActive: boolean;
};

/** What there is to say about a promo code; each has a message of its own (§5). */
export type PromoVerdict = 'notActive' | 'notStarted' | 'expired' | 'tooSmall' | 'added';

/** §5: active, begun, not over, and the product price above the promo's minimum; in this order. */
export function checkPromo(
  promo: Promo,
  { productPrice, now }: { productPrice: Money; now: number },
): PromoVerdict {
  if (!promo.isActive) return 'notActive';
  if (promo.startDate !== null && now < promo.startDate) return 'notStarted';
  if (promo.endDate !== null && now > promo.endDate) return 'expired';
  return productPrice > promo.minPrice ? 'added' : 'tooSmall';
}

/**
 * The promo of an order, with what there is to say about it at the moment. Only one that is `added`
 * takes anything off; any other stays chosen and comes into its own once it holds.
 */
export type ChosenPromo = { promo: Promo; verdict: PromoVerdict };

/** The promo that the totals count and the order names: the chosen one, while it holds. */
export const promoInForce = (chosen: ChosenPromo | null): Promo | null =>
  chosen?.verdict === 'added' ? chosen.promo : null;

/** Whether a promo is active now (epoch milliseconds), for a basket that is big enough. */
export const isPromoActive = (promo: Promo, now: number): boolean =>
  checkPromo(promo, { productPrice: Number.POSITIVE_INFINITY, now }) === 'added';

/** When the dates of a promo next change its verdict (epoch milliseconds); null for never. */
export function nextPromoChange({ startDate, endDate }: Promo, now: number): number | null {
  if (startDate !== null && now < startDate) return startDate;
  return endDate !== null && now <= endDate ? endDate + 1 : null;
}

/** A code as it is looked up, however it was typed or pasted: capitals, 0 to 9, without blanks. */
export const promoCodeOf = (text: string): string =>
  westernDigits(text).replace(/\s/g, '').toUpperCase();
