import type { Order } from '../../domain/order/order';
import { type Reorder, reorder } from '../../domain/order/reorder';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as cart from '../../stores/basket/cart';
import * as branches from '../../stores/branches/branches';
import * as catalog from '../../stores/catalog/catalog';
import * as toasts from '../../stores/toasts';
import { services } from '../services';

/** What an order comes to at this moment, beside what the basket holds. */
export const compareWithNow = ({ lines }: Pick<Order, 'lines'>): Reorder =>
  reorder(lines, catalog.state.catalog, {
    branchId: branches.state.nearestId,
    inBasket: (productId) => cart.countOf(cart.state.lines, productId),
  });

/**
 * Orders the same again: straight into the basket when nothing has changed, else by way of a sheet
 * that says what is missing or costs something else.
 */
export function orderAgain(order: Order): void {
  const { additions, differences } = compareWithNow(order);
  if (catalog.state.status === 'ready' && differences.length === 0) putAgain({ additions });
  else openSheet(paths.orderAgain(order.id));
}

/** Puts what can be had into the basket, beside what is there, and shows the basket. */
export function putAgain({ additions }: Pick<Reorder, 'additions'>): void {
  for (const { product, choices, count } of additions) cart.add(product, choices, count);
  services().telegram.haptic('success');
  toasts.show(t('orders.again.added'), { tone: 'good' });
  openSheet(paths.basket);
}
