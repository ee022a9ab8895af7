import type { Order } from '../../domain/order/order';
import type { CourierFact } from '../../domain/order/orderFacts';
import { stepText } from '../../i18n/statusText';
import { t } from '../../i18n/t';

/**
 * The title of an order's page: its state, of which nothing else on the page has to speak. Where the
 * state is unknown: `unknown`, by default its number. `courier`: what is said of the courier.
 */
export function orderTitle(
  order: Order,
  courier: CourierFact | null,
  unknown = t('orders.order', { number: order.number }),
): string {
  const { status } = order;
  const step = stepText(order);
  if (step) return step;
  switch (status) {
    case null:
      return unknown;
    case 'OPEN':
    case 'CREATED':
    case 'AT_TIME':
      return t('checkout.placedTitle');
    case 'ACCEPTED':
      return t('checkout.acceptedTitle');
    default:
      return isAtDoor(courier)
        ? t(`orders.courier.statuses.${courier}`)
        : t(`orders.statuses.${status}`);
  }
}

/** The title says it, so that the courier's row need not. */
export const isAtDoor = (courier: CourierFact | null): courier is 'PERFORMER_ARRIVED' =>
  courier === 'PERFORMER_ARRIVED';
