import { type Block, blocksOf } from './blocks';
import { gridOf } from './grid';
import { type Park, parkOf } from './parks';
import { type Plan, plans } from './plan';
import { type Point, smooth } from './plane';
import { crossingStreets, innerStreets, type Street } from './streets';

/** A town as it stands, in metres of its own plan. */
export type Town = {
  plan: Plan;
  streets: readonly Street[];
  blocks: readonly Block[];
  parks: readonly Park[];
  river: readonly Point[];
  rails: readonly Point[];
};

function build(plan: Plan): Town {
  const grid = gridOf(plan);
  const river = smooth(plan.river.bed);
  const rails = smooth(plan.rails);
  const crossing = crossingStreets(plan);
  const blocks = blocksOf(plan, grid, [
    { line: river, clearance: plan.river.width },
    { line: rails, clearance: 24 },
    ...crossing.map(({ line }) => ({ line, clearance: 20 })),
  ]);
  const parks = blocks.filter(({ kind }) => kind === 'park').map(parkOf);
  return { plan, streets: [...crossing, ...innerStreets(plan, grid)], blocks, parks, river, rails };
}

let built: readonly Town[] | undefined;

/** The demo's towns, built when they are first asked for. */
export function towns(): readonly Town[] {
  built ??= plans.map(build);
  return built;
}
