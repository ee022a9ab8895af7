import { cancelOrder as tellServer } from '../api/orders';
import type { ApiError } from '../api/result';
import { t } from '../i18n/t';
import * as freshness from '../stores/freshness';
import * as orders from '../stores/orders';
import * as toasts from '../stores/toasts';
import { refreshOrder } from './trackOrders';
import { wired } from './wiring';

/** Takes an order back for a reason in the customer's words. null when it is cancelled. */
export async function cancelOrder(id: string, reason: string): Promise<ApiError | null> {
  const { http, telegram, now } = wired();
  const [error, order] = await tellServer(http, id, reason);
  if (error) {
    telegram.haptic('failure');
    // Too late, as a rule: what the order has become meanwhile says it best.
    void refreshOrder(id);
    return error;
  }
  orders.remember(order);
  freshness.set(id, 'ready', now());
  telegram.haptic('success');
  toasts.show(t('orders.cancel.done'), { tone: 'good' });
  return null;
}
