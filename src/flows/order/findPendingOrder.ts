import { listActiveOrders } from '../../api/orders';
import * as limits from '../../domain/limits';
import type { Order } from '../../domain/order/order';
import { sameOrder } from '../../domain/order/orderRequest';
import * as orders from '../../stores/order/orders';
import * as pendingOrder from '../../stores/order/pendingOrder';
import * as session from '../../stores/session/session';
import { services } from '../services';
import { isUntold, refreshOrder } from './trackOrders';

/**
 * Fetches the user's active orders. `unknown`: the server refuses the list, or sends what is none, which forbids
 * no order; `failed`: a retry may succeed. `retry`: false for a caller that comes back by itself; `needsLines`: false
 * for one that compares no order with another.
 */
export async function fetchActiveOrders({
  retry = true,
  needsLines = true,
} = {}): Promise<readonly Order[] | 'unknown' | 'failed'> {
  const { http, uptime } = services();
  const userId = session.state.user?.id;
  if (!userId) return 'failed';
  const [error, active] = await listActiveOrders(http, userId, { retry });
  if (session.state.user?.id !== userId) return 'failed';
  if (!active) return isUntold(error) ? 'unknown' : 'failed';
  orders.setActive(active, uptime());
  return needsLines ? withLines(active) : active;
}

/**
 * A list may leave out what was ordered: then each order is asked for that may be the sent one, and is another one only
 * once it tells other lines.
 */
async function withLines(active: readonly Order[]): Promise<readonly Order[] | 'failed'> {
  const { pending } = pendingOrder.state;
  const sent = pending ? [pending, ...pending.earlier] : [];
  const whole: Order[] = [];
  for (const { id } of active) {
    const isOlder = sent.length > 0 && sent.every(({ knownIds }) => knownIds.includes(id));
    if (!isOlder && !orders.state.known[id]?.lines.length && (await refreshOrder(id)) === 'failed')
      return 'failed';
    const order = orders.state.known[id];
    if (order) whole.push(order);
  }
  return whole;
}

/** Whether the order list is recent enough at this uptime to identify a new order. */
export function areOrdersKnown(uptime: number): boolean {
  const { activeAt } = orders.state;
  return activeAt !== null && activeAt >= uptime - limits.knownOrdersMs;
}

/**
 * Finds the sent order among `active`: not known before, with the same lines, total and address
 * (settled: sending the order). Of several, the one created first by the server's clock. null when
 * the earlier orders were unknown: an older one may look the same.
 */
export function findSentOrder(
  active: readonly Order[],
  sent: pendingOrder.SentOrder,
): Order | null {
  if (sent.hasNoBaseline) return null;
  const matches = active.filter(
    (order) => !sent.knownIds.includes(order.id) && sameOrder(order, sent.request),
  );
  return matches.sort((a, b) => (a.createdAt ?? 0) - (b.createdAt ?? 0))[0] ?? null;
}

let waitStart = { of: '', base: 0, at: 0 };

/** The last attempt is being sent now. */
export function startWait(): void {
  waitStart = { of: attemptId(), base: 0, at: services().uptime() };
}

let over = { of: '', missedAt: Number.NaN };

/** The API itself has said that the last attempt has failed: it is no longer at it. */
export function endAttempt(): void {
  over = { of: attemptId(), missedAt: Number.NaN };
}

/**
 * Whether an attempt that is over has left no order: two lists that could be read do not have it, ten seconds
 * apart. Called with each list without the order; only where an order of it would be recognized.
 */
export function isMissedTwice(): boolean {
  const { pending } = pendingOrder.state;
  if (!pending || over.of !== attemptId()) return false;
  if ([pending, ...pending.earlier].some(({ hasNoBaseline }) => hasNoBaseline)) return false;
  const now = services().uptime();
  if (Number.isNaN(over.missedAt)) over.missedAt = now;
  return now - over.missedAt >= limits.orderMissedMs;
}

function attemptId(): string {
  const { key, tries } = pendingOrder.state.pending ?? {};
  return `${key} ${tries}`;
}

/**
 * Whether the last attempt may still reach the server: until the request timeout plus a margin has
 * passed since it was sent. Counts only uptime observed by a page, on a monotonic clock: changing
 * the device's clock has no effect, and after a reload the wait continues from the stored value.
 */
export function mayStillArrive(): boolean {
  const of = attemptId();
  const { uptime } = services();
  if (waitStart.of !== of) waitStart = { of, base: pendingOrder.waitedMs(), at: uptime() };
  const waited = waitStart.base + uptime() - waitStart.at;
  pendingOrder.setWaited(waited);
  return waited < limits.requestTimeoutMs + limits.orderMarginMs;
}
