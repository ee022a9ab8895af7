import { type BlockKind, blockKind } from './blockKind';
import type { Grid } from './grid';
import type { Plan } from './plan';
import { chance, distanceTo, type Point } from './plane';
import { type Plot, plots } from './plots';
import { inBlock, lanesOf } from './streets';

/** The ground of a block and the houses on it, as rings without the closing point. */
export type Block = { kind: BlockKind; ground: Point[]; houses: Point[][] };

/** Something that crosses the grid, and how many metres of its middle nobody builds on. */
export type Crossing = { line: readonly Point[]; clearance: number };

/** The blocks of a town; no house stands in the way of a crossing. */
export function blocksOf(plan: Plan, grid: Grid, crossings: readonly Crossing[]): Block[] {
  return grid.lines.flatMap((_, column) =>
    grid.lines.flatMap((__, row): Block[] => {
      if (!grid.hasBlock(column, row)) return [];
      const kind = blockKind(plan, grid, column, row);
      const roll = (...keys: number[]) => chance(plan.seed, column, row, ...keys);
      const { isUpright, parts } = lanesOf(plan, grid, column, row);
      const point = inBlock(grid, column, row);
      const place = (s: number, t: number) => (isUpright ? point(t, s) : point(s, t));
      const outline = ([s, t, width, height]: Plot) => [
        place(s, t),
        place(s + width, t),
        place(s + width, t + height),
        place(s, t + height),
      ];
      const near = crossings.filter(({ line }) => distanceTo(line, place(0.5, 0.5)) < 500);
      const isClear = (house: readonly Point[]) =>
        house.every((corner) =>
          near.every(({ line, clearance }) => distanceTo(line, corner) > clearance),
        );
      const houses = plots[kind](parts, roll).map(outline).filter(isClear);
      return [{ kind, ground: edgeOf(place), houses }];
    }),
  );
}

/** A block's outline just inside its streets, with enough points to follow the warp. */
function edgeOf(place: (s: number, t: number) => Point): Point[] {
  const [near, far] = [0.03, 0.97];
  const way = [0, 0.25, 0.5, 0.75].map((part) => near + (far - near) * part);
  return [
    ...way.map((s) => place(s, near)),
    ...way.map((t) => place(far, t)),
    ...way.map((s) => place(1 - s, far)),
    ...way.map((t) => place(near, 1 - t)),
  ];
}
