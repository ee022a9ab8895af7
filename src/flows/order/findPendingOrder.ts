import { failureKind } from '../../api/failureKind';
import { listActiveOrders } from '../../api/orders';
import { limits } from '../../domain/limits';
import type { Order } from '../../domain/order/order';
import { sameOrder } from '../../domain/order/orderRequest';
import * as orders from '../../stores/order/orders';
import * as pendingOrder from '../../stores/order/pendingOrder';
import * as session from '../../stores/session/session';
import { services } from '../services';

/**
 * The active orders of the person, told by the server now. `refused`: it does not tell them;
 * `failed`: it may when it is asked again.
 */
export async function fetchActiveOrders(): Promise<readonly Order[] | 'refused' | 'failed'> {
  const { http, uptime } = services();
  const userId = session.state.user?.id;
  if (!userId) return 'failed';
  const [error, active] = await listActiveOrders(http, userId, { hasOwnPauses: true });
  if (session.state.user?.id !== userId) return 'failed';
  if (!active) return failureKind(error) === 'refused' ? 'refused' : 'failed';
  orders.setActive(active, uptime());
  return active;
}

/** Whether the orders that are there are known well enough to tell a new one, at this uptime. */
export function areOrdersKnown(uptime: number): boolean {
  const { activeAt } = orders.state;
  return activeAt !== null && activeAt >= uptime - limits.knownOrdersMs;
}

/**
 * The one among `active` that was sent: not known before, same lines, total and place (readings:
 * sending the order). Of several the one that the server made first, by its own clock. None where it is
 * not known which orders were there before: an older one may look the same.
 */
export function findSentOrder(
  active: readonly Order[],
  sent: pendingOrder.SentOrder,
): Order | null {
  if (sent.isBlind) return null;
  const own = active.filter(
    (order) => !sent.knownIds.includes(order.id) && sameOrder(order, sent.request),
  );
  return own.toSorted((a, b) => (a.createdAt ?? 0) - (b.createdAt ?? 0))[0] ?? null;
}

let mark = { of: '', base: 0, at: 0 };

/**
 * Whether the last try of the intent may still be on its way: until the request's time-out and a
 * margin have passed since it was sent. Only time counts that a page has itself seen pass on a clock
 * that nobody can set: a device's clock that jumps shortens nothing, and after a reload the wait goes
 * on from what was written down.
 */
export function mayStillArrive(): boolean {
  const { key, tries } = pendingOrder.state.pending ?? {};
  const of = `${key} ${tries}`;
  const { uptime } = services();
  if (mark.of !== of) mark = { of, base: pendingOrder.waitedMs(), at: uptime() };
  const waited = mark.base + uptime() - mark.at;
  pendingOrder.setWaited(waited);
  return waited < limits.requestTimeoutMs + limits.orderMarginMs;
}
