import type { Plan } from './plan';
import { chance, type Point } from './plane';

/** A warped street grid: where its lines run, and between which of them anything is built. */
export type Grid = {
  /** metres of each line from the centre before the warp, ascending; the same for both ways */
  lines: readonly number[];
  /** from the straight grid to the plan */
  warp(across: number, up: number): Point;
  /** whether a block stands between lines `column` and `column + 1`, `row` and `row + 1` */
  hasBlock(column: number, row: number): boolean;
  /** every third line, counted from the middle, is a main road */
  isMain(line: number): boolean;
};

/** Lines about 430 m apart; blocks within a ragged circle. */
export function gridOf({ seed, radius }: Plan): Grid {
  const half = Math.ceil(radius / 430) + 1;
  const lines = [0];
  for (let index = 1; index <= half; index++) {
    const step = (side: number) => 370 + 120 * chance(seed, index, side);
    lines.push((lines.at(-1) ?? 0) + step(1));
    lines.unshift((lines[0] ?? 0) - step(2));
  }
  const phase = (index: number) => chance(seed, index, 77) * 2 * Math.PI;
  const [a, b, c, d] = [phase(1), phase(2), phase(3), phase(4)];
  return {
    lines,
    warp: (x, y) => [
      x + 150 * Math.sin(y / 900 + a) + 90 * Math.sin((x + y) / 1400 + b),
      y + 130 * Math.sin(x / 1000 + c) + 70 * Math.sin((x - y) / 1300 + d),
    ],
    hasBlock(column, row) {
      const [x0, x1, y0, y1] = [lines[column], lines[column + 1], lines[row], lines[row + 1]];
      if (x0 === undefined || x1 === undefined || y0 === undefined || y1 === undefined)
        return false;
      const reach = 0.84 + 0.26 * chance(seed, column, row, 5);
      return Math.hypot(x0 + x1, y0 + y1) / 2 < radius * reach;
    },
    isMain: (line) => (line - half) % 3 === 0,
  };
}
