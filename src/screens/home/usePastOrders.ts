import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Order } from '../../domain/order/order';
import { loadPastOrders } from '../../flows/order/loadPastOrders';
import * as archive from '../../stores/order/archive';
import * as orders from '../../stores/order/orders';
import * as session from '../../stores/session/session';
import { useIsTop } from '../../ui/layer';

/**
 * The signed-in person's newest past orders; none until they are wanted. They are asked for after
 * the active ones, while home is on screen.
 */
export function usePastOrders(isWanted: boolean): readonly Order[] {
  const isTop = useIsTop();
  const isSignedIn = useSnapshot(session.state).status === 'signedIn';
  const { activeStatus, known } = useSnapshot(orders.state);
  const { ids } = useSnapshot(archive.state);
  const isAfterActive = activeStatus === 'ready' || activeStatus === 'failed';
  const isTime = isWanted && isTop && isSignedIn && isAfterActive;
  useEffect(() => {
    if (isTime) loadPastOrders();
  }, [isTime]);
  return useMemo(
    () => (isSignedIn ? ids.flatMap((id) => known[id] ?? []) : []),
    [isSignedIn, ids, known],
  );
}
