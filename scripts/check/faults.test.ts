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
import type { Light } from './lines/outcomes';

type Row = { fault: string; light: Light; says: string; plant: Plant };

const rowsOf = (faults: Faults): Row[] =>
  Object.entries(faults).flatMap(([named, plants]) => {
    const [light = '', ...says] = named.split(' ');
    return Object.entries(plants).map(([fault, plant]) => ({
      fault,
      light: light as Light,
      says: says.join(' '),
      plant,
    }));
  });

/**
 * As who types the shop's address alone: its server is asked what the page needs, and not call by call, which takes
 * most of a check's time. A row that types something itself, or is about the calls, stays as it is.
 */
const byAddress = (faults: Faults): Row[] =>
  rowsOf(faults).map((row) =>
    row.plant.typed || row.says.startsWith('server.')
      ? row
      : { ...row, plant: { ...row.plant, typed: { apiBase: null, vendor: null } } },
  );

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

for (const { fault, light, says, plant } of rows)
  test(`${fault}: ${light} by ${says}`, async () => {
    const { also } = plant;
    const { findings } = await planter.checkWith(plant);
    const [id = ''] = says.split(' ');
    const named = findings.filter((one) => one.id === id);
    expect(named.map((one) => `${one.light} ${one.id} ${one.outcome}`)).toEqual([
      `${light} ${says}`,
    ]);
    const lit = (which: Light) =>
      findings.filter((one) => one.light === which).map((one) => one.id);
    // one cause is one line
    const own = light === 'red' ? [id] : [];
    if (light === 'yellow')
      expect(lit('yellow').sort()).toEqual([id, ...(also ? [also] : [])].sort());
    const others = also && light !== 'yellow' ? [also] : [];
    expect(lit('red').sort()).toEqual([...own, ...others].sort());
  });

test('every outcome of every line is in the table, or is that of a shop in order', async () => {
  const { findings } = await planter.checkWith({});
  const wanted = Object.entries(lines).flatMap(([id, { outcomes }]) =>
    Object.keys(outcomes).map((outcome) => `${id} ${outcome}`),
  );
  const inOrder = findings.map(({ id, outcome }) => `${id} ${outcome}`);
  const seen = new Set<string>([...inOrder, ...rows.map(({ says }) => says)]);
  expect(wanted.filter((one) => !seen.has(one))).toEqual([]);
});
