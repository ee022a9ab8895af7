import { proxy, ref } from 'valtio/vanilla';
import type { Branch, City } from '../../domain/branches/branch';
import type { LatLng } from '../../domain/geo/geo';

type BranchesState = {
  status: 'loading' | 'ready' | 'failed';
  branches: readonly Branch[];
  cities: readonly City[];
  /** the city whose branches are looked at */
  cityId: string | null;
  /** the branch that the catalogue is filtered by (§4, catalogue) */
  nearestId: string | null;
  /** what the server last named as closest to a delivery's place; its branch is null when it named none */
  closest: { to: LatLng; branch: Branch | null } | null;
};

const blank = (): BranchesState => ({
  status: 'loading',
  branches: [],
  cities: [],
  cityId: null,
  nearestId: null,
  closest: null,
});

export const state = proxy(blank());

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

/** §8: a look-up that fails names none. */
export function setClosest(to: LatLng, branch: Branch | null) {
  state.closest = ref({ to, branch });
}

/** Branches that are on screen stay there when a later question fails. */
export function setFailed() {
  if (state.status !== 'ready') state.status = 'failed';
}

export function setLoading() {
  if (state.status !== 'ready') state.status = 'loading';
}

export function reset() {
  Object.assign(state, blank());
}
