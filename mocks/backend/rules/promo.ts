import type { PromoRecord } from '../records/catalog';
import { Refusal } from '../refusal';

/** Refuses a promo that is invalid at this time for goods of `productPrice` som (§5). */
export function checkPromo(promo: PromoRecord, productPrice: number, now: number): void {
  if (!promo.isActive) throw new Refusal(422, 'promo-inactive');
  if (promo.startDate && now < Date.parse(promo.startDate)) {
    throw new Refusal(422, 'promo-not-started');
  }
  if (promo.endDate && now > Date.parse(promo.endDate)) throw new Refusal(422, 'promo-expired');
  if (productPrice <= promo.minPrice) {
    throw new Refusal(422, 'promo-below-minimum', { min: promo.minPrice });
  }
}
