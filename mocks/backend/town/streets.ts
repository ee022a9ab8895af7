import { blockKind } from './blockKind';
import type { Grid } from './grid';
import { streetNames } from './names';
import type { Plan } from './plan';
import { between, chance, type Point } from './plane';

/** A named street; `rank` 1 is a main road, 2 a street, 3 a lane inside a block. */
export type Street = { name: string; rank: 1 | 2 | 3; line: readonly Point[] };

const steps = (count: number) => Array.from({ length: count + 1 }, (_, index) => index / count);

/** The point at part `s` across and part `t` up a block. */
export function inBlock({ lines, warp }: Grid, column: number, row: number) {
  const [x0 = 0, x1 = 0, y0 = 0, y1 = 0] = [
    lines[column],
    lines[column + 1],
    lines[row],
    lines[row + 1],
  ];
  return (s: number, t: number): Point => warp(x0 + (x1 - x0) * s, y0 + (y1 - y0) * t);
}

/** The stretches of a grid line along which something is built on either side. */
function stretches(grid: Grid, line: number, isUpright: boolean): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (let at = 0; at < grid.lines.length - 1; at++) {
    const sides = [line - 1, line].map((side) =>
      isUpright ? grid.hasBlock(side, at) : grid.hasBlock(at, side),
    );
    if (sides.some(Boolean)) {
      const point = isUpright ? inBlock(grid, line, at) : inBlock(grid, at, line);
      run.push(...steps(6).map((part) => (isUpright ? point(0, part) : point(part, 0))));
    } else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  return run.length > 0 ? [...runs, run] : runs;
}

/** The list of names is handed out from the middle of the town outwards. */
function nameOf(plan: Plan, { lines }: Grid, line: number, way: number): string {
  const outward = line - (lines.length - 1) / 2;
  const turn = outward < 0 ? -2 * outward - 1 : 2 * outward;
  return streetNames[(plan.firstStreet + turn * 2 + way) % streetNames.length] ?? '';
}

function gridStreets(plan: Plan, grid: Grid): Street[] {
  return grid.lines.flatMap((_, line) =>
    [true, false].flatMap((isUpright, way) => {
      const name = nameOf(plan, grid, line, way);
      return stretches(grid, line, isUpright).map((run): Street => {
        // A main road that is cut off at the edge of the town is a street like others there.
        const isMain = grid.isMain(line) && run.length > 40;
        return {
          name: `${name} ${isMain ? 'shoh koʻchasi' : 'koʻchasi'}`,
          rank: isMain ? 1 : 2,
          line: run,
        };
      });
    }),
  );
}

/** Which way the lanes of a block run, and at which parts of it: parks and schools have none. */
export function lanesOf(plan: Plan, grid: Grid, column: number, row: number) {
  const kind = blockKind(plan, grid, column, row);
  const isUpright = chance(plan.seed, column, row, 9) < 0.5;
  const few = kind === 'flats' || kind === 'offices' ? [0.5] : [];
  return { isUpright, parts: kind === 'homes' ? [0.34, 0.67] : few };
}

function laneStreets(plan: Plan, grid: Grid): Street[] {
  const counts = new Map<string, number>();
  const cells = grid.lines.flatMap((_, column) =>
    grid.lines.map((__, row) => [column, row] as const),
  );
  return cells.flatMap(([column, row]) => {
    if (!grid.hasBlock(column, row)) return [];
    const { isUpright, parts } = lanesOf(plan, grid, column, row);
    const base = isUpright ? nameOf(plan, grid, row, 1) : nameOf(plan, grid, column, 0);
    const point = inBlock(grid, column, row);
    return parts.map((part): Street => {
      const count = (counts.get(base) ?? 0) + 1;
      counts.set(base, count);
      const line = steps(5).map((at) => (isUpright ? point(part, at) : point(at, part)));
      return { name: `${base} ${count}-tor koʻchasi`, rank: 3, line };
    });
  });
}

function onRing({ ring }: Plan, turn: number): Point {
  const reach = ring.radius * (1 + 0.07 * Math.sin(turn * 2 + 1) + 0.04 * Math.sin(turn * 3));
  return [reach * Math.cos(turn), reach * Math.sin(turn)];
}

function ringStreet(plan: Plan): Street {
  const line = steps(90).map((part) => onRing(plan, part * 2 * Math.PI));
  return { name: plan.ring.name, rank: 1, line };
}

/** Roads from the ring out into the country, swaying more the farther they are. */
function radialStreets(plan: Plan): Street[] {
  return plan.radials.map(({ name, to }, index) => {
    const start = onRing(plan, Math.atan2(to[1], to[0]));
    const line = steps(60).map((part): Point => {
      const [east, north] = between(start, to, part ** 2);
      const sway = 300 * Math.sin(part * 13 + index) * part;
      return [east - sway, north + sway];
    });
    return { name, rank: 1, line };
  });
}

/** The roads that cross the grid. */
export const crossingStreets = (plan: Plan): Street[] => [...radialStreets(plan), ringStreet(plan)];

/** The streets of the grid and the lanes inside its blocks. */
export const innerStreets = (plan: Plan, grid: Grid): Street[] => [
  ...gridStreets(plan, grid),
  ...laneStreets(plan, grid),
];
