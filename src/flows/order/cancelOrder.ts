import { cancelOrder as cancelOnServer } from '../../api/orders';
import { type ApiError, failure } from '../../api/result';
import { t } from '../../i18n/t';
import * as orderLoads from '../../stores/order/orderLoads';
import * as orders from '../../stores/order/orders';
import * as toasts from '../../stores/toasts';
import { services } from '../services';
import { refreshOrder } from './trackOrders';

/**
 * Cancels an order with the customer's reason. null when it is canceled. A response may lack the
 * order, a refusal may answer a retry (§7), and the order may have progressed: without an order in
 * the response its state is fetched.
 */
export async function cancelOrder(id: string, reason: string): Promise<ApiError | null> {
  const { http, telegram, now } = services();
  const [error, canceled] = await cancelOnServer(http, id, reason);
  if (canceled?.status === 'CANCELED') {
    orders.remember(canceled);
    orderLoads.set(id, 'ready', now());
  } else {
    const failureReason = await verifyCanceled(id, reason, error);
    if (failureReason) {
      telegram.haptic('failure');
      return failureReason;
    }
  }
  telegram.haptic('success');
  toasts.show(t('orders.cancel.done'), { tone: 'good' });
  return null;
}

/**
 * Returns why the order is not canceled, or null. A bare success is trusted unless the fetched
 * order contradicts it.
 */
async function verifyCanceled(
  id: string,
  reason: string,
  error: ApiError | null,
): Promise<ApiError | null> {
  const isLoaded = (await refreshOrder(id)) === 'ready';
  const known = orders.state.known[id];
  if (known?.status === 'CANCELED') return null;
  if (error) return error;
  if (isLoaded && known?.status) return failure('unreadable')[0];
  if (known) orders.remember({ ...known, status: 'CANCELED', reason });
  return null;
}
