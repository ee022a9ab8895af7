import type { BranchRecord } from '../records/branch';
import { metresBetween, type Spot } from './places';

const perKilometre = 1500;
const freeMetres = 1000;
const roundTo = 500;

/**
 * The delivery price in som from a branch to a point; the base price includes the first kilometre.
 */
export function deliveryPrice(branch: BranchRecord, spot: Spot): number {
  const beyond = Math.max(0, metresBetween(branch, spot) - freeMetres) / 1000;
  return branch.deliveryPrice + Math.ceil((beyond * perKilometre) / roundTo) * roundTo;
}
