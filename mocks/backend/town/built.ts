import { type Block, blocksOf } from './blocks';
import { type Grid, gridOf } from './grid';
import { type Plan, plans } from './plan';
import { type Street, streetsOf } from './streets';

/** A town as it stands: everything in metres of its own plan. */
export type Town = { plan: Plan; grid: Grid; streets: readonly Street[]; blocks: readonly Block[] };

function build(plan: Plan): Town {
  const grid = gridOf(plan);
  const streets = streetsOf(plan, grid);
  return { plan, grid, streets, blocks: blocksOf(plan, grid, streets) };
}

let built: readonly Town[] | undefined;

/** The demo's towns, built when they are first asked for. */
export function towns(): readonly Town[] {
  built ??= plans.map(build);
  return built;
}
