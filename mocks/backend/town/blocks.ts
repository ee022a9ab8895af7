import { type BlockKind, blockKind } from './blockKind';
import type { Grid } from './grid';
import type { Plan } from './plan';
import { chance, distanceTo, type Point } from './plane';
import { inBlock, lanesOf, type Street } from './streets';

/** The ground of a block and the houses on it, as rings without the closing point. */
export type Block = { kind: BlockKind; ground: Point[]; houses: Point[][] };

/** A rectangle in parts of a block. */
type Plot = readonly [s: number, t: number, width: number, height: number];

const metres = 1 / 430;

/** Rows of houses on both sides of every lane, and along the block's own edges. */
function homePlots(parts: readonly number[], roll: (...keys: number[]) => number): Plot[] {
  const rows = [0.075, ...parts.flatMap((part) => [part - 0.065, part + 0.065]), 0.925];
  return rows.flatMap((row, at) =>
    Array.from({ length: 8 }, (_, house): Plot => {
      const size = (18 + 14 * roll(at, house, 1)) * metres;
      const start = 0.06 + house * 0.112 + 0.02 * roll(at, house, 2);
      return [start, row - size / 2, size * (1.1 + roll(at, house, 3) / 2), size];
    }).filter((_, house) => roll(at, house, 4) > 0.14),
  );
}

/** Long houses with courtyards between them. */
function flatPlots(roll: (...keys: number[]) => number): Plot[] {
  return [0.12, 0.36, 0.62, 0.86].flatMap((t, row) =>
    [0.07, 0.39, 0.71].flatMap((s, column): Plot[] => {
      const pick = roll(row, column);
      if (pick < 0.12) return [];
      const long = 0.2 + 0.05 * roll(row, column, 1);
      if (pick > 0.7) return [[s + long / 2, t - 0.08, 14 * metres, 0.16]];
      return [[s, t, long, 15 * metres]];
    }),
  );
}

function officePlots(roll: (...keys: number[]) => number): Plot[] {
  return [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column): Plot => {
      const [s, t] = [0.07 + column * 0.3, 0.07 + row * 0.3];
      return [s, t, 0.15 + 0.1 * roll(row, column, 1), 0.14 + 0.1 * roll(row, column, 2)];
    }),
  );
}

const schoolPlots: readonly Plot[] = [
  [0.16, 0.3, 0.5, 0.09],
  [0.16, 0.39, 0.08, 0.24],
  [0.58, 0.39, 0.08, 0.24],
];

/** Houses stand clear of everything that crosses the grid: the ring, the diagonals, water, rails. */
export function blocksOf(plan: Plan, grid: Grid, streets: readonly Street[]): Block[] {
  const crossing = [...streets.slice(0, plan.diagonals.length + 1).map(({ line }) => line)];
  const isClear = (house: readonly Point[]) =>
    house.every(
      (corner) =>
        distanceTo(plan.river.bed, corner) > plan.river.width &&
        distanceTo(plan.rails, corner) > 24 &&
        crossing.every((line) => distanceTo(line, corner) > 18),
    );
  return grid.lines.flatMap((_, column) =>
    grid.lines.flatMap((__, row): Block[] => {
      if (!grid.hasBlock(column, row)) return [];
      const kind = blockKind(plan, grid, column, row);
      const roll = (...keys: number[]) => chance(plan.seed, column, row, ...keys);
      const { isUpright, parts } = lanesOf(plan, grid, column, row);
      const plots: Record<BlockKind, () => readonly Plot[]> = {
        homes: () => homePlots(parts, roll),
        flats: () => flatPlots(roll),
        offices: () => officePlots(roll),
        school: () => schoolPlots,
        park: () => [],
      };
      const point = inBlock(grid, column, row);
      const place = (s: number, t: number) => (isUpright ? point(t, s) : point(s, t));
      const outline = ([s, t, width, height]: Plot) => [
        place(s, t), place(s + width, t), place(s + width, t + height), place(s, t + height),
      ];
      const houses = plots[kind]().map(outline).filter(isClear);
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
