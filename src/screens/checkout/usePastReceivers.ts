import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Receiver } from '../../domain/order/order';
import { pastReceivers } from '../../domain/order/pastChoices';
import { loadMoreArchive } from '../../flows/order/loadArchive';
import * as archive from '../../stores/order/archive';
import * as orders from '../../stores/order/orders';
import * as session from '../../stores/session/session';

/** Other people who received this person's orders; past orders are requested once. */
export function usePastReceivers(): readonly Receiver[] {
  const { status } = useSnapshot(session.state);
  const { known } = useSnapshot(orders.state);
  useEffect(() => {
    if (status === 'signedIn' && archive.state.status === 'idle') void loadMoreArchive();
  }, [status]);
  return pastReceivers(Object.values(known));
}
