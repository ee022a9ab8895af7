import type { Grid } from './grid';
import type { Plan } from './plan';
import { chance } from './plane';

/** What a block is used for. */
export type BlockKind = 'homes' | 'flats' | 'offices' | 'school' | 'park';

/** Offices gather in the middle, flats around them, low houses outside; parks lie anywhere. */
export function blockKind(plan: Plan, { lines }: Grid, column: number, row: number): BlockKind {
  const roll = chance(plan.seed, column, row, 3);
  if (roll < 0.09) return 'park';
  if (roll < 0.15) return 'school';
  const [east = 0, north = 0] = [lines[column], lines[row]];
  const outward = Math.hypot(east + 200, north + 200) / plan.radius;
  const lean = outward + 0.5 * (chance(plan.seed, column, row, 4) - 0.5);
  if (lean < 0.22) return 'offices';
  return lean < 0.58 ? 'flats' : 'homes';
}
