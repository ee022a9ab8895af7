import type { OrderStatus } from '../../../src/domain/order/order';
import { readOrderRequest } from '../../../src/flows/order/readOrderRequest';
import { submitOrder } from '../../../src/flows/order/submitOrder';
import { refreshOrder } from '../../../src/flows/order/trackOrders';
import * as pendingOrder from '../../../src/stores/order/pendingOrder';
import * as toasts from '../../../src/stores/toasts';
import type { Backend } from '../../backend/app';

/** Orders what is in the basket and steps the order to a state; throws when it is not accepted. */
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
  // Only what the order has become is to be seen, not the notice that it was placed.
  toasts.reset();
  return id;
}

/** Leaves the record of an order that was sent and never answered, as an earlier life of the page does. */
export function loseAnswer(phase: 'sending' | 'checking' | 'unseen' = 'checking'): void {
  const request = readOrderRequest();
  if (!request) throw new Error('There is nothing that can be ordered');
  pendingOrder.begin({ key: 'lost', knownIds: [], request, tries: 1, earlier: [] });
  if (phase === 'sending') pendingOrder.waitForOther();
  else if (phase === 'unseen') pendingOrder.miss();
  else pendingOrder.check();
}
