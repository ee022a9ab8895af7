import { describe, expect, test } from 'vitest';
import { addressAt, byKitchen, callsOf, closest, customer, tariff } from './delivering';
import { backend, beginJourneys, inBrowser } from './journey';
import { until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

describe('the branches', () => {
  test('of another city are fetched anew, and those of the first one stay known', async () => {
    const page = await inBrowser();
    const [registon] = backend.db.branches.filter(({ cityId }) => cityId === 'samarqand');
    Object.assign(registon ?? {}, { phone: '+998000000000' });
    await page.chooseCity('samarqand');
    const known = page.branches.state.branches;
    expect(known.find(({ id }) => id === 'registon')?.phone).toBe('+998000000000');
    expect(known.map(({ id }) => id)).toContain('markaz');
    expect(page.branches.state.cityId).toBe('samarqand');
  });

  test('of a city that cannot be fetched stay as they were', async () => {
    const page = await inBrowser();
    const before = page.branches.state.branches;
    backend.faults.add({ path: '/users/v1/branches/full', status: 500 });
    await page.chooseCity('samarqand');
    expect(page.branches.state).toMatchObject({ status: 'ready', branches: before });
  });

  test('a chosen one that hands nothing over any more is chosen no longer', async () => {
    const page = await inBrowser();
    page.chooseBranch('chilonzor');
    const gone = backend.db.branches.find(({ id }) => id === 'chilonzor');
    if (gone) gone.settings.pickupEnabled = false;
    const next = await inBrowser();
    expect(next.draft.state).toMatchObject({ branchId: null, serviceType: 'PICK_UP' });
    expect(next.branches.state.nearestId).toBeNull();
  });

  test('one that turns out to be switched off makes no order, wherever it was chosen', async () => {
    const page = await inBrowser();
    page.chooseBranch('registon');
    expect(page.branches.state.nearestId).toBe('registon');
    const off = backend.db.branches.find(({ id }) => id === 'registon');
    if (off) off.isActive = false;
    await page.chooseCity('samarqand');
    await until(() => page.branches.state.nearestId === null);
  });

  test('one that the list says is switched off delivers nothing, whoever calls it closest', async () => {
    const page = await customer();
    const off = backend.db.branches.find(({ id }) => id === 'oshxona');
    if (off) off.isActive = false;
    await page.loadBranches();
    // A server whose closest branch comes without its flags.
    const { id, name, latitude, longitude } = off ?? {};
    backend.faults.add({ path: closest, kind: 'json', json: { id, name, latitude, longitude } });
    page.draft.setAddress(addressAt(byKitchen));
    await until(() => page.delivery.state.status === 'noBranch');
    expect(page.branches.state.nearestId).toBeNull();
    expect(callsOf(tariff)).toEqual([]);
  });
});
