import { getCourier } from '../../api/couriers';
import { failureKind } from '../../api/failureKind';
import { getOrder, listActiveOrders } from '../../api/orders';
import type { ApiError } from '../../api/result';
import type { Order } from '../../domain/order/order';
import { isFinal } from '../../domain/order/orderProgress';
import * as orderLoads from '../../stores/order/orderLoads';
import * as orders from '../../stores/order/orders';
import * as session from '../../stores/session/session';
import { serverNow } from '../platform';
import { services } from '../services';

/** §4: active orders are fetched only with a profile id and a token. */
export async function loadActiveOrders(): Promise<void> {
  const { user, token } = session.state;
  if (!user || !token) return;
  orders.setActiveStatus('loading');
  const { http, uptime } = services();
  const [, active] = await listActiveOrders(http, user.id);
  // Drop a response for a user who has since signed out.
  if (session.state.user?.id !== user.id) return;
  if (active) orders.setActive(active, uptime());
  else orders.setActiveStatus('failed');
}

/**
 * Refreshes an order and its courier. `missing`: the server does not know it; `unknown`: it refuses the
 * order, or sends what is none; `failed`: a retry may succeed. What was known stays.
 */
export async function refreshOrder(
  id: string,
): Promise<'ready' | 'missing' | 'unknown' | 'failed'> {
  const { http, now } = services();
  const userId = session.state.user?.id;
  // After sign-out there is nothing to verify.
  if (!session.state.token) return 'failed';
  const [error, order] = await getOrder(http, id);
  if (session.state.user?.id !== userId) return 'failed';
  const isUnknown = error?.status === 404 || error?.status === 403;
  const failureStatus = isUnknown ? 'missing' : 'failed';
  orderLoads.set(id, order ? 'ready' : failureStatus, now());
  if (!order) return !isUnknown && isUntold(error) ? 'unknown' : failureStatus;
  orders.remember(order);
  await refreshCourier(order);
  return 'ready';
}

/** Whether the server has said all it will: it refuses the call, or sends what is nothing of the kind. */
export const isUntold = (error: ApiError): boolean =>
  failureKind(error) === 'refused' || error.isOwn === true;

/** On failure the known courier stays. */
async function refreshCourier({ id, courierId, status }: Order): Promise<void> {
  if (!courierId || isFinal(status)) return;
  const [, courier] = await getCourier(services().http, courierId);
  if (courier && orders.state.known[id]) orderLoads.setCourier(id, courier, serverNow());
}
