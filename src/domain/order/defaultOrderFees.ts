import type { OrderFees } from './orderSettings';

/** No fees or minimums until the server sends them. */
export const defaultOrderFees: OrderFees = {
  isServiceFeeEnabled: false,
  isServiceFeeFreeAboveThreshold: false,
  serviceFeeThreshold: 0,
  serviceFeeAmount: 0,
  minimalDeliveryPrice: 0,
  minimalDeliveryCount: 0,
};
