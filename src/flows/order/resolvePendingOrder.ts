import { reportOrder } from '../../device/reportOrder';
import * as pendingOrder from '../../stores/order/pendingOrder';
import { rereadPendingOrder } from '../../stores/storage/otherWindows';
import { acceptOrder } from './acceptOrder';
import {
  fetchActiveOrders,
  findSentOrder,
  isMissedTwice,
  mayStillArrive,
} from './findPendingOrder';
import { withOrderLock } from './withOrderLock';

/** Outcome of an order whose response was lost. */
export type Resolution =
  | { kind: 'accepted'; orderId: string }
  /** not found and no longer in flight: the user may send it again */
  | { kind: 'unseen' }
  /** not known yet; look-ups continue */
  | { kind: 'checking' }
  /** there is no pending order */
  | { kind: 'ignored' };

/**
 * Looks once for an order whose response was lost, sent by this page, before a reload or by another
 * window. `checking`: not known yet.
 */
export async function resolvePendingOrder(): Promise<Resolution> {
  if (!isUnresolved()) return { kind: 'ignored' };
  const done = await withOrderLock(resolveLocked);
  return done?.result ?? { kind: 'checking' };
}

async function resolveLocked(): Promise<Resolution> {
  rereadPendingOrder();
  // The lock is free, so the sending window is gone.
  if (pendingOrder.state.isElsewhere) takeOver();
  return isUnresolved() ? await lookUpPendingOrder() : { kind: 'ignored' };
}

const isUnresolved = (): boolean => {
  const { status, isElsewhere } = pendingOrder.state;
  return isElsewhere || status === 'checking' || status === 'unseen';
};

function takeOver(): void {
  if (pendingOrder.state.pending) pendingOrder.check();
  else pendingOrder.reset();
}

/** One look-up, under the lock. */
export async function lookUpPendingOrder(): Promise<Resolution> {
  const current = pendingOrder.state.pending;
  if (!current) return { kind: 'ignored' };
  const mightArrive = mayStillArrive();
  const active = await fetchActiveOrders({ retry: false });
  // The user may have logged out during the request.
  if (pendingOrder.state.pending !== current) return { kind: 'ignored' };
  if (active === 'failed') {
    return { kind: pendingOrder.state.status === 'unseen' ? 'unseen' : 'checking' };
  }
  // If the list is unknown only the timeout resolves it.
  for (const sent of [current, ...current.earlier]) {
    const found = active !== 'unknown' && findSentOrder(active, sent);
    if (!found) continue;
    acceptOrder(found, sent);
    return { kind: 'accepted', orderId: found.id };
  }
  const isMissed = active !== 'unknown' && isMissedTwice();
  if (mightArrive && !isMissed) return { kind: 'checking' };
  // Pressed meanwhile: the press keeps the lock, and is next in the queue.
  if (pendingOrder.state.status === 'preparing') return { kind: 'unseen' };
  // Once for each attempt: look-ups go on.
  if (pendingOrder.state.status !== 'unseen') reportOrder({ order: 'lost' });
  pendingOrder.miss();
  return { kind: 'unseen' };
}

/** Looks up every order that was sent and not seen; null: none is there, or the list is unknown. */
export async function findInActiveOrders(
  pending: pendingOrder.PendingOrder,
): Promise<Resolution | 'failed' | null> {
  const active = await fetchActiveOrders();
  if (active === 'failed') return active;
  if (active === 'unknown') return null;
  for (const sent of [pending, ...pending.earlier]) {
    const found = findSentOrder(active, sent);
    if (!found) continue;
    acceptOrder(found, sent);
    return { kind: 'accepted', orderId: found.id };
  }
  return null;
}
