import { isActive, isFinal } from '../../domain/order/orderProgress';
import * as orders from '../../stores/order/orders';
import { poll } from '../poll';
import { services } from '../services';
import { loadActiveOrders, refreshOrder } from './trackOrders';

type Following = { count: number; stop: () => void };

/** Two screens may show one order: it is asked for once. */
const followed = new Map<string, Following>();

/**
 * Keeps an order fresh (`orders.known`, `freshness.orders`, `freshness.couriers`) while somebody looks at
 * it: asked for on a rhythm that slows down, until it is over or unknown to the server. Returns how to
 * stop.
 */
export function followOrder(id: string): () => void {
  const following = followed.get(id) ?? { count: 0, stop: poll(() => ask(id)) };
  following.count += 1;
  followed.set(id, following);
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    following.count -= 1;
    if (following.count > 0) return;
    following.stop();
    followed.delete(id);
  };
}

async function ask(id: string): Promise<'changed' | 'same' | 'over'> {
  const before = stateOf(id);
  const answer = await refreshOrder(id);
  if (answer === 'missing') return 'over';
  if (answer === 'ready' && isFinal(orders.state.known[id]?.status ?? null)) return 'over';
  return stateOf(id) === before ? 'same' : 'changed';
}

function stateOf(id: string): string {
  const { status, courierStatus, isPaid } = orders.state.known[id] ?? {};
  return [status, courierStatus, isPaid].join();
}

/** Milliseconds for which a list that somebody else has just fetched is as good as a new one. */
const freshMs = 5000;

/** Keeps the active orders fresh in the same way, for as long as there are any. */
export function followActiveOrders(): () => void {
  const { activeAt } = orders.state;
  let isFresh = activeAt !== null && services().uptime() - activeAt < freshMs;
  return poll(async () => {
    const before = summary();
    if (!isFresh) await loadActiveOrders();
    isFresh = false;
    if (orders.state.activeStatus === 'ready' && !orders.state.active.some(isActive)) return 'over';
    return summary() === before ? 'same' : 'changed';
  });
}

const summary = (): string => orders.state.active.map(({ id }) => `${id} ${stateOf(id)}`).join();
