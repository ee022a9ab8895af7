import { limits } from '../../domain/limits';
import * as pendingOrder from '../../stores/order/pendingOrder';
import { areOrdersKnown, fetchActiveOrders } from './findPendingOrder';

/**
 * Which orders are there before this one is sent: none of them can be it. A list that does not come
 * soon is not waited for where one from a moment ago will do. `failed`: nothing can be sent yet.
 */
export async function loadKnownOrders(pressedAt: number): Promise<'known' | 'refused' | 'failed'> {
  if (pendingOrder.state.pending) return 'known';
  const list = fetchActiveOrders();
  if (areOrdersKnown(pressedAt)) {
    const patience = new Promise((resume) => setTimeout(resume, limits.pricePatienceMs));
    await Promise.race([list, patience]);
    return 'known';
  }
  const told = await list;
  return typeof told === 'string' ? told : 'known';
}
