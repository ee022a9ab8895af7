import { proxy, ref } from 'valtio/vanilla';
import type { Address } from '../../domain/addresses/address';
import { isAddress } from '../../domain/addresses/addressShape';
import type { Region } from '../../domain/geo/geo';
import { fieldsOf } from '../storage/fieldsOf';
import { persist } from '../storage/persistence';

type AddressesState = {
  /** `idle` until they are asked for; a guest's are `ready` at once */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** what the server keeps for the person who is signed in */
  saved: readonly Address[];
  /** what a guest keeps on this device until the server has it (§4); each has a temporary id */
  guest: readonly Address[];
  /** the id of the user who logged in with them while they wait, null before the first log-in */
  guestOwner: string | null;
  /** where the merchant delivers; null until the server has told (§8: a failed call changes nothing) */
  regions: readonly Region[] | null;
};

const blank = (): AddressesState => ({
  status: 'idle',
  saved: [],
  guest: [],
  guestOwner: null,
  regions: null,
});

/** Delivery addresses and regions. Lists are replaced whole. */
export const state = proxy(blank());

/** All that the person can choose from: what the server keeps, then what waits on this device. */
export const all = (): readonly Address[] => [...state.saved, ...state.guest];

export function setStatus(status: 'loading' | 'failed') {
  if (state.status !== 'ready') state.status = status;
}

export function setSaved(saved: readonly Address[]) {
  state.saved = ref([...saved]);
  state.status = 'ready';
}

/** The list with an address at its end, or in place of the one with its id. */
function put(list: readonly Address[], address: Address): readonly Address[] {
  const isThere = list.some(({ id }) => id === address.id);
  return ref(
    isThere ? list.map((one) => (one.id === address.id ? address : one)) : [...list, address],
  );
}

/** Adds a saved address, or puts it in place of the one with its id. */
export function putSaved(address: Address) {
  state.saved = put(state.saved, address);
}

export function removeSaved(id: string) {
  state.saved = ref(state.saved.filter((address) => address.id !== id));
}

/** Adds an address of a guest, or puts it in place of the one with its id. */
export function putGuest(address: Address) {
  state.guest = put(state.guest, address);
}

export function removeGuest(id: string) {
  state.guest = ref(state.guest.filter((address) => address.id !== id));
}

export function setRegions(regions: readonly Region[]) {
  state.regions = ref([...regions]);
}

/**
 * Makes the guest's addresses those of the user who has logged in. What another user has left behind
 * on this device is not theirs, and goes.
 */
export function adoptGuest(userId: string) {
  if (state.guestOwner !== null && state.guestOwner !== userId) state.guest = ref([]);
  state.guestOwner = userId;
}

/** Forgets the person's addresses; where the merchant delivers stays known. */
export function forgetPerson() {
  Object.assign(state, { ...blank(), regions: state.regions });
}

export function reset() {
  Object.assign(state, blank());
}

/** What is stored of a guest's addresses, null when there is nothing to keep. */
const dumpGuest = () =>
  state.guest.length > 0 ? { owner: state.guestOwner, list: state.guest } : null;

/** What a guest has kept on this device; what cannot be read is left out. */
function readGuest(stored: unknown): { owner: string | null; list: Address[] } | null {
  const { owner, list } = fieldsOf(stored);
  if (!Array.isArray(list)) return null;
  return { owner: typeof owner === 'string' ? owner : null, list: list.filter(isAddress) };
}

persist({
  key: 'guestAddresses',
  store: state,
  dump: dumpGuest,
  read: readGuest,
  restore: (kept) => {
    state.guest = ref(kept?.list ?? []);
    state.guestOwner = kept?.owner ?? null;
  },
});
