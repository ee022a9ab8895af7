import * as v from 'valibot';
import { flag, number, numberOrNull, text } from '../schema';

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
