import type { Money } from '../basket/pricing';
import type { Totals } from '../order/order';
import type { OrderFees } from '../order/orderSettings';

/**
 * Amount missing to the delivery minimum, 0 if reached (§5). Compares the price before discounts,
 * as promo minimums do. Deliveries only.
 */
export function missingForDelivery(
  { productPrice }: Pick<Totals, 'productPrice'>,
  settings: Pick<OrderFees, 'minimalDeliveryPrice'>,
): Money {
  return Math.max(settings.minimalDeliveryPrice - productPrice, 0);
}

/** Number of products missing to the delivery minimum, 0 if reached (§5). Deliveries only. */
export function missingProducts(
  { productCount }: Pick<Totals, 'productCount'>,
  settings: Pick<OrderFees, 'minimalDeliveryCount'>,
): number {
  return Math.max(settings.minimalDeliveryCount - productCount, 0);
}
