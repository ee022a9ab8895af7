import { getCourier } from '../../api/couriers';
import { getOrder, listActiveOrders } from '../../api/orders';
import type { Order } from '../../domain/order/order';
import { isFinal } from '../../domain/order/orderProgress';
import * as orderLoads from '../../stores/order/orderLoads';
import * as orders from '../../stores/order/orders';
import * as session from '../../stores/session/session';
import { services } from '../services';

/** §4: active orders are fetched with a profile id and a token only. */
export async function loadActiveOrders(): Promise<void> {
  const { user, token } = session.state;
  if (!user || !token) return;
  orders.setActiveStatus('loading');
  const { http, uptime } = services();
  const [, active] = await listActiveOrders(http, user.id);
  // Whoever has left meanwhile leaves nothing to the next person.
  if (session.state.user?.id !== user.id) return;
  if (active) orders.setActive(active, uptime());
  else orders.setActiveStatus('failed');
}

/**
 * Fetches one order again, and who brings it. `missing` when the server does not know it, `failed` when
 * it did not say; what was known of it stays.
 */
export async function refreshOrder(id: string): Promise<'ready' | 'missing' | 'failed'> {
  const { http, now } = services();
  const userId = session.state.user?.id;
  // A write that has ended with its session is looked into by nobody.
  if (!session.state.token) return 'failed';
  const [error, order] = await getOrder(http, id);
  if (session.state.user?.id !== userId) return 'failed';
  const isUnknown = error?.status === 404 || error?.status === 403;
  const answer = isUnknown ? 'missing' : 'failed';
  orderLoads.set(id, order ? 'ready' : answer, now());
  if (!order) return answer;
  orders.remember(order);
  await refreshCourier(order);
  return 'ready';
}

/** A courier who cannot be asked about stays as they were. */
async function refreshCourier({ id, courierId, status }: Order): Promise<void> {
  if (!courierId || isFinal(status)) return;
  const [, courier] = await getCourier(services().http, courierId);
  if (courier && orders.state.known[id]) orderLoads.setCourier(id, courier);
}
