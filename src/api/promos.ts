import * as v from 'valibot';
import { type Promo, promoDiscountTypes } from '../domain/promo/promo';
import type { Http } from './call';
import { listOf } from './readers/lists';
import { orNothing, theRecord } from './readers/records';
import { end, moment } from './readers/times';
import { flag, id, numberOr, priceOrZero, toPrice, word } from './readers/values';
import type { Result } from './result';

const promo = v.pipe(
  v.object({
    id,
    code: id,
    discountType: word(promoDiscountTypes),
    productDiscount: numberOr(0),
    deliveryDiscount: numberOr(0),
    minPrice: priceOrZero,
    startDate: moment,
    endDate: end,
    isActive: flag(true),
  }),
  v.transform((wire): Promo => {
    // Amounts are som on the wire; discounts are clamped to valid values.
    const read = (taken: number) =>
      wire.discountType === 'AMOUNT' ? (toPrice(taken) ?? 0) : Math.min(Math.max(taken, 0), 100);
    return {
      ...wire,
      productDiscount: read(wire.productDiscount),
      deliveryDiscount: read(wire.deliveryDiscount),
    };
  }),
);

/**
 * Looks up a promo by code, also for guests (settled: assumed calls). Returns inactive promos too;
 * null for an empty response. An unknown code may also be a 404.
 */
export const findPromo = (http: Http, code: string): Promise<Result<Promo | null>> =>
  http.get('/orders/v1/promo', {
    // The result goes into the customer's order.
    scope: 'person',
    query: { code },
    schema: orNothing(theRecord(promo)),
  });

/** Lists promos available to a user (settled: assumed calls). */
export const listPromos = (http: Http, userId: string): Promise<Result<Promo[]>> =>
  http.get(`/orders/v1/promo/user/${encodeURIComponent(userId)}`, {
    withToken: true,
    schema: listOf(promo),
  });
