import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Money } from '../basket/pricing';
import { flag, number, numberOrNull, text } from '../schema';

export type Promo = InferOutput<typeof promoSchema>;

/** Outcome of a promo check; each has its own message (§5). */
export type PromoVerdict = 'notActive' | 'notStarted' | 'expired' | 'tooSmall' | 'added';

/** §5: active, started, not expired, product price above the minimum; checked in this order. */
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
 * The chosen promo and its current verdict. It discounts only while `added`; otherwise it stays
 * chosen and applies once it is valid.
 */
export type ChosenPromo = { promo: Promo; verdict: PromoVerdict };

/** The promo that totals and orders use: the chosen one while valid, else null. */
export const promoInForce = (chosen: ChosenPromo | null): Promo | null =>
  chosen?.verdict === 'added' ? chosen.promo : null;

/** Whether a promo discounts nothing but a delivery, so that it does nothing for other services. */
export const isForDeliveryOnly = ({ productDiscount, deliveryDiscount }: Promo): boolean =>
  productDiscount <= 0 && deliveryDiscount > 0;

/** Whether a promo is active at `now` (epoch milliseconds), ignoring its minimum. */
export const isPromoActive = (promo: Promo, now: number): boolean =>
  checkPromo(promo, { productPrice: Number.POSITIVE_INFINITY, now }) === 'added';

/** When the promo's dates next change its verdict (epoch milliseconds); null for never. */
export function nextPromoChange({ startDate, endDate }: Promo, now: number): number | null {
  if (startDate !== null && now < startDate) return startDate;
  return endDate !== null && now <= endDate ? endDate + 1 : null;
}

/** The farthest end of a promo that means a date, ms from now. */
const farthestEndMs = 10 * 365 * 24 * 3_600_000;

/** When the promo ends, epoch ms; null where its end is so far away that it means "never". */
export function promoEnd({ endDate }: Pick<Promo, 'endDate'>, now: number): number | null {
  return endDate !== null && endDate - now < farthestEndMs ? endDate : null;
}

export const promoDiscountTypes = ['AMOUNT', 'PERCENTAGE'] as const;

/**
 * `productDiscount` and `deliveryDiscount` are hundredths of the unit for AMOUNT, percent for PERCENTAGE. Apart from the
 * rules of `promo.ts`: the first load reads the draft’s promo, and applies none.
 */
export const promoSchema = v.object({
  id: text,
  code: text,
  discountType: v.picklist(promoDiscountTypes),
  productDiscount: number,
  deliveryDiscount: number,
  minPrice: number,
  /** epoch milliseconds */
  startDate: numberOrNull,
  endDate: numberOrNull,
  isActive: flag,
});
