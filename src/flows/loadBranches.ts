import { listBranches, listCities } from '../api/branches';
import { preselectCity } from '../domain/branch';
import * as branches from '../stores/branches';
import * as draft from '../stores/draft';
import * as merchant from '../stores/merchant';
import * as table from '../stores/table';
import { wired } from './wiring';

/** Fetches cities and branches, and preselects the city and the branch (§4, cities and branches). */
export async function loadBranches(): Promise<void> {
  const id = merchant.state.merchant?.id;
  if (!id) return;
  const { http } = wired();
  branches.setLoading();
  const [[, cities], [, found]] = await Promise.all([listCities(http, id), listBranches(http)]);
  if (cities) branches.setCities(cities);
  // §8: a branch load that fails stops silently; what was there stays.
  if (!found) {
    branches.setFailed();
    return;
  }
  branches.setBranches(found);
  const atTable = table.state.table?.branchId ?? null;
  const chosen = found.find((branch) => branch.id === (atTable ?? draft.state.branchId));
  branches.setCity(
    chosen?.cityId ??
      preselectCity(branches.state.cities, merchant.state.merchant?.mainCityId ?? null)?.id ??
      null,
  );
  if (!chosen && !atTable) draft.setBranch(null);
  branches.setNearest(chosen?.id ?? null);
}

/** §4, branch selection: the branch is both the selected and the nearest one. */
export function chooseBranch(branchId: string): void {
  draft.setBranch(branchId);
  branches.setNearest(branchId);
  wired().telegram.haptic('select');
}
