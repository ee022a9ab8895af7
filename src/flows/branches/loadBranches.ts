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

let asked = 0;
/** Which question each city's branches on screen were told for, and the whole list. */
const told = { all: 0, ofCity: new Map<string, number>() };

/** Fetches cities and branches, and preselects the city and the branch (§4, cities and branches). */
export async function loadBranches(): Promise<void> {
  const id = merchant.state.merchant?.id;
  if (!id) return;
  const { http } = services();
  branches.setLoading();
  asked += 1;
  const turn = asked;
  const cityBefore = branches.state.cityId;
  const [[, cities], [, list]] = await Promise.all([listCities(http, id), listBranches(http)]);
  // An answer that a later question has overtaken is old.
  if (turn < told.all) return;
  if (cities) branches.setCities(cities);
  // §8: a branch load that fails stops silently; what was there stays.
  if (!list) {
    branches.setFailed();
    return;
  }
  const found = withNewer(list, turn);
  told.all = turn;
  branches.setBranches(found);
  // A branch that hands nothing over any more is chosen no longer.
  const chosen = pickupBranches(found).find((branch) => branch.id === draft.state.branchId);
  if (!chosen && draft.state.branchId !== null) draft.setBranch(null);
  const atTable = table.state.table?.branchId ?? null;
  const looked = found.find((branch) => branch.id === atTable) ?? chosen;
  // A city that was chosen meanwhile stays.
  if (branches.state.cityId === cityBefore) {
    const { cities: known } = branches.state;
    const first = preselectCity(known, merchant.state.merchant?.mainCityId ?? null);
    branches.setCity(looked?.cityId ?? first?.id ?? null);
  }
  resolveBranch();
}

/** The list as it was told, with the branches of those cities that have been told of since. */
function withNewer(list: readonly Branch[], turn: number): readonly Branch[] {
  let merged = list;
  for (const [cityId, cityTurn] of told.ofCity) {
    if (cityTurn < turn) continue;
    const newer = branches.state.branches.filter((branch) => branch.cityId === cityId);
    merged = mergeCity(merged, cityId, newer);
  }
  return merged;
}

/** Looks at another city. §4: its branches are fetched again; what is known of them stays meanwhile. */
export async function chooseCity(cityId: string): Promise<void> {
  branches.setCity(cityId);
  asked += 1;
  const turn = asked;
  const [, found] = await listBranches(services().http, { cityId });
  if (turn < Math.max(told.all, told.ofCity.get(cityId) ?? 0)) return;
  if (!found) {
    branches.setFailed();
    return;
  }
  told.ofCity.set(cityId, turn);
  branches.setBranches(mergeCity(branches.state.branches, cityId, found));
}

/** §4, branch selection: the branch is both the selected and the nearest one; the order is picked up there. */
export function chooseBranch(branchId: string): void {
  draft.setServiceType('PICK_UP');
  draft.setBranch(branchId);
  resolveBranch();
  services().telegram.haptic('select');
}
