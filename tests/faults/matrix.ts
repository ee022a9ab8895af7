import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Customer, createCustomer } from './customer';
import { type Fault, faults } from './faultKinds';
import { type Cell, runCell } from './runCell';
import type { Scenarios } from './scenario';

/** Where `npm run faults` finds what became of each call; without it only some cells are run. */
const cellsDir = process.env.FAULT_CELLS;

/** How many faults each call meets in the tests: in turns, so that every fault is met often. */
const sampled = 2;

/**
 * The part of the table that these scenarios fill: each of their calls from the start of the app,
 * first as it should be, then under the faults.
 */
export function describeCalls(scenarios: Scenarios): void {
  let customer: Customer;

  beforeAll(async () => {
    customer = await createCustomer();
  }, 600_000);

  for (const [index, [call, scenario]] of Object.entries(scenarios).entries()) {
    test(`${call} costs nobody anything when it fails`, { timeout: 1_200_000 }, async () => {
      const { said: usual, ...honest } = await runCell(customer, { call, scenario, fault: null });
      expect(honest.wrong).toEqual([]);
      const cells: Cell[] = [];
      for (const fault of cellsDir ? faults : sampleOf(index)) {
        const { said: _, ...cell } = await runCell(customer, { call, scenario, fault }, usual);
        cells.push(cell);
      }
      if (cellsDir) await keep(cellsDir, call, cells);
      const wrong = cells.flatMap((cell) => cell.wrong.map((each) => `${cell.fault}: ${each}`));
      expect(wrong).toEqual([]);
    });
  }
}

const sampleOf = (index: number): Fault[] =>
  Array.from(
    { length: sampled },
    (_, turn) => faults[(index * sampled + turn) % faults.length],
  ).filter((fault) => fault !== undefined);

async function keep(dir: string, call: string, cells: readonly Cell[]): Promise<void> {
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, `${call.replace(/\W+/g, '-')}.json`), JSON.stringify(cells));
}
