import { failureKind } from '../../api/failureKind';
import { type Address, isTemporary } from '../../domain/addresses/address';
import { isSameDoor } from '../../domain/addresses/addressMatch';
import * as addresses from '../../stores/addresses/addresses';
import * as draft from '../../stores/order/draft';
import * as session from '../../stores/session/session';
import { createAddressOnce, listSaved } from './storeAddress';

let pushing: Promise<void> | null = null;

/**
 * Uploads a guest's addresses (§4), one by one. Each is removed from the device only once the
 * server has it, so failures are retried at the next start or log-in. One that matches a saved
 * address is not uploaded again.
 */
export function pushGuestAddresses(): Promise<void> {
  pushing ??= push().finally(() => {
    pushing = null;
  });
  return pushing;
}

async function push(): Promise<void> {
  const { user, token } = session.state;
  if (!user || !token || addresses.state.guest.length === 0) return;
  addresses.adoptGuest(user.id);
  const [, known] = await listSaved(user.id);
  if (!known) return;
  const isSameUser = () => session.state.user?.id === user.id;
  const isPending = ({ id }: Address) => addresses.state.guest.some((one) => one.id === id);
  for (const address of addresses.state.guest) {
    if (!isSameUser()) return;
    if (!isPending(address)) continue;
    const existing = known.find((one) => isSameDoor(one, address));
    const [error, stored] = existing
      ? [null, existing]
      : await createAddressOnce(user.id, address, known);
    // Without a response the next request would fail too; a refusal concerns only this address.
    if (!isSameUser() || (error && failureKind(error) !== 'refused')) return;
    if (!stored || isTemporary(stored)) continue;
    known.push(stored);
    replaceWithSaved(address, stored);
  }
}

/** Replaces the local address with the saved one. */
function replaceWithSaved(address: Address, stored: Address): void {
  addresses.putSaved(stored);
  addresses.removeGuest(address.id);
  if (draft.state.address?.id === address.id) draft.setAddress(stored);
}
