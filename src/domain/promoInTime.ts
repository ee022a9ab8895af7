import { checkPromo, type Promo } from './promo';

/** Whether a promo holds at the moment (epoch milliseconds), for a basket that is big enough. */
export const isInTime = (promo: Promo, now: number): boolean =>
  checkPromo(promo, { productPrice: Number.POSITIVE_INFINITY, now }) === 'added';
