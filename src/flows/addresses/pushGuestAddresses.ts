import { failureKind } from '../../api/failureKind';
import { type Address, isTemporary } from '../../domain/addresses/address';
import { isSameDoor } from '../../domain/addresses/addressMatch';
import * as addresses from '../../stores/addresses/addresses';
import * as draft from '../../stores/order/draft';
import * as session from '../../stores/session/session';
import { createAddressOnce, listSaved } from './storeAddress';

let pushing: Promise<void> | null = null;

/**
 * Gives the server what a guest has kept on this device (§4), one address after the other. Each leaves
 * the device only when the server has it, so that what fails is pushed again with the next start or
 * log-in; one that leads to the door of a saved address is there already.
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
  const isStillHere = () => session.state.user?.id === user.id;
  const isWaiting = ({ id }: Address) => addresses.state.guest.some((one) => one.id === id);
  for (const address of addresses.state.guest) {
    if (!isStillHere()) return;
    if (!isWaiting(address)) continue;
    const there = known.find((one) => isSameDoor(one, address));
    const [error, stored] = there
      ? [null, there]
      : await createAddressOnce(user.id, address, known);
    // Where no answer comes the next address would wait in vain too; a refusal is about this one.
    if (!isStillHere() || (error && failureKind(error) !== 'refused')) return;
    if (!stored || isTemporary(stored)) continue;
    known.push(stored);
    settle(address, stored);
  }
}

/** From here on the server's address stands for the one that was kept here. */
function settle(address: Address, stored: Address): void {
  addresses.putSaved(stored);
  addresses.removeGuest(address.id);
  if (draft.state.address?.id === address.id) draft.setAddress(stored);
}
