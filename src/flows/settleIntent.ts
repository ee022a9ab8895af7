import * as intent from '../stores/intent';
import { acceptOrder } from './acceptOrder';
import { lookUpOrder } from './lookUpOrder';

/** What became of an order whose answer was lost. */
export type Settled =
  | { kind: 'accepted'; orderId: string }
  /** it never reached the server and may be sent again */
  | { kind: 'notSent' }
  /** nobody knows yet; the app goes on finding out */
  | { kind: 'checking' }
  /** there is nothing to find out, or it is being found out already */
  | { kind: 'ignored' };

let looked: intent.Intent | null = null;

/**
 * Finds out what became of an intent whose answer was lost, be it in this life of the page or in an
 * earlier one. `checking` means that it could not be told; ask again when the network is back.
 */
export async function settleIntent(): Promise<Settled> {
  const current = intent.state.intent;
  if (!current || intent.state.status !== 'checking' || looked === current) {
    return { kind: 'ignored' };
  }
  looked = current;
  const found = await lookUpOrder(current);
  looked = null;
  // The person may have logged out meanwhile: then it is nobody's any more.
  if (intent.state.intent !== current) return { kind: 'ignored' };
  if (found === 'unknown') return { kind: 'checking' };
  if (!found) {
    intent.release();
    return { kind: 'notSent' };
  }
  acceptOrder(found, current.request);
  return { kind: 'accepted', orderId: found.id };
}
