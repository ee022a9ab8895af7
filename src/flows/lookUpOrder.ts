import { listActiveOrders } from '../api/orders';
import type { Order } from '../domain/order';
import { sameOrder } from '../domain/orderRequest';
import type { Intent } from '../stores/intent';
import * as session from '../stores/session';
import { wired } from './wiring';

/** An order whose answer was lost may still be on its way: milliseconds between two looks for it. */
const pauses = [0, 1500, 4000];

/**
 * Looks for the order of an intent among the active ones: same lines, same total, created since the
 * intent began. Answers null when it is certainly not there, `unknown` when that cannot be told.
 * `isBrief`: one look, for an order that can no longer be on its way.
 */
export async function lookUpOrder(
  intent: Intent,
  { isBrief = false } = {},
): Promise<Order | null | 'unknown'> {
  const { http } = wired();
  let answered = false;
  for (const pause of isBrief ? [0] : pauses) {
    if (pause > 0) await new Promise((resume) => setTimeout(resume, pause));
    const userId = session.state.user?.id;
    if (!userId) return 'unknown';
    const [error, active] = await listActiveOrders(http, userId);
    answered = error === null;
    const found = active?.find(
      (order) =>
        !intent.knownIds.includes(order.id) && sameOrder(order, intent.request, intent.startedAt),
    );
    if (found) return found;
  }
  return answered ? null : 'unknown';
}
