import type { Money } from '../basket/pricing';
import type { DeliveryType } from './order';

/** Order rules (`/orders/v1/merchant/settings`), both off by default (§3). */
export type OrderRules = {
  shouldValidateDeliveryArea: boolean;
  isSmsConfirmationRequiredPerOrder: boolean;
};

/** Fees and minimums (§3, order settings). */
export type OrderFees = {
  isServiceFeeEnabled: boolean;
  isServiceFeeFreeAboveThreshold: boolean;
  serviceFeeThreshold: Money;
  serviceFeeAmount: Money;
  minimalDeliveryPrice: Money;
  /** minimum number of products in a delivery (§5), 0 for none */
  minimalDeliveryCount: number;
};

/** No fees or minimums until the server sends them. */
export const defaultOrderFees: OrderFees = {
  isServiceFeeEnabled: false,
  isServiceFeeFreeAboveThreshold: false,
  serviceFeeThreshold: 0,
  serviceFeeAmount: 0,
  minimalDeliveryPrice: 0,
  minimalDeliveryCount: 0,
};

/** Response of `/orders/v1/order/setting/{id}`. */
export type OrderSettings = OrderFees & {
  /** default service, null if the server does not say */
  usualService: 'DELIVERY' | 'PICK_UP' | null;
  /** default delivery provider (§9), null if the server does not say */
  deliveryProvider: DeliveryType | null;
  /** percent of an order that comes back as cashback, null if the server does not say */
  cashbackPercent: number | null;
};

export const defaultOrderRules: OrderRules = {
  shouldValidateDeliveryArea: false,
  isSmsConfirmationRequiredPerOrder: false,
};
