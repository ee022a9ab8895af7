import * as v from 'valibot';
import { ref } from 'valtio/vanilla';
import { type Address, addressSchema, temporaryId } from '../../domain/addresses/address';
import { readAs, soundListOf, textOrNull } from '../../domain/schema';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

type AddressesState = {
  /** `idle` until the first load; immediately `ready` for a guest */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** saved on the server for the signed-in user */
  saved: readonly Address[];
  /** a guest's addresses, kept on this device until uploaded (§4); each has a temporary id */
  guest: readonly Address[];
  /** id of the user they are being uploaded for; null before the first log-in */
  guestOwner: string | null;
};

const ends = (): Pick<AddressesState, 'status' | 'saved'> => ({ status: 'idle', saved: [] });

const blank = (): AddressesState => ({ ...ends(), guest: [], guestOwner: null });

/** Delivery addresses. Lists are replaced, never mutated; a guest’s outlast the session. */
export const state = defineStore('user', blank, ends);

/** Every address the user can choose: saved ones, then those waiting on this device. */
export const all = (): readonly Address[] => [...state.saved, ...state.guest];

/**
 * The address as a new one if the server's list no longer has it; unchanged while the list is not
 * known.
 */
export function withKnownId<A extends Address | null>(address: A): A {
  const isKnown = state.status !== 'ready' || all().some(({ id }) => id === address?.id);
  return address && !isKnown ? { ...address, id: temporaryId(address.id) } : address;
}

export function setStatus(status: 'loading' | 'failed') {
  if (state.status !== 'ready') state.status = status;
}

export function setSaved(saved: readonly Address[]) {
  state.saved = ref([...saved]);
  state.status = 'ready';
}

/** Appends the address, or replaces the one with the same id. */
function put(list: readonly Address[], address: Address): readonly Address[] {
  const isThere = list.some(({ id }) => id === address.id);
  return ref(
    isThere ? list.map((one) => (one.id === address.id ? address : one)) : [...list, address],
  );
}

export function putSaved(address: Address) {
  state.saved = put(state.saved, address);
}

export function removeSaved(id: string) {
  state.saved = ref(state.saved.filter((address) => address.id !== id));
}

export function putGuest(address: Address) {
  state.guest = put(state.guest, address);
}

export function removeGuest(id: string) {
  state.guest = ref(state.guest.filter((address) => address.id !== id));
}

/**
 * Assigns the guest's addresses to the user who logged in; those left by another user are dropped.
 */
export function adoptGuest(userId: string) {
  if (state.guestOwner !== null && state.guestOwner !== userId) state.guest = ref([]);
  state.guestOwner = userId;
}

export function reset() {
  Object.assign(state, blank());
}

/** The stored form of the guest's addresses; null when there are none. */
const dumpGuest = () =>
  state.guest.length > 0 ? { owner: state.guestOwner, list: state.guest } : null;

/** A guest's addresses as stored; unreadable ones are skipped. */
const storedGuest = v.object({
  owner: v.fallback(textOrNull, null),
  list: soundListOf(addressSchema),
});

const read = readAs(storedGuest);

persist({
  key: 'guestAddresses',
  store: state,
  dump: dumpGuest,
  read,
  restore: (stored) => {
    state.guest = ref(stored?.list ?? []);
    state.guestOwner = stored?.owner ?? null;
  },
});
