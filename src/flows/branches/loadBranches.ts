import { getBranch, listBranches, listCities, listFullBranches } from '../../api/branches';
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
  // §8: fails silently and keeps the previous list. No branches where there were some is a failing server's answer.
  if (!list || (list.length === 0 && branches.state.branches.length > 0)) {
    branches.setFailed();
    return;
  }
  const found = mergeNewerCities(list, request);
  applied.all = request;
  branches.setBranches(found);
  const chosen = chosenOf(found);
  const atTable = table.state.table?.branchId ?? null;
  const initialBranch = found.find((branch) => branch.id === atTable) ?? chosen;
  // Keep a city chosen while the request was in flight.
  if (branches.state.cityId === cityBefore) {
    const { cities: known } = branches.state;
    const first = preselectCity(known, merchant.state.merchant?.mainCityId ?? null);
    branches.setCity(initialBranch?.cityId ?? first?.id ?? null);
  }
  resolveBranch();
  // The short list need not say what a branch offers.
  if (found.some(isUntold)) await loadFull(branches.state.cityId);
}

const isUntold = ({ settings }: Branch): boolean =>
  Object.values(settings).every((offers) => offers === null);

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
  await loadFull(cityId);
}

/** Selects the chosen branch's city: another one may have been looked at since. */
export function showChosenCity(): void {
  const { branches: all, cityId } = branches.state;
  const chosenCity = all.find(({ id }) => id === draft.state.branchId)?.cityId;
  if (chosenCity && cityId && chosenCity !== cityId) void chooseCity(chosenCity);
}

/** The chosen branch, deselected if it no longer offers pick-up; an empty list says nothing of it. */
function chosenOf(found: readonly Branch[]): Branch | undefined {
  const chosen = pickupBranches(found).find((branch) => branch.id === draft.state.branchId);
  if (!chosen && found.length > 0 && draft.state.branchId !== null) draft.setBranch(null);
  return chosen;
}

/** Fetches a city's branches with all that is known of them; those of every city without one. */
async function loadFull(cityId: string | null): Promise<void> {
  const key = cityId ?? '';
  lastRequest += 1;
  const request = lastRequest;
  const [, found] = await listFullBranches(services().http, cityId);
  if (request < Math.max(applied.all, applied.ofCity.get(key) ?? 0)) return;
  // Which branches there are says the whole list.
  if (!found?.length) {
    branches.setFailed();
    return;
  }
  applied.ofCity.set(key, request);
  const merged = mergeCity(branches.state.branches, key, found);
  branches.setBranches(merged);
  chosenOf(merged);
  resolveBranch();
}

/** §4, branch selection: the branch becomes both selected and nearest, for pick-up. */
export function chooseBranch(branchId: string): void {
  draft.setServiceType('PICK_UP');
  draft.setBranch(branchId);
  resolveBranch();
  services().telegram.haptic('select');
}

/** A branch that the list does not have, such as one opened by its link (§7); null if there is none. */
export async function findBranch(id: string): Promise<Branch | null | 'failed'> {
  const [error, branch] = await getBranch(services().http, id);
  if (error) return error.status === 404 ? null : 'failed';
  return branch.isActive ? branch : null;
}
