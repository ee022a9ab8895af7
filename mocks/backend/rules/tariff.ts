import type { BranchRecord } from '../records/branch';
import { metresBetween, type Spot } from './places';

const perKilometre = 1500;
const freeMetres = 1000;
const roundTo = 500;

/** What bringing something from a branch to a spot costs, in som: the first kilometre is in the base price. */
export function deliveryPrice(branch: BranchRecord, spot: Spot): number {
  const beyond = Math.max(0, metresBetween(branch, spot) - freeMetres) / 1000;
  return branch.deliveryPrice + Math.ceil((beyond * perKilometre) / roundTo) * roundTo;
}
