import { updateAddress } from '../../api/addresses';
import { type ApiError, failure, type Result } from '../../api/result';
import { type Address, isTemporary, temporaryId } from '../../domain/addresses/address';
import { isSameAddress } from '../../domain/addresses/addressMatch';
import * as addresses from '../../stores/addresses/addresses';
import * as draft from '../../stores/order/draft';
import * as session from '../../stores/session/session';
import { quoteDelivery } from '../delivery/quoteDelivery';
import { services } from '../services';
import { createAddressOnce } from './loadAddresses';

/**
 * Saves a new or edited address: on the server for a signed-in customer, on this device for a guest
 * (§4). It then becomes the order's address; with `keepChosen` (editing outside an order) only if
 * it already was. Returns the error, or null; on failure nothing changes.
 */
export async function saveAddress(
  address: Address,
  { keepChosen = false }: { keepChosen?: boolean } = {},
): Promise<ApiError | null> {
  const [error, stored] = await storeInTurn(address);
  if (error) return error;
  if (!keepChosen || draft.state.address?.id === address.id) draft.setAddress(stored);
  return null;
}

/** The id that the last save of a new address ends with, null if it fails; by its temporary id. */
const savedIds = new Map<string, Promise<string | null>>();

/** Saves of a new address follow each other: a form that was closed and opened again may save it once more. */
function storeInTurn(address: Address): Promise<Result<Address>> {
  if (!isTemporary(address)) return store(address);
  const earlier = savedIds.get(address.id);
  const result = earlier === undefined ? store(address) : storeAfter(earlier, address);
  savedIds.set(
    address.id,
    result.then(([, stored]) => stored?.id ?? null),
  );
  return result;
}

/** What an earlier save has created is changed, unless it is gone again: not created a second time. */
async function storeAfter(
  earlier: Promise<string | null>,
  address: Address,
): Promise<Result<Address>> {
  const { user } = session.state;
  const id = await earlier;
  if (session.state.user?.id !== user?.id) return failure('ended');
  const saved = addresses.state.saved.find((one) => one.id === id);
  if (!saved) return store(address);
  if (isSameAddress(saved, address)) return [null, saved];
  return store({ ...address, id: saved.id, received: saved.received });
}

async function store(address: Address): Promise<Result<Address>> {
  const { user } = session.state;
  if (!user) return [null, storeLocally(address)];
  const result = isTemporary(address)
    ? await createAddressOnce(user.id, address, addresses.state.saved)
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
