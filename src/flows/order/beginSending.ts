import { idempotencyKey, orderContent } from '../../domain/order/idempotencyKey';
import type { OrderRequest } from '../../domain/order/orderRequest';
import * as cart from '../../stores/basket/cart';
import * as orders from '../../stores/order/orders';
import * as pendingOrder from '../../stores/order/pendingOrder';
import { areOrdersKnown, startWait } from './findPendingOrder';

/**
 * Stores the order that is about to be sent as the pending one: from here on it may have reached
 * the server. `pressedAt` is the time of the press on the device's uptime clock, ms.
 */
export function beginSending(request: OrderRequest, pressedAt: number): pendingOrder.PendingOrder {
  const next = nextPending(request, pendingOrder.state.pending, pressedAt);
  pendingOrder.begin(next);
  startWait();
  return next;
}

/**
 * An unchanged order keeps its idempotency key when retried; a changed one gets a new key. The key
 * derives from the basket, so that another window sends the same one.
 */
function nextPending(
  request: OrderRequest,
  before: pendingOrder.PendingOrder | null,
  pressedAt: number,
): pendingOrder.PendingOrder {
  const { earlier = [], ...last } = before ?? {};
  const unseen = 'key' in last ? [...earlier, last] : [];
  const retried = unseen.findLast((sent) => orderContent(sent.request) === orderContent(request));
  const otherAttempts = unseen.filter((sent) => sent !== retried);
  if (retried) return { ...retried, request, tries: retried.tries + 1, earlier: otherAttempts };
  const knownIds = [
    ...new Set([...Object.keys(orders.state.known), ...orders.state.active.map(({ id }) => id)]),
  ];
  const key = idempotencyKey(cart.state.id, request);
  const hasNoBaseline = !areOrdersKnown(pressedAt);
  return { key, knownIds, hasNoBaseline, request, tries: 1, earlier: otherAttempts };
}
