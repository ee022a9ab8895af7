import type { ApiError } from '../../api/result';
import type { Order } from '../../domain/order/order';
import { canPayOtherwise } from '../../domain/order/orderActions';
import type { Reorder } from '../../domain/order/reorder';
import { t } from '../../i18n/t';
import { closeAllSheets, openSheet } from '../../navigation/navigate';
import { choosePaymentPath } from '../../navigation/sheetPaths';
import * as merchant from '../../stores/merchant';
import * as orders from '../../stores/order/orders';
import { putLines, refillDraft } from '../basket/orderAgain';
import { cancelOrder } from './cancelOrder';
import { refreshOrder } from './trackOrders';

/**
 * `moved`: in the meantime the order was paid, cancelled or begun; its latest state is in
 * `orders.known`. `unknown`: its state could not be fetched. `failed`: it could not be cancelled.
 * The basket is as it was in all of them.
 */
export type OtherPayment =
  | { kind: 'open' | 'moved' | 'unknown' }
  | { kind: 'failed'; error: ApiError };

/**
 * Cancels an unpaid order, puts its lines on top of the basket and opens the checkout at its
 * payment. An order that is no longer unpaid is left alone.
 */
export async function payOtherwise({ id }: Order, plan: Reorder): Promise<OtherPayment> {
  if ((await refreshOrder(id)) !== 'ready') return { kind: 'unknown' };
  const order = orders.state.known[id];
  const { cancelOrderActive } = merchant.state.settings.flags;
  if (!order || !canPayOtherwise(order, cancelOrderActive)) return { kind: 'moved' };
  const error = await cancelOrder(id, t('orders.otherPayment.action'));
  if (error) return { kind: 'failed', error };
  // Paid a moment before it was cancelled: the money comes back first, nobody pays twice in haste.
  if (orders.state.known[id]?.isPaid) return { kind: 'moved' };
  putLines(plan);
  refillDraft(order, 'paidOtherwise');
  closeAllSheets();
  openSheet(choosePaymentPath);
  return { kind: 'open' };
}
