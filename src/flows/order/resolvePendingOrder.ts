import * as pendingOrder from '../../stores/order/pendingOrder';
import { rereadPendingOrder } from '../../stores/storage/otherWindows';
import { acceptOrder } from './acceptOrder';
import { fetchActiveOrders, findSentOrder, mayStillArrive } from './findPendingOrder';
import { withOrderLock } from './withOrderLock';

/** What became of an order whose answer was lost. */
export type Resolution =
  | { kind: 'accepted'; orderId: string }
  /** it was not there and can no longer be on its way: the person may send it again */
  | { kind: 'unseen' }
  /** nobody knows yet; the app goes on finding out */
  | { kind: 'checking' }
  /** there is nothing to find out */
  | { kind: 'ignored' };

/**
 * Looks once for an order whose answer was lost, be it in this life of the page, in an earlier one or
 * in another window. `checking` means that it could not be told yet.
 */
export async function resolvePendingOrder(): Promise<Resolution> {
  if (!isWaiting()) return { kind: 'ignored' };
  const done = await withOrderLock(takeTurn);
  return done?.result ?? { kind: 'checking' };
}

async function takeTurn(): Promise<Resolution> {
  rereadPendingOrder();
  // Whichever window was sending it has come to an end.
  if (pendingOrder.state.isElsewhere) endElsewhere();
  return isWaiting() ? await lookUpPendingOrder() : { kind: 'ignored' };
}

const isWaiting = (): boolean => {
  const { status, isElsewhere } = pendingOrder.state;
  return isElsewhere || status === 'checking' || status === 'unseen';
};

function endElsewhere(): void {
  if (pendingOrder.state.pending) pendingOrder.check();
  else pendingOrder.reset();
}

/** One look, by the window that has the lock. */
export async function lookUpPendingOrder(): Promise<Resolution> {
  const current = pendingOrder.state.pending;
  if (!current) return { kind: 'ignored' };
  const wasOnItsWay = mayStillArrive();
  const active = await fetchActiveOrders();
  // The person may have logged out meanwhile.
  if (pendingOrder.state.pending !== current) return { kind: 'ignored' };
  if (active === 'failed') {
    return { kind: pendingOrder.state.status === 'unseen' ? 'unseen' : 'checking' };
  }
  // Where the list is refused only the wait can end.
  for (const sent of [current, ...current.earlier]) {
    const found = active !== 'refused' && findSentOrder(active, sent);
    if (!found) continue;
    acceptOrder(found, sent);
    return { kind: 'accepted', orderId: found.id };
  }
  if (wasOnItsWay) return { kind: 'checking' };
  pendingOrder.miss();
  return { kind: 'unseen' };
}
