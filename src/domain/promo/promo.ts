import type { InferOutput } from 'valibot';
import type { Money } from '../basket/pricing';
import type { promoSchema } from './promoSchema';

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
