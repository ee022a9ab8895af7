import { useState } from 'react';
import type { Address } from '../../domain/addresses/address';
import { findSavedAddress } from '../../domain/addresses/addressMatch';
import { lastAddress } from '../../domain/order/pastChoices';
import * as draft from '../../stores/order/draft';
import * as orders from '../../stores/order/orders';

/**
 * The address of the order, else of the last delivery, before the others. Decided at the start, so
 * that no row moves under a finger.
 */
export function useLastFirst(addresses: readonly Address[]): readonly Address[] {
  const [last] = useState(
    () => draft.state.address ?? lastAddress(Object.values(orders.state.known)),
  );
  if (!last) return addresses;
  const first = addresses.find(({ id }) => id === last.id) ?? findSavedAddress(addresses, last);
  return first ? [first, ...addresses.filter((each) => each !== first)] : addresses;
}
