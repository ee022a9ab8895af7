import type { Money } from './pricing';

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
