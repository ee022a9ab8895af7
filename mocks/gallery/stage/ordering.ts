import type { OrderStatus } from '../../../src/domain/order';
import { composeOrder } from '../../../src/domain/orderRequest';
import { submitOrder } from '../../../src/flows/submitOrder';
import { refreshOrder } from '../../../src/flows/trackOrders';
import { wired } from '../../../src/flows/wiring';
import { readBasket } from '../../../src/stores/basket';
import * as draft from '../../../src/stores/draft';
import * as intent from '../../../src/stores/intent';
import * as merchant from '../../../src/stores/merchant';
import * as session from '../../../src/stores/session';
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
  return id;
}

/** Leaves the record of an order that was sent and never answered, as an earlier life of the page does. */
export function loseAnswer(): void {
  const { user } = session.state;
  const shop = merchant.state.merchant;
  if (!user || !shop) throw new Error('Nobody is signed in to a shop');
  const { lines, totals } = readBasket();
  const request = composeOrder({
    draft: draft.state,
    lines,
    totals,
    device: 'CLIENT_WEB',
    user,
    merchantId: shop.id,
    table: null,
  });
  intent.begin({ key: 'lost', startedAt: wired().now(), knownIds: [], request });
  intent.check();
}
