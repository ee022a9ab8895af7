import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cell } from './cell';

/** Output folder of `npm run faults`; without it only a sample of the cells runs. */
export const cellsDir = process.env.FAULT_CELLS;

/** Writes the cells of one call on one server for `npm run faults`. */
export async function keepCells(cells: readonly Cell[]): Promise<void> {
  const [first] = cells;
  if (cellsDir === undefined || !first) return;
  await mkdir(cellsDir, { recursive: true });
  const name = `${first.server} ${first.call}`.replace(/\W+/g, '-');
  await writeFile(join(cellsDir, `${name}.json`), JSON.stringify(cells));
}
