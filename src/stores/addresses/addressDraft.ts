import { proxy, ref } from 'valtio/vanilla';
import type { Address } from '../../domain/addresses/address';
import { isAddress } from '../../domain/addresses/addressShape';
import type { LatLng } from '../../domain/geo/geo';
import { record, text } from '../../domain/shape';
import { fieldsOf } from '../storage/fieldsOf';
import { persist } from '../storage/persistence';

type Form = {
  /** the sheet that it is filled in */
  sheet: string;
  /** the address with what was typed into it */
  address: Address;
};

type AddressDraftState = {
  /** the sheet that the place is picked in: a map that is opened again starts afresh */
  sheet: string | null;
  /** where the map is to look; another object moves it there */
  goal: LatLng | null;
  /** where the pin stands, or stood when the map began to move; another object each time */
  place: LatLng | null;
  /** what stands there */
  address: Address | null;
  status: 'moving' | 'naming' | 'named' | 'failed';
  /** the place is where the map happened to open, nobody has asked for it */
  isGuess: boolean;
  form: Form | null;
};

const blank = (): AddressDraftState => ({
  sheet: null,
  goal: null,
  place: null,
  address: null,
  status: 'naming',
  isGuess: true,
  form: null,
});

/**
 * The address that is being picked, and what is typed about it, until it is saved: map, search and
 * details share it, and it outlives a reload.
 */
export const state = proxy(blank());

/** Begins to pick in a sheet; in the one that was picked in before everything stays as it is. */
export function begin(sheet: string) {
  if (state.sheet !== sheet) Object.assign(state, blank(), { sheet });
}

/** The map is to look at `place`, which is the new place of the pin. Its name is asked for. */
export function goTo(place: LatLng, isGuess = false) {
  put(place, isGuess);
  state.goal = state.place;
}

/** The pin was put down at `place`. Its name is asked for. */
export function put(place: LatLng, isGuess = false) {
  Object.assign(state, { place: ref({ ...place }), address: null, status: 'naming', isGuess });
}

/** The person moves the map: where the pin stood no longer counts. */
export function lift() {
  if (state.place) put(state.place);
  state.status = 'moving';
}

/** What stands at the pin; null when that could not be found out. */
export function name(address: Address | null) {
  state.address = address && ref(address);
  state.status = address ? 'named' : 'failed';
}

/** An address that is known already: the map goes there, and nothing is asked for. */
export function choose(address: Address) {
  const { latitude, longitude } = address;
  goTo({ latitude, longitude });
  name(address);
}

/** What has been typed about an address so far. */
export function fillIn(sheet: string, address: Address) {
  state.form = ref({ sheet, address });
}

/** What was picked is saved: the next map starts afresh. */
export function finish() {
  state.sheet = null;
  state.form = null;
}

const isForm = record<Form>({ sheet: text, address: isAddress });

persist({
  key: 'picking',
  store: state,
  dump: () => {
    const { sheet, address, isGuess, form } = state;
    const picked = isGuess || sheet === null ? null : address;
    return picked || form ? { sheet, address: picked, form } : null;
  },
  read: (stored) => {
    const { sheet, address, form } = fieldsOf(stored);
    return {
      sheet: typeof sheet === 'string' ? sheet : null,
      address: isAddress(address) ? address : null,
      form: isForm(form) ? form : null,
    };
  },
  restore: (stored) => {
    Object.assign(state, blank());
    if (!stored) return;
    state.sheet = stored.sheet;
    if (stored.address) choose(stored.address);
    if (stored.form) fillIn(stored.form.sheet, stored.form.address);
  },
});
