import { describe, expect, test } from 'vitest';
import { addressAt, byKitchen, callsOf, closest, customer, tariff } from './delivering';
import { backend, beginJourneys, inBrowser } from './journey';
import { until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

describe('the branches', () => {
  test('of another city are fetched again, and those of the first city stay known', async () => {
    const page = await inBrowser();
    const [registon] = backend.db.branches.filter(({ cityId }) => cityId === 'samarqand');
    Object.assign(registon ?? {}, { phone: '+998000000000' });
    await page.chooseCity('samarqand');
    const known = page.branches.state.branches;
    expect(known.find(({ id }) => id === 'registon')?.phone).toBe('+998000000000');
    expect(known.map(({ id }) => id)).toContain('markaz');
    expect(page.branches.state.cityId).toBe('samarqand');
  });

  test('of a city that cannot be fetched are left unchanged', async () => {
    const page = await inBrowser();
    const before = page.branches.state.branches;
    backend.faults.add({ path: '/users/v1/branches/full', status: 500 });
    await page.chooseCity('samarqand');
    expect(page.branches.state).toMatchObject({ status: 'ready', branches: before });
  });

  test('a selected branch that no longer offers pick-up is deselected', async () => {
    const page = await inBrowser();
    page.chooseBranch('chilonzor');
    const gone = backend.db.branches.find(({ id }) => id === 'chilonzor');
    if (gone) gone.settings.pickupEnabled = false;
    const next = await inBrowser();
    expect(next.draft.state).toMatchObject({ branchId: null, serviceType: 'PICK_UP' });
    expect(next.branches.state.nearestId).toBeNull();
  });

  test('a branch that is switched off takes no order, however it was selected', async () => {
    const page = await inBrowser();
    page.chooseBranch('registon');
    expect(page.branches.state.nearestId).toBe('registon');
    const off = backend.db.branches.find(({ id }) => id === 'registon');
    if (off) off.isActive = false;
    await page.chooseCity('samarqand');
    await until(() => page.branches.state.nearestId === null);
  });

  test('a branch that the list marks as switched off does not deliver, even if it is reported as closest', async () => {
    const page = await customer();
    const off = backend.db.branches.find(({ id }) => id === 'oshxona');
    if (off) off.isActive = false;
    await page.loadBranches();
    // This server sends its closest branch without flags.
    const { id, name, latitude, longitude } = off ?? {};
    backend.faults.add({ path: closest, kind: 'json', json: { id, name, latitude, longitude } });
    page.draft.setAddress(addressAt(byKitchen));
    await until(() => page.delivery.state.status === 'noBranch');
    expect(page.branches.state.nearestId).toBeNull();
    expect(callsOf(tariff)).toEqual([]);
  });
});
