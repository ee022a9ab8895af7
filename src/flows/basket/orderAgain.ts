import { countOf } from '../../domain/basket/changeLines';
import type { Order } from '../../domain/order/order';
import type { Occasion } from '../../domain/order/orderFields';
import { refilled } from '../../domain/order/orderPreferences';
import { type Reorder, reorder } from '../../domain/order/reorder';
import { readStaffNotes } from '../../i18n/staffNotes';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as cart from '../../stores/basket/cart';
import * as branches from '../../stores/branches/branches';
import * as catalog from '../../stores/catalog/catalog';
import * as draft from '../../stores/order/draft';
import { serverNow } from '../platform';
import { services } from '../services';

/** What reordering would add now, on top of the basket, and what has changed. */
export const compareWithNow = ({ lines }: Pick<Order, 'lines'>): Reorder =>
  reorder(lines, catalog.state.catalog, {
    branchId: branches.state.nearestId,
    inBasket: (productId) => countOf(cart.state.lines, productId),
  });

/** `isBasketShown`: the basket is on screen already, as beside a desktop's menu. */
type Place = { isBasketShown?: boolean };

/**
 * Reorders: straight into the basket if nothing changed, otherwise through a sheet listing what is
 * missing or priced differently.
 */
export function orderAgain(order: Order, place: Place = {}): void {
  const { additions, differences } = compareWithNow(order);
  if (catalog.state.status === 'ready' && differences.length === 0)
    putAgain({ additions }, order, place);
  else openSheet(paths.orderAgain(order.id));
}

/**
 * Adds the available items to the basket and opens it. The wishes for the door come along; what cash is paid with is remembered for the person anyway.
 */
export function putAgain(
  plan: Pick<Reorder, 'additions'>,
  order: Order,
  { isBasketShown = false }: Place = {},
): void {
  putLines(plan);
  refillDraft(order, 'orderedAgain');
  services().telegram.haptic('success');
  if (!isBasketShown) openSheet(paths.basket);
}

/** Adds the available items to what is in the basket. */
export function putLines({ additions }: Pick<Reorder, 'additions'>): void {
  for (const { product, choices, count } of additions) cart.add(product, choices, count);
}

/** Fills in what an earlier order had, unless something was entered since (`orderFields`). */
export function refillDraft(order: Order, occasion: Occasion): void {
  const { timeZone } = services().build;
  const past = { order, read: readStaffNotes, now: serverNow(), timeZone };
  draft.fill(refilled(draft.state, past, occasion));
}
