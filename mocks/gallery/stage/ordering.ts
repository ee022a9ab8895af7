import type { OrderStatus } from '../../../src/domain/order/order';
import { readOrderRequest } from '../../../src/flows/order/readOrderRequest';
import { submitOrder } from '../../../src/flows/order/submitOrder';
import { refreshOrder } from '../../../src/flows/order/trackOrders';
import * as pendingOrder from '../../../src/stores/order/pendingOrder';
import * as toasts from '../../../src/stores/toasts';
import type { Backend } from '../../backend/app';

/** Places an order and steps it into a status; throws when it is not accepted. */
export async function placeOrder(backend: Backend, status: OrderStatus = 'COOKING') {
  const outcome = await submitOrder();
  if (outcome.kind !== 'accepted') throw new Error(`The order was ${outcome.kind}`);
  const { orderId: id } = outcome;
  await backend.fetch(
    new Request(`${location.origin}/__mock/order`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, status }),
    }),
  );
  await refreshOrder(id);
  // Show the order itself, not the notice that it was placed.
  toasts.reset();
  return id;
}

/** Leaves a pending order whose response was lost, as after a reload. */
export function loseAnswer(phase: 'sending' | 'checking' | 'unseen' = 'checking'): void {
  const request = readOrderRequest();
  if (!request) throw new Error('Nothing can be ordered');
  pendingOrder.begin({ key: 'lost', knownIds: [], request, tries: 1, earlier: [] });
  if (phase === 'sending') pendingOrder.waitForOther();
  else if (phase === 'unseen') pendingOrder.miss();
  else pendingOrder.check();
}
