import type { Money } from '../basket/pricing';
import type { Totals } from '../order/order';
import type { OrderFees } from '../order/orderSettings';

/**
 * How much the products must still cost before they are delivered, 0 when it is enough (§5).
 * The product price before discounts counts, as it does for a promo's minimum. For deliveries only.
 */
export function missingForDelivery(
  { productPrice }: Pick<Totals, 'productPrice'>,
  settings: Pick<OrderFees, 'minimalDeliveryPrice'>,
): Money {
  return Math.max(settings.minimalDeliveryPrice - productPrice, 0);
}

/** How many products a delivery still lacks, 0 when they are enough (§5). For deliveries only. */
export function missingProducts(
  { productCount }: Pick<Totals, 'productCount'>,
  settings: Pick<OrderFees, 'minimalDeliveryCount'>,
): number {
  return Math.max(settings.minimalDeliveryCount - productCount, 0);
}
