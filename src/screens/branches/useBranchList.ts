import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type Branch, branchesOfCity, type City, pickupBranches } from '../../domain/branch';
import * as branches from '../../stores/branches';

type BranchList = {
  status: 'loading' | 'ready' | 'failed';
  list: readonly Branch[];
  /** more than one, or none: a single city needs no choice (§4, cities) */
  cities: readonly City[];
  cityId: string | null;
  chooseCity: (id: string) => void;
};

/** The branches of the city that is looked at; for a pick-up only those that hand over (§4). */
export function useBranchList(isForPickup: boolean): BranchList {
  const { status, branches: all, cities, cityId: initial } = useSnapshot(branches.state);
  const [cityId, chooseCity] = useState(initial);
  const city = cityId ?? initial;
  const list = useMemo(() => {
    const suitable = isForPickup ? pickupBranches(all) : all.filter((branch) => branch.isActive);
    return branchesOfCity(suitable, city);
  }, [all, city, isForPickup]);
  return { status, list, cities: cities.length > 1 ? cities : [], cityId: city, chooseCity };
}
