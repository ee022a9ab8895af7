import { describe, expect, test } from 'vitest';
import {
  addressAt,
  byKitchen,
  byMain,
  bySamarkand,
  callsOf,
  closest,
  customer,
  isQuoted,
  tariff,
} from './delivering';
import { backend, beginJourneys, fill, inBrowser, logIn } from './journey';
import { openPage } from './openPage';
import { pass, until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

test('an address finds the closest branch that delivers, and the tariff from there', async () => {
  const page = await customer();
  page.draft.setAddress(addressAt(byKitchen));
  await until(isQuoted(page));
  expect(callsOf(closest).at(-1)?.query).toEqual({ lat: '41.3047', lon: '69.258' });
  expect(page.branches.state.nearestId).toBe('oshxona');
  const { productPrice, ...totals } = page.readBasket().totals;
  expect(callsOf(tariff).map(({ body }) => body)).toEqual([
    {
      productPrice: productPrice / 100,
      distance: 68,
      branchId: 'oshxona',
      ...byKitchen,
      address: 'Navoiy (5)',
      cityId: 'toshkent',
    },
  ]);
  const [given] = backend.db.tariffs;
  expect(page.delivery.state).toMatchObject({ tariffId: given?.id, price: 800_000 });
  expect(totals.deliveryPrice).toBe(800_000);
  expect(totals.totalPrice).toBe(
    productPrice - totals.productDiscount + 800_000 + totals.servicePrice,
  );
});

test('a host with that setting requests a branch that delivers', async () => {
  const meta = document.createElement('meta');
  meta.name = 'storefront:VITE_CLOSEST_DELIVERY';
  meta.content = 'on';
  document.head.append(meta);
  const page = await customer();
  meta.remove();
  page.draft.setAddress(addressAt(byKitchen));
  await until(isQuoted(page));
  expect(callsOf(closest).at(-1)?.query).toMatchObject({ type: 'DELIVERY' });
});

test('ten taps on plus request the price once, which counts as loading until then', async () => {
  const page = await customer();
  page.draft.setAddress(addressAt(byMain));
  await until(isQuoted(page));
  const before = callsOf(tariff).length;
  for (let tap = 0; tap < 10; tap += 1) {
    fill(page);
    await pass(40);
    expect(page.delivery.state.status).toBe('asking');
  }
  await until(isQuoted(page));
  await pass(2000);
  expect(callsOf(tariff)).toHaveLength(before + 1);
});

test('changes irrelevant to the delivery make no request', async () => {
  const page = await customer();
  page.draft.setAddress(addressAt(byMain));
  await until(isQuoted(page));
  const asked = () => callsOf(closest).length + callsOf(tariff).length;
  const before = asked();
  page.draft.setNote('Piyozsiz');
  page.draft.setPaymentType('TERMINAL');
  await pass(2000);
  expect(asked()).toBe(before);
  expect(page.delivery.state.status).toBe('ready');
});

test('a slow response to an older request changes nothing', async () => {
  const page = await customer();
  backend.faults.add({ path: closest, delay: 5000, times: 1 });
  page.draft.setAddress(addressAt(bySamarkand));
  await until(() => callsOf(closest).length === 1);
  page.draft.setAddress(addressAt(byKitchen));
  await until(isQuoted(page));
  await pass(8000);
  expect(callsOf(closest).every(({ status }) => status === 200)).toBe(true);
  expect(page.branches.state.nearestId).toBe('oshxona');
  expect(page.delivery.state.price).toBe(800_000);
});

test('a slow response keeps a branch that was chosen for pick-up since', async () => {
  const page = await customer();
  backend.faults.add({ path: closest, delay: 5000, times: 1 });
  page.draft.setAddress(addressAt(byKitchen));
  await until(() => callsOf(closest).length === 1);
  page.chooseBranch('chilonzor');
  await pass(8000);
  expect(page.branches.state.nearestId).toBe('chilonzor');
  expect(page.delivery.state).toMatchObject({ status: 'idle', tariffId: null });
});

test('switching the service switches the branch and keeps the basket', async () => {
  const page = await customer();
  page.draft.setAddress(addressAt(byKitchen));
  await until(isQuoted(page));
  const lines = JSON.stringify(page.cart.state.lines);
  page.chooseBranch('markaz');
  expect(page.branches.state.nearestId).toBe('markaz');
  expect(page.readBasket().totals.deliveryPrice).toBe(0);
  await pass(100);
  page.draft.setServiceType('DELIVERY');
  await until(isQuoted(page));
  expect(page.branches.state.nearestId).toBe('oshxona');
  expect(page.readBasket().totals.deliveryPrice).toBe(800_000);
  expect(JSON.stringify(page.cart.state.lines)).toBe(lines);
});

test('at a table the table’s branch takes the order, whatever was chosen before', async () => {
  const before = await inBrowser();
  before.draft.setAddress(addressAt(byKitchen));
  await until(() => before.branches.state.nearestId === 'oshxona');
  const page = await openPage({ backend, scan: 'tableId=7&branchId=chilonzor' });
  const asked = callsOf(closest).length;
  expect(page.branches.state.nearestId).toBe('chilonzor');
  await pass(2000);
  expect(callsOf(closest)).toHaveLength(asked);
});

describe('an empty basket', () => {
  test('still finds the branch, but requests no price', async () => {
    const page = await inBrowser();
    await logIn(page);
    page.draft.setAddress(addressAt(byKitchen));
    await until(isQuoted(page));
    expect(page.branches.state.nearestId).toBe('oshxona');
    expect(page.delivery.state).toMatchObject({ tariffId: null, price: 0 });
    expect(callsOf(tariff)).toEqual([]);
  });

  test('loses the tariff and the price that the full one had', async () => {
    const page = await customer();
    page.draft.setAddress(addressAt(byKitchen));
    await until(() => page.delivery.state.price > 0);
    page.cart.clear();
    await until(() => page.delivery.state.price === 0);
    expect(page.delivery.state).toMatchObject({ status: 'ready', tariffId: null });
  });
});

test('a guest sees the branch, and the price right after the log-in', async () => {
  const page = await inBrowser();
  fill(page);
  page.draft.setAddress(addressAt(byKitchen));
  await until(() => page.delivery.state.status === 'withoutToken');
  expect(page.branches.state.nearestId).toBe('oshxona');
  expect(callsOf(tariff)).toEqual([]);
  await logIn(page);
  await until(isQuoted(page));
  expect(page.delivery.state.price).toBe(800_000);
});

test('a log-out drops the delivery price of the last person', async () => {
  const page = await customer();
  page.draft.setAddress(addressAt(byKitchen));
  await until(isQuoted(page));
  await page.logOut();
  await pass(1000);
  expect(page.branches.state.nearestId).toBeNull();
  expect(page.delivery.state).toMatchObject({ status: 'idle', tariffId: null, price: 0 });
});

test('without an address there is no tariff, and every product is shown', async () => {
  const page = await customer();
  page.draft.setAddress(addressAt(byKitchen));
  await until(isQuoted(page));
  page.draft.setAddress(null);
  await until(() => page.delivery.state.tariffId === null);
  expect(page.branches.state.nearestId).toBeNull();
  expect(page.delivery.state.status).toBe('idle');
  expect(await page.ensureQuote()).toBe('noBranch');
});

describe('failures', () => {
  test('an address outside the delivery area clears the branch, with a message', async () => {
    const page = await customer();
    page.draft.setAddress(addressAt(byKitchen));
    await until(isQuoted(page));
    for (const branch of backend.db.branches) branch.settings.deliveryEnabled = false;
    page.draft.setAddress(addressAt(byMain));
    await until(() => page.delivery.state.status === 'noBranch');
    expect(page.branches.state.nearestId).toBeNull();
    expect(page.delivery.state).toMatchObject({ tariffId: null, price: 800_000 });
    expect(await page.ensureQuote()).toBe('noBranch');
  });

  test('a failed look-up clears the branch, and a retry restores it', async () => {
    const page = await customer();
    page.draft.setAddress(addressAt(byKitchen));
    await until(isQuoted(page));
    backend.faults.add({ path: closest, status: 500 });
    fill(page);
    await until(() => page.delivery.state.status === 'failed');
    expect(page.branches.state.nearestId).toBeNull();
    backend.faults.clear();
    expect(await page.ensureQuote()).toBe('ready');
    expect(page.branches.state.nearestId).toBe('oshxona');
  });

  test.each([
    { kind: 'status', status: 500 },
    { kind: 'drop' },
    { kind: 'html' },
    { kind: 'null' },
    { kind: 'truncate' },
  ] as const)('a tariff lost to $kind $status leaves the price unchanged', async (fault) => {
    const page = await customer();
    page.draft.setAddress(addressAt(byKitchen));
    await until(isQuoted(page));
    backend.faults.add({ path: tariff, ...fault });
    page.draft.setAddress(addressAt(byMain));
    await until(() => page.delivery.state.status === 'failed');
    expect(page.branches.state.nearestId).toBe('markaz');
    expect(page.delivery.state).toMatchObject({ price: 800_000, tariffId: null });
    const failing = page.ensureQuote();
    await pass(2000);
    expect(await failing).toBe('failed');
    backend.faults.clear();
    expect(await page.ensureQuote()).toBe('ready');
    expect(page.delivery.state.price).toBe(1_000_000);
  });

  test('a refused tariff shows the reason in the server’s own words', async () => {
    const page = await customer();
    const far = { latitude: 41.45, longitude: 69.6 };
    for (const rules of backend.db.orderRules) rules.shouldValidateDeliveryArea = true;
    page.draft.setAddress(addressAt(far));
    await until(() => page.delivery.state.status === 'failed');
    expect(page.delivery.state.reason?.uz).toEqual(expect.any(String));
  });

  test('what failed offline is requested again when the device is back online', async () => {
    const page = await customer();
    backend.faults.add({ path: closest, kind: 'drop' });
    page.draft.setAddress(addressAt(byKitchen));
    await until(() => page.delivery.state.status === 'failed');
    backend.faults.clear();
    window.dispatchEvent(new Event('online'));
    await until(isQuoted(page));
    expect(page.branches.state.nearestId).toBe('oshxona');
  });
});
