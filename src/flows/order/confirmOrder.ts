import { failureKind } from '../../api/failureKind';
import { confirmOrder, sendOrderCode } from '../../api/orderSteps';
import { type ApiError, failure } from '../../api/result';
import * as orders from '../../stores/order/orders';
import * as placedOrder from '../../stores/order/placedOrder';
import * as session from '../../stores/session/session';
import { services } from '../services';
import { refreshOrder } from './trackOrders';

const asking = new Map<string, Promise<ApiError | null>>();

/**
 * Has the code of the order placed last sent, or sent again. Returns the error, or null; questions
 * put while one is under way share its answer.
 */
export function askForOrderCode(orderId: string): Promise<ApiError | null> {
  const running = asking.get(orderId);
  if (running !== undefined) return running;
  const started = ask(orderId).finally(() => asking.delete(orderId));
  asking.set(orderId, started);
  return started;
}

async function ask(orderId: string): Promise<ApiError | null> {
  const { http, now } = services();
  const [error, record] = await sendOrderCode(http, orderId);
  if (record && placedOrder.state.orderId === orderId) {
    const phone = record.phone || (session.state.user?.phone ?? '');
    placedOrder.setCode({ ...record, phone }, now());
  }
  // Whoever refuses a code may know that none is needed any more.
  if (error && failureKind(error) !== 'unknown') await refreshOrder(orderId);
  return error;
}

/** Confirms the order placed last with the code of its SMS. Returns the error, or null. */
export async function giveOrderCode(orderId: string, code: string): Promise<ApiError | null> {
  const { http, telegram } = services();
  const [error, order] = await confirmOrder(http, orderId, code);
  if (order) orders.remember(order);
  const failed = order ? null : await lookAt(orderId, error);
  if (!failed && placedOrder.state.orderId === orderId) placedOrder.setConfirmed();
  telegram.haptic(failed ? 'failure' : 'success');
  return failed;
}

/**
 * Why the order is not confirmed, or null. The answer may have been lost, but not the code; and a server
 * that has only said yes is believed unless the order differs.
 */
async function lookAt(orderId: string, error: ApiError | null): Promise<ApiError | null> {
  const isTold = (await refreshOrder(orderId)) === 'ready';
  const known = orders.state.known[orderId];
  if (known?.isConfirmed === true) return null;
  if (error) return error;
  if (isTold && known?.isConfirmed === false) return failure('unreadable')[0];
  if (known) orders.remember({ ...known, isConfirmed: true });
  return null;
}
