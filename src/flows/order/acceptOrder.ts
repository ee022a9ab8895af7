import { lineKey } from '../../domain/basket/cart';
import type { Order } from '../../domain/order/order';
import type { OrderRequest } from '../../domain/order/orderRequest';
import { nextStep } from '../../domain/order/payment';
import { t } from '../../i18n/t';
import * as addresses from '../../stores/addresses/addresses';
import * as cart from '../../stores/basket/cart';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import * as lateOrders from '../../stores/order/lateOrders';
import * as orders from '../../stores/order/orders';
import * as pendingOrder from '../../stores/order/pendingOrder';
import * as placedOrder from '../../stores/order/placedOrder';
import * as toasts from '../../stores/toasts';
import { services } from '../services';
import { refreshProfile } from '../session/signIn';

/**
 * §4: on success everything of this order is cleared but the place, its id is remembered, and a
 * notice says so.
 */
export function acceptOrder(order: Order, sent: pendingOrder.SentOrder): void {
  const { request } = sent;
  orders.remember(order);
  placedOrder.begin(order.id);
  takeFromBasket(request);
  draft.resetAfterOrder(addresses.all());
  lateOrders.expect(othersThan(sent), order.id);
  // Last: another window that sees it gone finds the rest in place.
  pendingOrder.reset();
  orders.setActive([order, ...orders.state.active.filter((one) => one.id !== order.id)]);
  // What was spent of the balance is the server's to say.
  if (request.totals.cashback > 0) void refreshProfile();
  const { telegram } = services();
  telegram.haptic('success');
  // §4: accepted only after payment. One that waits for that, or for its code, says so itself.
  const { isSmsConfirmationRequiredPerOrder: needsCode } = merchant.state.rules;
  if (nextStep(order, needsCode) !== 'nothing') return;
  toasts.show(t('checkout.placed', { number: order.number }), { tone: 'good' });
}

/** What was sent beside the try that was accepted, and never seen: it may arrive yet. */
function othersThan(sent: pendingOrder.SentOrder): pendingOrder.SentOrder[] {
  const current = pendingOrder.state.pending;
  if (!current) return [];
  return [current, ...current.earlier]
    .map((one) => (one.key === sent.key ? { ...one, tries: one.tries - 1 } : one))
    .filter(({ tries }) => tries > 0);
}

/**
 * What was ordered leaves the basket: all of it as a rule. What the person has put in while the
 * order was being looked up is not part of the order, and stays.
 */
function takeFromBasket({ lines }: OrderRequest): void {
  for (const { productId, count, modifications } of lines) {
    const choices = modifications.map((option) => ({
      modificationId: option.id,
      count: option.count,
    }));
    const key = lineKey(productId, choices);
    const line = cart.state.lines.find((one) => one.key === key);
    if (line) cart.setCount(key, line.count - count, null);
  }
  cart.renew();
}
