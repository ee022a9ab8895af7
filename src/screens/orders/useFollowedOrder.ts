import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { followOrder } from '../../flows/order/followOrder';
import * as orderLoads from '../../stores/order/orderLoads';
import * as orders from '../../stores/order/orders';
import * as session from '../../stores/session/session';
import { useCompleteOrder } from './useCompleteOrder';

/** An order that is refreshed while its screen is open and the user is signed in. */
export function useFollowedOrder(id: string) {
  const { status } = useSnapshot(session.state);
  const { known } = useSnapshot(orders.state);
  const fresh = useSnapshot(orderLoads.state).orders[id];
  useEffect(() => (status === 'signedIn' ? followOrder(id) : undefined), [id, status]);
  return { order: useCompleteOrder(known[id]), fresh, isGuest: status === 'guest' };
}
