import * as intent from '../stores/intent';
import { rereadIntent } from '../stores/otherTabs';
import { acceptOrder } from './acceptOrder';
import { alone } from './alone';
import { findSent, isOnItsWay, lookAtOrders } from './lookUpOrder';

/** What became of an order whose answer was lost. */
export type Settled =
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
export async function settleIntent(): Promise<Settled> {
  if (!isWaiting()) return { kind: 'ignored' };
  const done = await alone(takeTurn);
  return done?.result ?? { kind: 'checking' };
}

async function takeTurn(): Promise<Settled> {
  rereadIntent();
  // Whichever window was sending it has come to an end.
  if (intent.state.isElsewhere) endElsewhere();
  return isWaiting() ? await look() : { kind: 'ignored' };
}

const isWaiting = (): boolean => {
  const { status, isElsewhere } = intent.state;
  return isElsewhere || status === 'checking' || status === 'unseen';
};

function endElsewhere(): void {
  if (intent.state.intent) intent.check();
  else intent.reset();
}

/** One look, by the window that has the lock. */
export async function look(): Promise<Settled> {
  const current = intent.state.intent;
  if (!current) return { kind: 'ignored' };
  const wasOnItsWay = isOnItsWay();
  const active = await lookAtOrders();
  // The person may have logged out meanwhile.
  if (intent.state.intent !== current) return { kind: 'ignored' };
  if (active === 'failed') {
    return { kind: intent.state.status === 'unseen' ? 'unseen' : 'checking' };
  }
  // Where the list is refused only the wait can end.
  for (const sent of [current, ...current.earlier]) {
    const found = active !== 'refused' && findSent(active, sent);
    if (!found) continue;
    acceptOrder(found, sent);
    return { kind: 'accepted', orderId: found.id };
  }
  if (wasOnItsWay) return { kind: 'checking' };
  intent.miss();
  return { kind: 'unseen' };
}
