import { flag, number, oneOf, orNull, record, text } from '../shape';
import type { Promo } from './promo';

/** Whether a stored value is a promo. */
export const isPromo = record<Promo>({
  id: text,
  code: text,
  discountType: oneOf('AMOUNT', 'PERCENTAGE'),
  productDiscount: number,
  deliveryDiscount: number,
  minPrice: number,
  startDate: orNull(number),
  endDate: orNull(number),
  isActive: flag,
});
