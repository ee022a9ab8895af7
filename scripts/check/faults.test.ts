import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressFaults } from './faults/address.testing';
import { botFaults } from './faults/bot.testing';
import { fileFaults } from './faults/files.testing';
import { pageFaults } from './faults/page.testing';
import { createPlanter, type Faults, type Plant } from './faults/plant.testing';
import { sellsFaults } from './faults/sells.testing';
import { serverFaults } from './faults/server.testing';
import { signInFaults } from './faults/signIn.testing';
import { lines } from './lines';

/** `says`: the line that names the fault by its colour and its outcome, and what is said besides. */
type Row = { fault: string; plant: Plant; says: string[] };

const rowsOf = (faults: Faults): Row[] =>
  Object.entries(faults).flatMap(([named, plants]) =>
    Object.entries(plants).map(([fault, plant]) => {
      const says = [named, ...(plant.also ? [plant.also] : [])];
      return { fault, plant, says };
    }),
  );

/**
 * As who types the shop's address alone: its server is asked what the page needs, and not call by call, which takes
 * most of a check's time. A row that types something itself, or is about the calls, stays as it is.
 */
const byAddress = (faults: Faults): Row[] =>
  rowsOf(faults).map(({ plant, ...row }) => {
    const isWhole = plant.typed || row.says.some((one) => one.includes(' server.'));
    const typed = { apiBase: null, vendor: null };
    return { ...row, plant: isWhole ? plant : { ...plant, typed } };
  });

const rows: readonly Row[] = [
  ...[addressFaults, fileFaults, sellsFaults].flatMap(byAddress),
  ...[pageFaults, botFaults, signInFaults, serverFaults].flatMap(rowsOf),
];

let planter: Awaited<ReturnType<typeof createPlanter>>;
beforeAll(async () => {
  planter = await createPlanter();
});
afterAll(() => planter.close());

test('a shop in order has every line green', async () => {
  const { findings, exitCode } = await planter.checkWith({});
  expect(findings.filter(({ light }) => light !== 'green')).toEqual([]);
  expect(exitCode).toBe(0);
  expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
});

for (const { fault, says, plant } of rows)
  test(`${fault}: ${says.join(', ')}`, async () => {
    const { findings } = await planter.checkWith(plant);
    const said = findings.map(({ light, id, outcome }) => `${light} ${id} ${outcome}`);
    expect(said).toEqual(expect.arrayContaining(says));
    // one cause is one line
    const isTrouble = (one: string) =>
      one.startsWith('red') || (says[0]?.startsWith('yellow') && one.startsWith('yellow'));
    expect(said.filter(isTrouble).sort()).toEqual(says.filter(isTrouble).sort());
  });

test('every outcome of every line is in the table, or is that of a shop in order', async () => {
  const { findings } = await planter.checkWith({});
  const wanted = Object.entries(lines).flatMap(([id, { outcomes }]) =>
    Object.keys(outcomes).map((outcome) => `${id} ${outcome}`),
  );
  const inOrder = findings.map(({ id, outcome }) => `${id} ${outcome}`);
  const named = rows.flatMap(({ says }) => says.map((one) => one.replace(/^\w+ /, '')));
  const seen = new Set<string>([...inOrder, ...named]);
  expect(wanted.filter((one) => !seen.has(one))).toEqual([]);
});
