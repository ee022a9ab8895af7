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
  /** `nobody`: no known order, or nobody is signed in */
  status: 'loading' | 'ready' | 'failed' | 'missing' | 'nobody';
};

/**
 * The order of the URL, else the last placed one. Refreshed at a slow interval, and at once when
 * the app becomes visible (settled: online payment).
 */
export function usePlacedOrder(): PlacedOrder {
  const requestedId = useSheetParam('order');
  const { orderId } = useSnapshot(placedOrder.state);
  // A session renewal briefly clears the placed order; the screen keeps it.
  const [last, setLast] = useState(orderId);
  if (orderId !== null && orderId !== last) setLast(orderId);
  const id = requestedId ?? orderId ?? last;
  const { status: sessionStatus } = useSnapshot(session.state);
  const { known } = useSnapshot(orders.state);
  const loads = useSnapshot(orderLoads.state).orders;
  const isSignedIn = sessionStatus === 'signedIn';
  useEffect(() => {
    if (id === null || !isSignedIn) return;
    placedOrder.turnTo(id);
    return followOrder(id);
  }, [id, isSignedIn]);

  if (id === null || sessionStatus === 'guest') return { id, order: null, status: 'nobody' };
  const order = known[id] ?? null;
  const status = order ? 'ready' : (loads[id]?.status ?? 'loading');
  return { id, order, status };
}
