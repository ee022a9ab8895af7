import type { Money } from '../basket/pricing';
import type { DeliveryType } from './order';

/** The rules for orders (`/orders/v1/merchant/settings`), both off by default (§3). */
export type OrderRules = {
  shouldValidateDeliveryArea: boolean;
  isSmsConfirmationRequiredPerOrder: boolean;
};

/** What an order costs beside its goods (§3, order settings). */
export type OrderFees = {
  isServiceFeeEnabled: boolean;
  isServiceFeeFreeAboveThreshold: boolean;
  serviceFeeThreshold: Money;
  serviceFeeAmount: Money;
  minimalDeliveryPrice: Money;
  /** a delivery has so many products at least (§5), 0 for any number */
  minimalDeliveryCount: number;
};

/** What `/orders/v1/order/setting/{id}` tells of a merchant's orders. */
export type OrderSettings = OrderFees & {
  /** how orders of this shop are usually handed over, null when the server does not say */
  usualService: 'DELIVERY' | 'PICK_UP' | null;
  /** who carries a delivery unless something else is agreed (§9), null when the server does not say */
  deliveryProvider: DeliveryType | null;
};

/** §3: both rules are off by default. */
export const defaultOrderRules: OrderRules = {
  shouldValidateDeliveryArea: false,
  isSmsConfirmationRequiredPerOrder: false,
};

/** No fee and no minimum until the server names them. */
export const defaultOrderSettings: OrderSettings = {
  isServiceFeeEnabled: false,
  isServiceFeeFreeAboveThreshold: false,
  serviceFeeThreshold: 0,
  serviceFeeAmount: 0,
  minimalDeliveryPrice: 0,
  minimalDeliveryCount: 0,
  usualService: null,
  deliveryProvider: null,
};
