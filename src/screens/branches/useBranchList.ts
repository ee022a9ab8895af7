import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import {
  type Branch,
  branchesOfCity,
  type City,
  pickupBranches,
} from '../../domain/branches/branch';
import * as branches from '../../stores/branches/branches';

type BranchList = {
  status: 'loading' | 'ready' | 'failed';
  list: readonly Branch[];
  /** the same for all cities */
  everywhere: readonly Branch[];
  /** more than one, or none: a single city needs no choice (§4, cities) */
  cities: readonly City[];
  /** the selected one */
  city: City | null;
};

/** The branches of the selected city; for a pickup only those that offer it (§4). */
export function useBranchList(isForPickup: boolean): BranchList {
  const { status, branches: all, cities, cityId } = useSnapshot(branches.state);
  const everywhere = useMemo(
    () => (isForPickup ? pickupBranches(all) : all.filter((branch) => branch.isActive)),
    [all, isForPickup],
  );
  const list = useMemo(() => branchesOfCity(everywhere, cityId), [everywhere, cityId]);
  const city = cities.find(({ id }) => id === cityId) ?? null;
  return { status, list, everywhere, cities: cities.length > 1 ? cities : [], city };
}
