import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { followOrder } from '../../flows/followOrder';
import * as freshness from '../../stores/freshness';
import * as orders from '../../stores/orders';
import * as session from '../../stores/session';

/** An order that is kept fresh while its screen is open and somebody is signed in. */
export function useFollowedOrder(id: string) {
  const { status } = useSnapshot(session.state);
  const { known } = useSnapshot(orders.state);
  const fresh = useSnapshot(freshness.state).orders[id];
  useEffect(() => (status === 'signedIn' ? followOrder(id) : undefined), [id, status]);
  return { order: known[id], fresh, isGuest: status === 'guest' };
}
