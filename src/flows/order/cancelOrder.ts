import { cancelOrder as tellServer } from '../../api/orders';
import { type ApiError, failure } from '../../api/result';
import { t } from '../../i18n/t';
import * as orderLoads from '../../stores/order/orderLoads';
import * as orders from '../../stores/order/orders';
import * as toasts from '../../stores/toasts';
import { services } from '../services';
import { refreshOrder } from './trackOrders';

/**
 * Takes an order back for a reason in the customer's words. null when it is cancelled, as the order itself
 * tells it where the answer does not. Even a refusal may be the answer to a repetition (§7), or the order
 * may have come too far meanwhile: it is looked at after each failure.
 */
export async function cancelOrder(id: string, reason: string): Promise<ApiError | null> {
  const { http, telegram, now } = services();
  const [error, told] = await tellServer(http, id, reason);
  if (told) {
    orders.remember(told);
    orderLoads.set(id, 'ready', now());
  } else {
    const failed = await lookAt(id, reason, error);
    if (failed) {
      telegram.haptic('failure');
      return failed;
    }
  }
  telegram.haptic('success');
  toasts.show(t('orders.cancel.done'), { tone: 'good' });
  return null;
}

/** Why the order is not cancelled, or null. A server that has only said yes is believed unless it differs. */
async function lookAt(
  id: string,
  reason: string,
  error: ApiError | null,
): Promise<ApiError | null> {
  const isTold = (await refreshOrder(id)) === 'ready';
  const known = orders.state.known[id];
  if (known?.status === 'CANCELED') return null;
  if (error) return error;
  if (isTold && known?.status) return failure('unreadable')[0];
  if (known) orders.remember({ ...known, status: 'CANCELED', reason });
  return null;
}
