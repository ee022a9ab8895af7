import type { Address } from '../../domain/addresses/address';
import { findSavedAddress } from '../../domain/addresses/addressMatch';
import { isDelivered, isPlaced } from '../../domain/geo/geo';
import { lastAddress } from '../../domain/order/pastOrders';
import * as addresses from '../../stores/addresses/addresses';
import * as regions from '../../stores/addresses/regions';
import { readServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import * as orders from '../../stores/order/orders';
import * as session from '../../stores/session/session';
import { loadPastOrders } from '../order/loadArchive';

/**
 * Chooses the user's only address for a delivery without one, unless it is outside the zone or has
 * no place on the map, which only the user can show.
 */
export function chooseOnlyAddress(): void {
  const [only, ...others] = addresses.all();
  if (only && others.length === 0) choose(only);
}

/**
 * After the sign-in: chooses the user's only address, else that of their last delivery, so that every
 * screen says what the order costs there. What is chosen stays.
 */
export async function chooseKnownAddress(): Promise<void> {
  chooseOnlyAddress();
  const { user } = session.state;
  if (!user || draft.state.address !== null || readServiceType() !== 'DELIVERY') return;
  await loadPastOrders();
  if (session.state.user?.id !== user.id) return;
  const last = lastAddress(Object.values(orders.state.known));
  // With the id that it has at the server: what is temporary stays on the device when the session ends.
  if (last) choose(findSavedAddress(addresses.all(), last) ?? last);
}

function choose(address: Address): void {
  if (draft.state.address || !isPlaced(address)) return;
  if (isDelivered(address, regions.state.all, merchant.state.rules)) draft.setAddress(address);
}
