import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Order } from '../../domain/order/order';
import { followOrder } from '../../flows/order/followOrder';
import { useSheetParam } from '../../navigation/useSheetParam';
import * as orderLoads from '../../stores/order/orderLoads';
import * as orders from '../../stores/order/orders';
import * as placedOrder from '../../stores/order/placedOrder';
import * as session from '../../stores/session/session';

type PlacedOrder = {
  id: string | null;
  order: Order | null;
  /** `nobody`: no order is known here, or nobody is logged in who could see it */
  status: 'loading' | 'ready' | 'failed' | 'missing' | 'nobody';
};

/**
 * The order that the address names, else the one placed last, kept fresh while it is looked at: on a
 * slow rhythm, and at once when the app becomes visible (readings: after an online payment).
 */
export function usePlacedOrder(): PlacedOrder {
  const named = useSheetParam('order');
  const { orderId } = useSnapshot(placedOrder.state);
  // A healed session forgets for a moment what was placed; the screen does not.
  const [last, setLast] = useState(orderId);
  if (orderId !== null && orderId !== last) setLast(orderId);
  const id = named ?? orderId ?? last;
  const { status: who } = useSnapshot(session.state);
  const { known } = useSnapshot(orders.state);
  const fresh = useSnapshot(orderLoads.state).orders;
  const isThere = who === 'signedIn';
  useEffect(() => {
    if (id === null || !isThere) return;
    placedOrder.turnTo(id);
    return followOrder(id);
  }, [id, isThere]);

  if (id === null || who === 'guest') return { id, order: null, status: 'nobody' };
  const order = known[id] ?? null;
  const status = order ? 'ready' : (fresh[id]?.status ?? 'loading');
  return { id, order, status };
}
