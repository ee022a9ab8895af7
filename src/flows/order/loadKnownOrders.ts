import * as limits from '../../domain/limits';
import * as pendingOrder from '../../stores/order/pendingOrder';
import { areOrdersKnown, fetchActiveOrders } from './findPendingOrder';

/**
 * Records which orders exist before this one is sent, to tell them apart. A slow list is not
 * awaited when a recent one is known, unless `mustAnswer`. `failed`: the order cannot be sent yet.
 */
export async function loadKnownOrders(
  pressedAt: number,
  mustAnswer = false,
): Promise<'known' | 'refused' | 'failed'> {
  if (pendingOrder.state.pending) return 'known';
  const list = fetchActiveOrders();
  if (!mustAnswer && areOrdersKnown(pressedAt)) {
    const timeout = new Promise((resume) => setTimeout(resume, limits.pricePatienceMs));
    await Promise.race([list, timeout]);
    return 'known';
  }
  const result = await list;
  return typeof result === 'string' ? result : 'known';
}
