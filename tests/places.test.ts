import { describe, expect, test } from 'vitest';
import { noDetails } from '../src/domain/addresses/address';
import { backend, beginJourneys, inBrowser, inTelegram, logIn } from './journey';
import { chorsu, keep, navoiy, pick } from './keepAddresses';

beginJourneys();

const reverse = '/notifications/v1/nominatim/reverse';
const search = '/notifications/v1/nominatim/search';
const callsTo = (path: string) => backend.calls.filter((call) => call.path.endsWith(path));

describe('a location on the map', () => {
  test('gets its street, house and city, for guests and customers', async () => {
    const page = await inBrowser();
    const forGuest = await pick(page);
    expect(callsTo(reverse)).toEqual([]);
    await logIn(page);
    const forCustomer = await pick(page);
    expect(callsTo(reverse)).toHaveLength(1);
    expect(forGuest.streetName).toBeTruthy();
    expect(forGuest.houseNumber).toMatch(/^\d+$/);
    expect({ ...forGuest, id: '' }).toEqual({ ...forCustomer, id: '' });
    expect(forGuest).toMatchObject({ ...navoiy, cityId: 'toshkent', details: noDetails });
  });

  test('is rounded to 6 decimals', async () => {
    const page = await inBrowser();
    const address = await pick(page, { latitude: 41.31830000049, longitude: 69.24370049 });
    expect(address).toMatchObject({ latitude: 41.3183, longitude: 69.2437 });
  });

  test('is the address that a guest saves there, without another request', async () => {
    const page = await inBrowser();
    await keep(page, [navoiy]);
    const before = backend.calls.length;
    const near = { latitude: navoiy.latitude + 0.00009, longitude: navoiy.longitude - 0.00009 };
    const named = await page.namePlace(near);
    expect(named).toMatchObject({ isSaved: true, address: { name: 'Address 1', ...navoiy } });
    expect(backend.calls).toHaveLength(before);
    const beside = await page.namePlace({ ...navoiy, latitude: navoiy.latitude + 0.0002 });
    expect(beside).toMatchObject({ isSaved: false });
  });

  test('has no street far outside the towns', async () => {
    const page = await inBrowser();
    expect(await pick(page, { latitude: 40.2, longitude: 68.1 })).toMatchObject({
      streetName: '',
      description: '',
    });
  });

  test('that was left does not overwrite a newer one, however late its response', async () => {
    const page = await inBrowser();
    backend.faults.add({ path: search, delay: 60, times: 1 });
    const left = page.namePlace(chorsu);
    const newer = await page.namePlace(navoiy);
    expect(newer).toMatchObject({ address: navoiy });
    expect(await left).toBe('stale');
    expect(page.toasts.state.list).toEqual([]);
  });

  test('at a saved address cancels the one that is still being named', async () => {
    const page = await inBrowser();
    await keep(page, [navoiy]);
    backend.faults.add({ path: search, delay: 60, times: 1 });
    const left = page.namePlace(chorsu);
    expect(await page.namePlace(navoiy)).toMatchObject({ isSaved: true });
    expect(await left).toBe('stale');
  });

  test('is dropped when the person picks an address another way', async () => {
    const page = await inBrowser();
    backend.faults.add({ path: search, status: 503, delay: 30 });
    const left = page.namePlace(chorsu);
    page.stopNaming();
    expect(await left).toBe('stale');
    expect(page.toasts.state.list).toEqual([]);
  });

  test('that the geocoder cannot name is reported, once per message', async () => {
    const page = await inTelegram();
    backend.faults.add({ path: reverse, status: 500 });
    expect(await page.namePlace(navoiy)).toBe('failed');
    expect(await page.namePlace(chorsu)).toBe('failed');
    expect(page.toasts.state.list).toMatchObject([{ tone: 'bad' }]);
    backend.faults.clear();
    expect(await page.namePlace(navoiy)).toMatchObject({ isSaved: false });
  });

  test('is named for a customer whose session has just ended', async () => {
    const page = await inBrowser();
    await logIn(page);
    backend.db.sessions = [];
    expect(await page.namePlace(navoiy)).toMatchObject({ isSaved: false });
    expect(page.session.state.status).toBe('guest');
  });
});

describe('the address search', () => {
  test('finds a street, and its result is an address with name, location and description', async () => {
    const page = await inBrowser();
    const found = await page.searchForPlaces('  navoiy shoh ');
    if (typeof found === 'string') throw new Error(found);
    const [first] = found;
    if (!first) throw new Error('Nothing was found');
    expect(first.name).toContain('Navoiy');
    expect(page.addressOfFound(first)).toMatchObject({
      name: first.name,
      streetName: first.name,
      description: first.displayName,
      latitude: first.latitude,
      longitude: first.longitude,
      cityId: 'toshkent',
    });
  });

  test('has its digits in ASCII, as house numbers are', async () => {
    const page = await inBrowser();
    await page.searchForPlaces('navoiy ٢٣');
    expect(callsTo(search).map(({ query }) => query.q)).toEqual(['navoiy 23']);
  });

  test('finds nothing for an empty query without a request', async () => {
    const page = await inBrowser();
    expect(await page.searchForPlaces('  ')).toEqual([]);
    expect(callsTo(search)).toEqual([]);
  });

  test('responds to the newest query only', async () => {
    const page = await inBrowser();
    backend.faults.add({ path: search, delay: 60, times: 1 });
    const older = page.searchForPlaces('chil');
    expect(await page.searchForPlaces('navoiy')).not.toBe('stale');
    expect(await older).toBe('stale');
  });

  test('reports a failure to the screen that searched', async () => {
    const page = await inBrowser();
    backend.faults.add({ path: search, status: 500 });
    expect(await page.searchForPlaces('navoiy')).toBe('failed');
    expect(page.toasts.state.list).toEqual([]);
  });
});

describe('the screen that asks for the destination', () => {
  test('is the map, or the list when there are addresses', async () => {
    const page = await inBrowser();
    expect(page.placePath()).toBe('/address/delivery');
    await keep(page, [navoiy]);
    expect(page.placePath()).toBe('/choose-address');
  });

  test('is the list for a customer, even if it is empty', async () => {
    expect((await inTelegram()).placePath()).toBe('/choose-address');
  });

  test('is the branches for a pick-up', async () => {
    const page = await inTelegram();
    page.draft.setServiceType('PICK_UP');
    expect(page.placePath()).toBe('/address/pickup2');
    page.chooseAddress(await pick(page));
    expect(page.draft.state).toMatchObject({ serviceType: 'DELIVERY', address: navoiy });
    expect(page.placePath()).toBe('/choose-address');
  });
});
