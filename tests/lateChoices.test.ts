import { describe, expect, test, vi } from 'vitest';
import { casesOf } from './cases';
import { backend, beginJourneys } from './journey';
import { choices, chosen } from './late/choices';
import { flows } from './late/flows';
import { changed, subjects } from './late/lookAtAll';
import { openLate } from './late/openLate';
import { startLate } from './late/startLate';
import { settled } from './until';

vi.mock('../src/device/reload', () => ({ reload: () => undefined, outlivesReload: () => true }));
vi.mock('../src/device/isBuildComplete', () => ({ isBuildComplete: async () => true }));

beginJourneys({ isNoon: true, isHurried: true });

const rows = Object.entries(choices).map(([name, choice], row) => [name, choice, row] as const);

describe.each(rows)('after %s', (_, { make, outdates }, row) => {
  test.each(casesOf(flows, row, rows.length))(
    '%s, answered late, reverts nothing',
    async (_, flow) => {
      const { forgets } = flow;
      const fills = flow.fills.filter((name) => !outdates.includes(name));
      const { page, asked, untilQuiet, release, ...late } = await startLate(flow);
      await make(page);
      await untilQuiet();
      expect(asked.isAborted()).toBe(false);
      const now = chosen(page);

      const { before, after } = await release();
      expect(asked.isOver).toBe(true);
      expect(chosen(page)).toEqual(forgets ? { ...now, branch: null, service: null } : now);
      if (!fills.includes('everything')) {
        expect(fills).toEqual(expect.arrayContaining(subjects(changed(before, after))));
      }
      expect(late.stillBusy().filter((name) => !fills.includes(name))).toEqual([]);
      expect(late.failures()).toEqual([]);
      expect(late.trespasses).toEqual([]);
    },
  );
});

/** From now on the server reports this address for its branches. */
const moveBranches = (address: string) => {
  for (const branch of backend.db.branches) branch.address = address;
};

test.each([
  ['the branches of the same city', 'GET /users/v1/branches/full', 'samarqand'],
  ['all branches', 'GET /users/v1/branches', null],
] as const)('%s, answered late, do not replace newer data', async (_, call, cityId) => {
  const { page, begin, release } = await openLate();
  const load = () => (cityId ? page.chooseCity(cityId) : page.loadBranches());
  moveBranches('Eski koʻcha');
  await begin(call, load);
  moveBranches('Yangi koʻcha');
  await settled(load());
  await settled(page.chooseCity('samarqand'));
  await release();
  const { branches } = page.branches.state;
  const shown = branches.filter((branch) => cityId === null || branch.cityId === cityId);
  expect(new Set(shown.map(({ address }) => address))).toEqual(new Set(['Yangi koʻcha']));
});

test('a city’s branches, answered late, do not replace a newer list of all branches', async () => {
  const { page, begin, release } = await openLate();
  moveBranches('Eski koʻcha');
  await begin('GET /users/v1/branches/full', () => page.chooseCity('samarqand'));
  moveBranches('Yangi koʻcha');
  await settled(page.loadBranches());
  await release();
  const addresses = page.branches.state.branches.map(({ address }) => address);
  expect(new Set(addresses)).toEqual(new Set(['Yangi koʻcha']));
});
