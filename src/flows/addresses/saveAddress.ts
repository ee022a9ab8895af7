import { updateAddress } from '../../api/addresses';
import { type ApiError, failure, type Result } from '../../api/result';
import { type Address, isTemporary, temporaryId } from '../../domain/addresses/address';
import * as addresses from '../../stores/addresses/addresses';
import * as draft from '../../stores/order/draft';
import * as session from '../../stores/session/session';
import { quoteDelivery } from '../delivery/quoteDelivery';
import { services } from '../services';
import { createOnce, inTurn } from './createOnce';

/**
 * Saves a new or edited address: on the server for a signed-in customer, on this device for a guest
 * (§4). It then becomes the order's address; with `keepChosen` (editing outside an order) only if
 * it already was. Returns the error, or null; on failure nothing changes.
 */
export async function saveAddress(
  address: Address,
  { keepChosen = false }: { keepChosen?: boolean } = {},
): Promise<ApiError | null> {
  const { user } = session.state;
  const [error, stored] = await inTurn(async () =>
    session.state.user?.id === user?.id ? store(address) : failure('ended'),
  );
  if (error) return error;
  const chosen = draft.state.address?.id;
  if (!keepChosen || chosen === address.id || chosen === stored.id) draft.setAddress(stored);
  return null;
}

async function store(address: Address): Promise<Result<Address>> {
  const { user } = session.state;
  if (!user) return [null, storeLocally(address)];
  const result = isTemporary(address)
    ? await createOnce(user.id, address, addresses.state.saved)
    : await updateAddress(services().http, address);
  const [, stored] = result;
  if (!stored) return result;
  // The server stored it without returning an id: keep it here until the next start finds it.
  if (isTemporary(stored)) return [null, storeLocally(stored)];
  addresses.putSaved(stored);
  addresses.removeGuest(address.id);
  return result;
}

/** A temporary id marks it for upload at log-in. */
function storeLocally(address: Address): Address {
  const local = isTemporary(address)
    ? address
    : { ...address, id: temporaryId(services().newKey()) };
  addresses.putGuest(local);
  return local;
}

/** Sets the order's delivery address. */
export function chooseAddress(address: Address): void {
  const isChosenAgain = draft.state.address?.id === address.id;
  draft.setAddress(address);
  draft.setServiceType('DELIVERY');
  // No change triggers a new quote, but the user expects a fresh one.
  if (isChosenAgain) void quoteDelivery();
  services().telegram.haptic('select');
}
