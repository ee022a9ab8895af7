import { reportOrder } from '../../device/reportOrder';
import { currentKey, lineKey } from '../../domain/basket/cart';
import { productsById } from '../../domain/catalog/catalog';
import type { Choice } from '../../domain/catalog/options';
import type { Order } from '../../domain/order/order';
import type { OrderRequest } from '../../domain/order/orderRequest';
import * as addresses from '../../stores/addresses/addresses';
import * as cart from '../../stores/basket/cart';
import * as catalog from '../../stores/catalog/catalog';
import { resetAfterOrder } from '../../stores/order/draftEnd';
import * as lateOrders from '../../stores/order/lateOrders';
import * as orders from '../../stores/order/orders';
import * as pendingOrder from '../../stores/order/pendingOrder';
import * as placedOrder from '../../stores/order/placedOrder';
import { services } from '../services';
import { refreshProfile } from '../session/signIn';

/**
 * §4: on success clears everything of the order but its address, and remembers its id. The notice
 * that it was placed is the sheet that each caller's screen opens.
 */
export function acceptOrder(accepted: Order, sent: pendingOrder.SentOrder): void {
  const { request } = sent;
  // A total that the server does not tell is the one that it was sent: it refuses any other.
  const isPriced = accepted.totals.totalPrice !== null;
  const order = isPriced ? accepted : { ...accepted, totals: request.totals };
  reportOrder({ order: 'placed' });
  orders.remember(order);
  placedOrder.begin(order.id);
  takeFromBasket(request);
  resetAfterOrder(addresses.all());
  lateOrders.expect(otherAttempts(sent), order.id);
  // Last, so that another window that sees the reset finds everything else in place.
  pendingOrder.reset();
  orders.setActive([order, ...orders.state.active.filter((one) => one.id !== order.id)]);
  // Only the server knows the remaining cashback balance.
  if (request.totals.cashback > 0) void refreshProfile();
  services().telegram.haptic('success');
}

/** Unseen attempts besides the accepted one: they may still arrive. */
function otherAttempts(sent: pendingOrder.SentOrder): pendingOrder.SentOrder[] {
  const current = pendingOrder.state.pending;
  if (!current) return [];
  return [current, ...current.earlier]
    .map((one) => (one.key === sent.key ? { ...one, tries: one.tries - 1 } : one))
    .filter(({ tries }) => tries > 0);
}

/**
 * Removes the ordered lines from the basket. Whatever was added while the order was being looked up
 * stays.
 */
function takeFromBasket({ lines }: OrderRequest): void {
  const products = productsById(catalog.state.catalog);
  // Whose line it is does not matter: the order counts each person's.
  const keyOf = (productId: string, choices: readonly Choice[]) => {
    const product = products.get(productId);
    return product ? currentKey(product, { choices }) : lineKey(productId, choices);
  };
  for (const { productId, count, modifications } of lines) {
    const choices = modifications.map(({ id, groupId, count }) => ({
      modificationId: id,
      groupId,
      count,
    }));
    const ordered = keyOf(productId, choices);
    let left = count;
    for (const { key, count } of [...cart.state.lines].filter(
      (line) => keyOf(line.productId, line.choices) === ordered,
    )) {
      cart.setCount(key, count - left, null);
      left = Math.max(left - count, 0);
    }
  }
  cart.renew();
}
