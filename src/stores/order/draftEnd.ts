import { type Address, isTemporary, noDetails } from '../../domain/addresses/address';
import { blankAfter } from '../../domain/order/orderPreferences';
import * as draft from './draft';

// Apart from `draft`, because the first load does not need it.

/**
 * §4, order submit: on success clears comment, promo, cashback, courier comment and the address
 * extras, and resets the draft; the map address stays, and so does what is remembered for the person and
 * the address: service type, branch, payment type, what cash is paid with, and the wishes for the door. An address in `keptAddresses`, saved
 * on the server or this device, gets its own extras back.
 */
export function resetAfterOrder(keptAddresses: readonly Address[]) {
  const { address } = draft.state;
  const saved = keptAddresses.find(({ id }) => id === address?.id);
  const bare = address && isTemporary(address) ? { ...address, details: noDetails } : address;
  draft.fill({ ...blankAfter('ordered'), address: saved ?? bare });
}

/**
 * Keeps the order, and forgets what says whose it was: a saved address, a receiver, a phone, a card
 * and their cashback.
 */
export function forgetPerson() {
  const { address } = draft.state;
  draft.fill({
    ...blankAfter('sessionLost'),
    address: address && isTemporary(address) ? address : null,
  });
}
