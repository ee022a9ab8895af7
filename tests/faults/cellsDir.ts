import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cell } from './cell';

/** Where `npm run faults` finds what became of each call; without it only some cells are run. */
export const cellsDir = process.env.FAULT_CELLS;

/** Leaves the cells of one call, on one server, where `npm run faults` finds them. */
export async function keepCells(cells: readonly Cell[]): Promise<void> {
  const [first] = cells;
  if (cellsDir === undefined || !first) return;
  await mkdir(cellsDir, { recursive: true });
  const name = `${first.server} ${first.call}`.replace(/\W+/g, '-');
  await writeFile(join(cellsDir, `${name}.json`), JSON.stringify(cells));
}
