import { listBranches, listCities } from '../../api/branches';
import {
  type Branch,
  mergeCity,
  pickupBranches,
  preselectCity,
} from '../../domain/branches/branch';
import * as branches from '../../stores/branches/branches';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import * as table from '../../stores/table/table';
import { resolveBranch } from '../delivery/resolveBranch';
import { services } from '../services';

let lastRequest = 0;
/** Number of the last applied request, for the whole list and per city. */
const applied = { all: 0, ofCity: new Map<string, number>() };

/** Fetches cities and branches and preselects both (§4, cities and branches). */
export async function loadBranches(): Promise<void> {
  const id = merchant.state.merchant?.id;
  if (!id) return;
  const { http } = services();
  branches.setLoading();
  lastRequest += 1;
  const request = lastRequest;
  const cityBefore = branches.state.cityId;
  const [[, cities], [, list]] = await Promise.all([listCities(http, id), listBranches(http)]);
  // A newer response has already been applied.
  if (request < applied.all) return;
  if (cities) branches.setCities(cities);
  // §8: fails silently and keeps the previous list.
  if (!list) {
    branches.setFailed();
    return;
  }
  const found = mergeNewerCities(list, request);
  applied.all = request;
  branches.setBranches(found);
  // Deselect a branch that no longer offers pick-up.
  const chosen = pickupBranches(found).find((branch) => branch.id === draft.state.branchId);
  if (!chosen && draft.state.branchId !== null) draft.setBranch(null);
  const atTable = table.state.table?.branchId ?? null;
  const initialBranch = found.find((branch) => branch.id === atTable) ?? chosen;
  // Keep a city chosen while the request was in flight.
  if (branches.state.cityId === cityBefore) {
    const { cities: known } = branches.state;
    const first = preselectCity(known, merchant.state.merchant?.mainCityId ?? null);
    branches.setCity(initialBranch?.cityId ?? first?.id ?? null);
  }
  resolveBranch();
}

/** The list, with newer per-city responses merged in. */
function mergeNewerCities(list: readonly Branch[], request: number): readonly Branch[] {
  let merged = list;
  for (const [cityId, cityRequest] of applied.ofCity) {
    if (cityRequest < request) continue;
    const newer = branches.state.branches.filter((branch) => branch.cityId === cityId);
    merged = mergeCity(merged, cityId, newer);
  }
  return merged;
}

/** Selects a city. §4: its branches are fetched again; the known ones stay until then. */
export async function chooseCity(cityId: string): Promise<void> {
  branches.setCity(cityId);
  lastRequest += 1;
  const request = lastRequest;
  const [, found] = await listBranches(services().http, { cityId });
  if (request < Math.max(applied.all, applied.ofCity.get(cityId) ?? 0)) return;
  if (!found) {
    branches.setFailed();
    return;
  }
  applied.ofCity.set(cityId, request);
  branches.setBranches(mergeCity(branches.state.branches, cityId, found));
}

/** §4, branch selection: the branch becomes both selected and nearest, for pick-up. */
export function chooseBranch(branchId: string): void {
  draft.setServiceType('PICK_UP');
  draft.setBranch(branchId);
  resolveBranch();
  services().telegram.haptic('select');
}
