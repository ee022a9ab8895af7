import { isActive, isFinal } from '../../domain/order/orderProgress';
import * as orders from '../../stores/order/orders';
import { poll } from '../poll';
import { services } from '../services';
import { loadActiveOrders, refreshOrder } from './trackOrders';

type Following = { count: number; stop: () => void };

/** Shared when two screens show the same order. */
const followed = new Map<string, Following>();

/**
 * Polls an order while it is on screen (`orders.known`, `orderLoads`), with growing intervals,
 * until it is final, or was never known. Returns an unsubscribe function.
 */
export function followOrder(id: string): () => void {
  const following = followed.get(id) ?? { count: 0, stop: poll(() => refresh(id)) };
  following.count += 1;
  followed.set(id, following);
  let isStopped = false;
  return () => {
    if (isStopped) return;
    isStopped = true;
    following.count -= 1;
    if (following.count > 0) return;
    following.stop();
    followed.delete(id);
  };
}

async function refresh(id: string): Promise<'changed' | 'same' | 'over'> {
  const before = orderStateKey(id);
  const result = await refreshOrder(id);
  // A server may not find at once, or for a moment, what it has taken.
  if (result === 'missing' && !orders.state.known[id]) return 'over';
  if (result === 'ready' && isFinal(orders.state.known[id]?.status ?? null)) return 'over';
  return orderStateKey(id) === before ? 'same' : 'changed';
}

function orderStateKey(id: string): string {
  const { status, courierStatus, isPaid } = orders.state.known[id] ?? {};
  return [status, courierStatus, isPaid].join();
}

/** How long a list fetched elsewhere counts as fresh, ms. */
const freshForMs = 5000;

/** Polls the active orders in the same way, while there are any. */
export function followActiveOrders(): () => void {
  const { activeAt } = orders.state;
  let isFresh = activeAt !== null && services().uptime() - activeAt < freshForMs;
  return poll(async () => {
    const before = activeStateKey();
    if (!isFresh) await loadActiveOrders();
    isFresh = false;
    if (orders.state.activeStatus === 'ready' && !orders.state.active.some(isActive)) return 'over';
    return activeStateKey() === before ? 'same' : 'changed';
  });
}

const activeStateKey = (): string =>
  orders.state.active.map(({ id }) => `${id} ${orderStateKey(id)}`).join();
