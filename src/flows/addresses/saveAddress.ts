import { updateAddress } from '../../api/addresses';
import type { ApiError, Result } from '../../api/result';
import { type Address, isTemporary, temporaryId } from '../../domain/addresses/address';
import * as addresses from '../../stores/addresses/addresses';
import * as draft from '../../stores/order/draft';
import * as session from '../../stores/session/session';
import { quoteDelivery } from '../delivery/quoteDelivery';
import { services } from '../services';
import { createAddressOnce } from './storeAddress';

/**
 * Stores a new or an edited address: at the server for a customer who is logged in, on this device for
 * a guest (§4). Then it is the order's address; with `keepChosen`, for an address that is edited apart
 * from an order, only where it was that already. Returns the error, or null: on failure nothing has
 * changed.
 */
export async function saveAddress(
  address: Address,
  { keepChosen = false }: { keepChosen?: boolean } = {},
): Promise<ApiError | null> {
  const [error, stored] = await store(address);
  if (error) return error;
  if (!keepChosen || draft.state.address?.id === address.id) draft.setAddress(stored);
  return null;
}

async function store(address: Address): Promise<Result<Address>> {
  const { user } = session.state;
  if (!user) return [null, storeHere(address)];
  const answer = isTemporary(address)
    ? await createAddressOnce(user.id, address, addresses.state.saved)
    : await updateAddress(services().http, address);
  const [, stored] = answer;
  if (!stored) return answer;
  // Without an id it waits on this device: the next start finds it at the server.
  if (isTemporary(stored)) return [null, storeHere(stored)];
  addresses.putSaved(stored);
  addresses.removeGuest(address.id);
  return answer;
}

/** A guest's address has a temporary id, so that the log-in sends it as a new one. */
function storeHere(address: Address): Address {
  const own = isTemporary(address) ? address : { ...address, id: temporaryId(services().newKey()) };
  addresses.putGuest(own);
  return own;
}

/** Makes an address the one that the order is delivered to. */
export function chooseAddress(address: Address): void {
  const isChosenAgain = draft.state.address?.id === address.id;
  draft.setAddress(address);
  draft.setServiceType('DELIVERY');
  // Nothing has changed that would ask by itself: the person wants to know whether it goes by now.
  if (isChosenAgain) void quoteDelivery();
  services().telegram.haptic('select');
}
