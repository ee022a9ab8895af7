import type { BlockKind } from './blockKind';

/** A rectangle in parts of a block: its corner, how far it goes across, how far up. */
export type Plot = readonly [s: number, t: number, width: number, height: number];

/** A number from 0 to 1 of the block's own for each set of keys. */
type Roll = (...keys: number[]) => number;

/** a metre in parts of a block, about */
const metre = 1 / 430;

/** Long low houses on both sides of every lane, and along the block's own edges. */
function homes(lanes: readonly number[], roll: Roll): Plot[] {
  const rows = [0.075, ...lanes.flatMap((lane) => [lane - 0.06, lane + 0.06]), 0.925];
  return rows.flatMap((row, at) =>
    Array.from({ length: 8 }, (_, house): Plot => {
      const depth = (15 + 12 * roll(at, house, 1)) * metre;
      const start = 0.05 + house * 0.114;
      return [start, row - depth / 2, 0.062 + 0.048 * roll(at, house, 3), depth];
    }).filter((_, house) => roll(at, house, 4) > 0.1),
  );
}

/** Long houses with courtyards between them. */
function flats(_: readonly number[], roll: Roll): Plot[] {
  const thick = 15 * metre;
  return [0.06, 0.2, 0.34, 0.58, 0.78].flatMap((t, row) =>
    [0.06, 0.29, 0.52, 0.75].flatMap((s, column): Plot[] => {
      const pick = roll(row, column);
      if (pick < 0.1) return [];
      const long = 0.13 + 0.06 * roll(row, column, 1);
      if (pick > 0.62) return [[s + 0.06, t - 0.01, thick, 0.11 + 0.02 * pick]];
      return [[s, t + 0.02 * pick, long, thick]];
    }),
  );
}

/** Broad houses that stand close together. */
function offices(_: readonly number[], roll: Roll): Plot[] {
  return [0.06, 0.28, 0.55, 0.77].flatMap((t, row) =>
    [0.06, 0.29, 0.52, 0.75].flatMap((s, column): Plot[] => {
      if (roll(row, column) < 0.12) return [];
      const width = 0.1 + 0.1 * roll(row, column, 1);
      return [[s, t, width, 0.09 + 0.08 * roll(row, column, 2)]];
    }),
  );
}

/** One house of three wings. */
const school = (): Plot[] => [
  [0.16, 0.3, 0.5, 0.09],
  [0.16, 0.39, 0.08, 0.24],
  [0.58, 0.39, 0.08, 0.24],
];

/** What is built on each kind of block, between `lanes` at these parts of it. */
export const plots: Record<BlockKind, (lanes: readonly number[], roll: Roll) => Plot[]> = {
  homes,
  flats,
  offices,
  school,
  park: () => [],
};
