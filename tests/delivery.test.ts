import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Backend, createBackend } from '../mocks/backend/app';
import type { Address } from '../src/domain/address';
import { forgetDevice } from './forgetDevice';
import { openPage } from './openPage';
import { pass, until } from './until';

let backend: Backend;

beforeEach(() => {
  // A Wednesday noon in Tashkent: the late branch is shut, the others are open.
  backend = createBackend({ now: () => Date.parse('2026-03-04T12:00:00+05:00') });
  forgetDevice();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

const closest = '/users/v1/branches/merchant/7001/closest';
const tariff = '/deliveries/v1/delivery/tariff/client/calculate';

/** Beside the main branch, a few steps from the kitchen that only delivers, and in Samarkand. */
const byMain = { latitude: 41.3119, longitude: 69.2425 };
const byKitchen = { latitude: 41.3047, longitude: 69.258 };
const bySamarkand = { latitude: 39.655, longitude: 66.975 };

function address(place: { latitude: number; longitude: number }): Address {
  return {
    ...place,
    id: 'temporary:1',
    name: '',
    streetName: 'Navoiy',
    houseNumber: '5',
    description: '',
    comment: '',
    cityId: null,
    details: { office: '', entrance: '', floor: '', domophone: '' },
  };
}

const open = () => openPage({ backend });
type Page = Awaited<ReturnType<typeof open>>;

function fill(page: Page, count = 1) {
  const product = page.catalog.state.catalog.products.find(
    (one) => one.amount === null && one.modificationGroups.length === 0 && one.branches === null,
  );
  if (!product) throw new Error('The demo has no plain product');
  page.addToBasket(product, [], count);
  return product;
}

async function logIn(page: Page) {
  await page.sendCode('998901234567');
  await page.confirmCode(backend.db.codes.at(-1)?.code ?? '');
}

/** A customer with something in the basket. */
async function customer() {
  const page = await open();
  await logIn(page);
  fill(page);
  return page;
}

const callsOf = (path: string) => backend.calls.filter((call) => call.path === path);
const settled = (page: Page) => () => page.delivery.state.status === 'ready';

test('an address finds the closest branch that delivers, and the tariff from there', async () => {
  const page = await customer();
  page.draft.setAddress(address(byKitchen));
  await until(settled(page));
  expect(callsOf(closest).at(-1)?.query).toEqual({
    lat: '41.3047',
    lon: '69.258',
    type: 'DELIVERY',
  });
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

test('ten taps on plus ask for the price once, and meanwhile it counts as being asked', async () => {
  const page = await customer();
  page.draft.setAddress(address(byMain));
  await until(settled(page));
  const before = callsOf(tariff).length;
  for (let tap = 0; tap < 10; tap += 1) {
    fill(page);
    await pass(40);
    expect(page.delivery.state.status).toBe('asking');
  }
  await until(settled(page));
  await pass(2000);
  expect(callsOf(tariff)).toHaveLength(before + 1);
});

test('what changes nothing about the delivery asks nothing', async () => {
  const page = await customer();
  page.draft.setAddress(address(byMain));
  await until(settled(page));
  const asked = () => callsOf(closest).length + callsOf(tariff).length;
  const before = asked();
  page.draft.setNote('Piyozsiz');
  page.draft.setPaymentType('TERMINAL');
  await pass(2000);
  expect(asked()).toBe(before);
  expect(page.delivery.state.status).toBe('ready');
});

test('a slow answer to an older question changes nothing any more', async () => {
  const page = await customer();
  backend.faults.add({ path: closest, delay: 5000, times: 1 });
  page.draft.setAddress(address(bySamarkand));
  await until(() => callsOf(closest).length === 1);
  page.draft.setAddress(address(byKitchen));
  await until(settled(page));
  await pass(8000);
  expect(callsOf(closest).every(({ status }) => status === 200)).toBe(true);
  expect(page.branches.state.nearestId).toBe('oshxona');
  expect(page.delivery.state.price).toBe(800_000);
});

test('a slow answer leaves the branch alone that was chosen for pick-up meanwhile', async () => {
  const page = await customer();
  backend.faults.add({ path: closest, delay: 5000, times: 1 });
  page.draft.setAddress(address(byKitchen));
  await until(() => callsOf(closest).length === 1);
  page.chooseBranch('chilonzor');
  await pass(8000);
  expect(page.branches.state.nearestId).toBe('chilonzor');
  expect(page.delivery.state).toMatchObject({ status: 'idle', tariffId: null });
});

test('switching the service switches the branch and keeps the basket', async () => {
  const page = await customer();
  page.draft.setAddress(address(byKitchen));
  await until(settled(page));
  const lines = JSON.stringify(page.cart.state.lines);
  page.chooseBranch('markaz');
  expect(page.branches.state.nearestId).toBe('markaz');
  expect(page.readBasket().totals.deliveryPrice).toBe(0);
  await pass(100);
  page.draft.setServiceType('DELIVERY');
  await until(settled(page));
  expect(page.branches.state.nearestId).toBe('oshxona');
  expect(page.readBasket().totals.deliveryPrice).toBe(800_000);
  expect(JSON.stringify(page.cart.state.lines)).toBe(lines);
});

test('at a table the table’s branch makes the order, whatever was chosen before', async () => {
  const before = await open();
  before.draft.setAddress(address(byKitchen));
  await until(() => before.branches.state.nearestId === 'oshxona');
  const page = await openPage({ backend, scan: 'tableId=7&branchId=chilonzor' });
  const asked = callsOf(closest).length;
  expect(page.branches.state.nearestId).toBe('chilonzor');
  await pass(2000);
  expect(callsOf(closest)).toHaveLength(asked);
});

describe('an empty basket', () => {
  test('still finds the branch, but asks for no price', async () => {
    const page = await open();
    await logIn(page);
    page.draft.setAddress(address(byKitchen));
    await until(settled(page));
    expect(page.branches.state.nearestId).toBe('oshxona');
    expect(page.delivery.state).toMatchObject({ tariffId: null, price: 0 });
    expect(callsOf(tariff)).toEqual([]);
  });

  test('loses the tariff and the price that the full one had', async () => {
    const page = await customer();
    page.draft.setAddress(address(byKitchen));
    await until(() => page.delivery.state.price > 0);
    page.cart.clear();
    await until(() => page.delivery.state.price === 0);
    expect(page.delivery.state).toMatchObject({ status: 'ready', tariffId: null });
  });
});

test('a guest sees the branch, and the price as soon as the log-in is through', async () => {
  const page = await open();
  fill(page);
  page.draft.setAddress(address(byKitchen));
  await until(() => page.delivery.state.status === 'withoutToken');
  expect(page.branches.state.nearestId).toBe('oshxona');
  expect(callsOf(tariff)).toEqual([]);
  await logIn(page);
  await until(settled(page));
  expect(page.delivery.state.price).toBe(800_000);
});

test('a log-out forgets what the delivery of the last person cost', async () => {
  const page = await customer();
  page.draft.setAddress(address(byKitchen));
  await until(settled(page));
  await page.logOut();
  await pass(1000);
  expect(page.branches.state.nearestId).toBeNull();
  expect(page.delivery.state).toMatchObject({ status: 'idle', tariffId: null, price: 0 });
});

test('without an address the tariff is nobody’s, and every product is shown', async () => {
  const page = await customer();
  page.draft.setAddress(address(byKitchen));
  await until(settled(page));
  page.draft.setAddress(null);
  await until(() => page.delivery.state.tariffId === null);
  expect(page.branches.state.nearestId).toBeNull();
  expect(page.delivery.state.status).toBe('idle');
  expect(await page.ensureQuote()).toBe('noBranch');
});

describe('what fails', () => {
  test('nobody delivers there: the branch is cleared, and it is said', async () => {
    const page = await customer();
    page.draft.setAddress(address(byKitchen));
    await until(settled(page));
    for (const branch of backend.db.branches) branch.settings.deliveryEnabled = false;
    page.draft.setAddress(address(byMain));
    await until(() => page.delivery.state.status === 'noBranch');
    expect(page.branches.state.nearestId).toBeNull();
    expect(page.delivery.state).toMatchObject({ tariffId: null, price: 800_000 });
    expect(await page.ensureQuote()).toBe('noBranch');
  });

  test('the look-up of the branch fails: the branch is cleared, and another try mends it', async () => {
    const page = await customer();
    page.draft.setAddress(address(byKitchen));
    await until(settled(page));
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
  ] as const)('a tariff lost to $kind $status leaves the price as it was', async (fault) => {
    const page = await customer();
    page.draft.setAddress(address(byKitchen));
    await until(settled(page));
    backend.faults.add({ path: tariff, ...fault });
    page.draft.setAddress(address({ ...byMain }));
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

  test('a refused tariff says why in the server’s own words', async () => {
    const page = await customer();
    const far = { latitude: 41.45, longitude: 69.6 };
    for (const rules of backend.db.orderRules) rules.shouldValidateDeliveryArea = true;
    page.draft.setAddress(address(far));
    await until(() => page.delivery.state.status === 'failed');
    expect(page.delivery.state.reason?.uz).toEqual(expect.any(String));
  });

  test('what failed off line is asked again when the device is back', async () => {
    const page = await customer();
    backend.faults.add({ path: closest, kind: 'drop' });
    page.draft.setAddress(address(byKitchen));
    await until(() => page.delivery.state.status === 'failed');
    backend.faults.clear();
    window.dispatchEvent(new Event('online'));
    await until(settled(page));
    expect(page.branches.state.nearestId).toBe('oshxona');
  });
});

describe('before an order is sent', () => {
  test('a quote that answers the question is not asked for again, unless that is wanted', async () => {
    const page = await customer();
    page.draft.setAddress(address(byKitchen));
    await until(settled(page));
    const before = callsOf(tariff).length;
    expect(await page.ensureQuote()).toBe('ready');
    expect(callsOf(tariff)).toHaveLength(before);
    expect(await page.ensureQuote({ anew: true })).toBe('ready');
    expect(callsOf(tariff)).toHaveLength(before + 1);
  });

  test('a basket that has just changed is priced at once', async () => {
    const page = await customer();
    page.draft.setAddress(address(byKitchen));
    await until(settled(page));
    fill(page);
    expect(await page.ensureQuote()).toBe('ready');
    expect(callsOf(tariff).at(-1)?.body).toMatchObject({
      productPrice: page.readBasket().totals.productPrice / 100,
    });
  });

  test('a basket that changes meanwhile is asked about again', async () => {
    const page = await customer();
    page.draft.setAddress(address(byKitchen));
    await until(settled(page));
    backend.faults.add({ path: tariff, delay: 1000, times: 1 });
    const ensured = page.ensureQuote({ anew: true });
    await pass(200);
    fill(page);
    await pass(5000);
    expect(await ensured).toBe('ready');
    expect(callsOf(tariff).at(-1)?.body).toMatchObject({
      productPrice: page.readBasket().totals.productPrice / 100,
    });
  });

  test('an order to be picked up needs none', async () => {
    const page = await customer();
    page.chooseBranch('markaz');
    expect(await page.ensureQuote()).toBe('ready');
    expect(callsOf(tariff)).toEqual([]);
  });
});

describe('an order to be delivered', () => {
  async function order(page: Page) {
    const outcome = page.submitOrder();
    let isOver = false;
    void outcome.finally(() => {
      isOver = true;
    });
    await until(() => isOver);
    return outcome;
  }

  test('names the closest branch, its tariff and the address without its temporary id', async () => {
    const page = await customer();
    page.draft.setAddress(address(byKitchen));
    await until(settled(page));
    expect((await order(page)).kind).toBe('accepted');
    const [sent] = callsOf('/orders/v1/orders').filter(({ method }) => method === 'POST');
    expect(sent?.body).toMatchObject({
      serviceType: 'DELIVERY',
      branchId: 'oshxona',
      deliveryTariffId: backend.db.tariffs.at(-1)?.id,
      deliveryPrice: 8000,
      address: { ...byKitchen, streetName: 'Navoiy', houseNumber: '5' },
    });
    expect(sent?.body).not.toHaveProperty('address.id');
  });

  test('goes to the address that a guest chose before the log-in', async () => {
    const page = await open();
    fill(page);
    page.draft.setAddress(address(byMain));
    await until(() => page.delivery.state.status === 'withoutToken');
    await logIn(page);
    await until(settled(page));
    expect((await order(page)).kind).toBe('accepted');
    expect(backend.db.orders[0]).toMatchObject({ branchId: 'markaz', deliveryPrice: 10_000 });
  });

  test('is not sent at the price of another place: the quote is waited for', async () => {
    const page = await customer();
    page.draft.setAddress(address(byKitchen));
    await until(settled(page));
    page.draft.setAddress(address(byMain));
    const outcome = await order(page);
    expect(outcome.kind).toBe('changed');
    expect(backend.db.orders).toEqual([]);
    expect((await order(page)).kind).toBe('accepted');
    expect(backend.db.orders[0]).toMatchObject({ branchId: 'markaz', deliveryPrice: 10_000 });
  });

  test('is not sent where nobody delivers, and loses nothing', async () => {
    const page = await customer();
    page.draft.setAddress(address(byKitchen));
    await until(settled(page));
    for (const branch of backend.db.branches) branch.isActive = false;
    page.draft.setAddress(address(byMain));
    expect((await order(page)).kind).toBe('noBranch');
    expect(page.cart.state.lines).not.toEqual([]);
    expect(page.draft.state.address).toMatchObject(byMain);
    expect(backend.db.orders).toEqual([]);
  });
});

describe('the branches', () => {
  test('of another city are fetched anew, and those of the first one stay known', async () => {
    const page = await open();
    const [registon] = backend.db.branches.filter(({ cityId }) => cityId === 'samarqand');
    Object.assign(registon ?? {}, { phone: '+998000000000' });
    await page.chooseCity('samarqand');
    const known = page.branches.state.branches;
    expect(known.find(({ id }) => id === 'registon')?.phone).toBe('+998000000000');
    expect(known.map(({ id }) => id)).toContain('markaz');
    expect(page.branches.state.cityId).toBe('samarqand');
  });

  test('of a city that cannot be fetched stay as they were', async () => {
    const page = await open();
    const before = page.branches.state.branches;
    backend.faults.add({ path: '/users/v1/branches/full', status: 500 });
    await page.chooseCity('samarqand');
    expect(page.branches.state).toMatchObject({ status: 'ready', branches: before });
  });

  test('a chosen one that hands nothing over any more is chosen no longer', async () => {
    const page = await open();
    page.chooseBranch('chilonzor');
    const gone = backend.db.branches.find(({ id }) => id === 'chilonzor');
    if (gone) gone.settings.pickupEnabled = false;
    const next = await open();
    expect(next.draft.state).toMatchObject({ branchId: null, serviceType: 'PICK_UP' });
    expect(next.branches.state.nearestId).toBeNull();
  });
});
