import * as v from 'valibot';
import { ref } from 'valtio/vanilla';
import { type Address, addressSchema } from '../../domain/addresses/address';
import { placeOfAddress } from '../../domain/addresses/addressPlace';
import type { LatLng } from '../../domain/geo/geo';
import { readAs, text, textOrNull } from '../../domain/schema';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

const detailsForm = v.object({
  /** the sheet that contains the form */
  sheet: text,
  /** the address including typed details */
  address: addressSchema,
});

type AddressDraftState = {
  /** the sheet with the map picker: a reopened map starts fresh */
  sheet: string | null;
  /** the map's target; a new object moves the map */
  goal: LatLng | null;
  /** the pin's position, or the last one before the map moved; a new object each time */
  place: LatLng | null;
  /** the address at the pin */
  address: Address | null;
  status: 'moving' | 'naming' | 'named' | 'failed';
  /** the position is the map's default, not chosen by the user */
  isGuess: boolean;
  form: v.InferOutput<typeof detailsForm> | null;
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
 * The address being picked and its typed details until it is saved: shared by map, search and
 * details, and kept across reloads.
 */
export const state = defineStore('person', blank);

/** Starts picking in a sheet; in the same sheet everything is kept. */
export function begin(sheet: string) {
  if (state.sheet !== sheet) Object.assign(state, blank(), { sheet });
}

/** Moves the map and the pin to `place`; reverse geocoding follows. */
export function goTo(place: LatLng, isGuess = false) {
  put(place, isGuess);
  state.goal = state.place;
}

/** Sets the pin to `place`; reverse geocoding follows. */
export function put(place: LatLng, isGuess = false) {
  Object.assign(state, { place: ref({ ...place }), address: null, status: 'naming', isGuess });
}

/** The map is being moved: the pin's last position no longer counts. */
export function lift() {
  if (state.place) put(state.place);
  state.status = 'moving';
}

/** Sets the address at the pin; null when it could not be resolved. */
export function name(address: Address | null) {
  state.address = address && ref(address);
  state.status = address ? 'named' : 'failed';
}

/** Selects a known address on the map: moves the map, without reverse geocoding. */
export function choose(address: Address) {
  const place = placeOfAddress(address);
  if (!place) return;
  goTo(place);
  name(address);
}

/** Saves the typed details. */
export function fillIn(sheet: string, address: Address) {
  state.form = ref({ sheet, address });
}

/** Ends picking after a save: the next map starts fresh. */
export function finish() {
  state.sheet = null;
  state.form = null;
}

const stored = v.object({
  sheet: v.fallback(textOrNull, null),
  address: v.fallback(v.nullable(addressSchema), null),
  form: v.fallback(v.nullable(detailsForm), null),
});

const read = readAs(stored);

persist({
  key: 'picking',
  store: state,
  dump: () => {
    const { sheet, address, isGuess, form } = state;
    const picked = isGuess || sheet === null ? null : address;
    return picked || form ? { sheet, address: picked, form } : null;
  },
  read,
  restore: (found) => {
    Object.assign(state, blank());
    if (!found) return;
    state.sheet = found.sheet;
    if (found.address) choose(found.address);
    if (found.form) fillIn(found.form.sheet, found.form.address);
  },
});
