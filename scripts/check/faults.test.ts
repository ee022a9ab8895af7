import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressFaults } from './faults/address.testing';
import { botFaults } from './faults/bot.testing';
import { fileFaults } from './faults/files.testing';
import { pageFaults } from './faults/page.testing';
import { createPlanter, type Fault } from './faults/plant.testing';
import { sellsFaults } from './faults/sells.testing';
import { serverFaults } from './faults/server.testing';
import { signInFaults } from './faults/signIn.testing';
import { lines } from './lines';
import type { Light } from './lines/outcomes';

/**
 * As who types the shop's address alone: its server is asked what the page needs, and not call by call, which takes
 * most of a check's time. A row that types something itself, or is about the calls, stays as it is.
 */
const byAddress = (faults: readonly Fault[]): readonly Fault[] =>
  faults.map((row): Fault => {
    const [fault, light, says, plant, ...also] = row;
    if (plant.typed || says.startsWith('server.')) return row;
    return [fault, light, says, { ...plant, typed: { apiBase: null, vendor: null } }, ...also];
  });

const faults: readonly Fault[] = [
  ...byAddress(addressFaults),
  ...byAddress(fileFaults),
  ...pageFaults,
  ...byAddress(sellsFaults),
  ...botFaults,
  ...signInFaults,
  ...serverFaults,
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

for (const [fault, light, says, plant, also] of faults)
  test(`${fault}: ${light} by ${says}`, async () => {
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
  const seen = new Set<string>([...inOrder, ...faults.map(([, , says]) => says)]);
  expect(wanted.filter((one) => !seen.has(one))).toEqual([]);
});
