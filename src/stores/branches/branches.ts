import { ref } from 'valtio/vanilla';
import type { Branch, City } from '../../domain/branches/branch';
import type { LatLng } from '../../domain/geo/geo';
import { ifIs, text } from '../../domain/shape';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

type BranchesState = {
  status: 'loading' | 'ready' | 'failed';
  branches: readonly Branch[];
  cities: readonly City[];
  /** the selected city */
  cityId: string | null;
  /** the branch that filters the catalogue (§4, catalogue); stored */
  nearestId: string | null;
  /** the server's last closest branch for a delivery address; null branch when there is none */
  closest: { to: LatLng; branch: Branch | null } | null;
};

const ends = (): Omit<BranchesState, 'nearestId'> => ({
  status: 'loading',
  branches: [],
  cities: [],
  cityId: null,
  closest: null,
});

const blank = (): BranchesState => ({ ...ends(), nearestId: null });

export const state = defineStore('shop', blank, ends);

export function setBranches(branches: readonly Branch[]) {
  state.branches = ref([...branches]);
  state.status = 'ready';
}

export function setCities(cities: readonly City[]) {
  state.cities = ref([...cities]);
}

export function setCity(cityId: string | null) {
  state.cityId = cityId;
}

export function setNearest(branchId: string | null) {
  state.nearestId = branchId;
}

/** §8: a failed look-up clears the branch. */
export function setClosest(to: LatLng, branch: Branch | null) {
  state.closest = ref({ to, branch });
}

/** A failed refresh keeps the loaded branches. */
export function setFailed() {
  if (state.status !== 'ready') state.status = 'failed';
}

export function setLoading() {
  if (state.status !== 'ready') state.status = 'loading';
}

persist({
  key: 'nearest',
  store: state,
  dump: () => state.nearestId,
  read: ifIs(text),
  restore: setNearest,
});
