import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Order } from '../../domain/order/order';
import { lastOrder } from '../../domain/order/pastOrders';
import { type Reorder, reorder } from '../../domain/order/reorder';
import * as branches from '../../stores/branches/branches';
import * as catalog from '../../stores/catalog/catalog';
import { usePastOrders } from './usePastOrders';

export type RepeatOrder = {
  order: Order;
  /** what of it is sold now; empty if nothing is, or until the menu is there */
  additions: Reorder['additions'];
};

/** "The usual": the last order, and what it would add to an empty basket today. */
export function useRepeatOrder(): RepeatOrder | null {
  const { status, catalog: all } = useSnapshot(catalog.state);
  const { nearestId } = useSnapshot(branches.state);
  const isReady = status === 'ready';
  const order = lastOrder(usePastOrders(isReady));
  return useMemo(() => {
    if (!order) return null;
    const now = { branchId: nearestId, inBasket: () => 0 };
    return { order, additions: isReady ? reorder(order.lines, all, now).additions : [] };
  }, [order, all, nearestId, isReady]);
}
