import { failureKind } from '../../api/failureKind';
import { confirmOrder, sendOrderCode } from '../../api/orderSteps';
import { type ApiError, failure } from '../../api/result';
import * as orders from '../../stores/order/orders';
import * as placedOrder from '../../stores/order/placedOrder';
import * as session from '../../stores/session/session';
import { services } from '../services';
import { refreshOrder } from './trackOrders';

const inFlight = new Map<string, Promise<ApiError | null>>();

/**
 * Sends, or resends, the SMS code of the order placed last. Returns the error, or null; concurrent
 * calls share one request.
 */
export function askForOrderCode(orderId: string): Promise<ApiError | null> {
  const running = inFlight.get(orderId);
  if (running !== undefined) return running;
  const started = requestCode(orderId).finally(() => inFlight.delete(orderId));
  inFlight.set(orderId, started);
  return started;
}

async function requestCode(orderId: string): Promise<ApiError | null> {
  const { http, now } = services();
  const [error, record] = await sendOrderCode(http, orderId);
  if (record && placedOrder.state.orderId === orderId) {
    const phone = record.phone || (session.state.user?.phone ?? '');
    placedOrder.setCode({ ...record, phone }, now());
  }
  // The refusal may mean that no code is needed any more.
  if (error && failureKind(error) !== 'unknown') await refreshOrder(orderId);
  return error;
}

/** Confirms the order with its SMS code. Returns the error, or null. */
export async function giveOrderCode(orderId: string, code: string): Promise<ApiError | null> {
  const { http, telegram } = services();
  const [error, order] = await confirmOrder(http, orderId, code);
  if (order) orders.remember(order);
  const failed = order ? null : await verifyConfirmed(orderId, error);
  if (!failed && placedOrder.state.orderId === orderId) placedOrder.setConfirmed();
  telegram.haptic(failed ? 'failure' : 'success');
  return failed;
}

/**
 * Returns why the order is not confirmed, or null. The response may have been lost after the code
 * was accepted; a bare success is trusted unless the order contradicts it.
 */
async function verifyConfirmed(orderId: string, error: ApiError | null): Promise<ApiError | null> {
  const isLoaded = (await refreshOrder(orderId)) === 'ready';
  const known = orders.state.known[orderId];
  if (known?.isConfirmed === true) return null;
  if (error) return error;
  if (isLoaded && known?.isConfirmed === false) return failure('unreadable')[0];
  if (known) orders.remember({ ...known, isConfirmed: true });
  return null;
}
