import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Backend, createBackend } from '../mocks/backend/app';
import type { FaultInput } from '../mocks/backend/faults';
import { noDetails, temporaryId } from '../src/domain/address';
import { forgetDevice } from './forgetDevice';
import { openPage } from './openPage';
import { until } from './until';

let backend: Backend;

beforeEach(() => {
  // A Wednesday noon in Tashkent: the main branch and the delivery kitchen are open.
  backend = createBackend({ now: () => Date.parse('2026-03-04T12:00:00+05:00') });
  forgetDevice();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

const open = () => openPage({ backend });
type Page = Awaited<ReturnType<typeof open>>;

const home = {
  id: temporaryId('home'),
  latitude: 41.3119,
  longitude: 69.2425,
  name: '',
  streetName: 'Navoiy',
  houseNumber: '5',
  description: '',
  comment: '',
  cityId: null,
  details: { ...noDetails, floor: '3' },
};
const tomorrow = { day: '2026-03-05', time: '13:00' };

/** Every way to order, and the call that it goes by. */
const ways = [
  { way: 'a pick-up', isDelivery: false, later: null, path: '/orders/v1/orders' },
  { way: 'a delivery', isDelivery: true, later: null, path: '/orders/v1/orders' },
  {
    way: 'a planned pick-up',
    isDelivery: false,
    later: tomorrow,
    path: '/orders/v1/orders/at-time',
  },
  {
    way: 'a planned delivery',
    isDelivery: true,
    later: tomorrow,
    path: '/orders/v1/orders/at-time',
  },
] as const;
type Way = (typeof ways)[number];
const [pickUp, delivery, , plannedDelivery] = ways;

/** A customer who has filled everything in and only has to press. */
async function customer({ isDelivery, later }: Way): Promise<Page> {
  const page = await open();
  await page.sendCode('998901234567');
  await page.confirmCode(backend.db.codes.at(-1)?.code ?? '');
  page.addToBasket(plain(page), [], 3);
  if (isDelivery) page.draft.setAddress(home);
  else page.chooseBranch('markaz');
  page.draft.setTime(later);
  page.draft.setNote('Piyozsiz');
  await until(() => isReady(page));
  return page;
}

/** Three of these are enough for a delivery. */
function plain(page: Page) {
  const product = page.catalog.state.catalog.products.find(
    ({ amount, modificationGroups, branches, discount, costPrice }) =>
      amount === null &&
      modificationGroups.length === 0 &&
      branches === null &&
      discount === 0 &&
      costPrice >= 1_500_000,
  );
  if (!product) throw new Error('The demo has no plain product');
  return product;
}

/** All that a total is made of is on screen. */
const isReady = (page: Page): boolean =>
  page.merchant.state.orderSettings !== null &&
  ['ready', 'idle'].includes(page.delivery.state.status) &&
  page.branches.state.nearestId !== null;

async function settled<T>(outcome: Promise<T>): Promise<T> {
  let isOver = false;
  void outcome.finally(() => {
    isOver = true;
  });
  await until(() => isOver);
  return outcome;
}

const filledIn = (page: Page) => JSON.stringify([page.cart.state.lines, page.draft.state]);
const posts = () =>
  backend.calls.filter(({ method, path }) => method === 'POST' && /\/v1\/orders/.test(path));

/**
 * Presses as a person does who wants one dinner: again when the app says that nothing was ordered,
 * and not while it is still finding out. Whatever is said on the way must be true.
 */
async function pressUntilOrdered(page: Page): Promise<void> {
  const before = filledIn(page);
  for (let presses = 0; presses < 3 && page.placed.state.orderId === null; presses += 1) {
    const { kind } = await settled(page.submitOrder());
    if (kind === 'checking') await until(() => page.intent.state.status !== 'checking');
    expect(backend.db.orders.length).toBe(page.placed.state.orderId === null ? 0 : 1);
    if (page.placed.state.orderId === null) expect(filledIn(page)).toBe(before);
  }
  expectOneOrder(page);
}

function expectOneOrder(page: Page) {
  expect(backend.db.orders).toHaveLength(1);
  expect(page.placed.state.orderId).toBe(String(backend.db.orders[0]?.id));
  expect(page.cart.state.lines).toEqual([]);
  expect(page.intent.state).toMatchObject({ status: 'idle', intent: null });
  expect(backend.db.orders[0]?.cartItems[0]?.product.count).toBe(3);
}

const statuses = [400, 403, 404, 408, 409, 422, 425, 429, 500, 502, 503, 504];
const broken = ['drop', 'html', 'empty', 'null'] as const;
/** Longer than anybody waits for an answer (§7). */
const tooLong = 40_000;

const faults: readonly (readonly [string, Omit<FaultInput, 'path'>])[] = [
  ...[false, true].flatMap((after) => {
    const when = after ? 'after the server stored it' : 'on the way';
    return [
      ...statuses.map((status) => [`${status} ${when}`, { status, after }] as const),
      ...broken.map((kind) => [`${kind} ${when}`, { kind, after }] as const),
    ];
  }),
  ['half an answer', { kind: 'truncate', after: true }],
  ['silence, and the server never got it', { kind: 'drop', delay: tooLong }],
  ['silence, and the server stores it late', { kind: 'delay', delay: tooLong }],
];

describe.each([delivery, plannedDelivery])('$way', (way) => {
  test.each(faults)('is ordered exactly once in spite of %s', async (_, fault) => {
    const page = await customer(way);
    backend.faults.add({ method: 'POST', path: way.path, ...fault, times: 1 });
    await pressUntilOrdered(page);
    expect(posts().every(({ path }) => path.endsWith(way.path))).toBe(true);
  });

  test('is found when the look-ups fail for a while', async () => {
    const page = await customer(way);
    backend.faults.add({ method: 'POST', path: way.path, kind: 'drop', after: true, times: 1 });
    backend.faults.add({ path: '/orders/v1/orders/user/{id}/active', status: 503, times: 9 });
    await pressUntilOrdered(page);
    expect(posts()).toHaveLength(1);
  });
});

describe.each(ways)('$way', (way) => {
  test('goes out as it was filled in, and leaves nothing behind but the place', async () => {
    const page = await customer(way);
    await pressUntilOrdered(page);
    const [order] = backend.db.orders;
    expect(order).toMatchObject({
      serviceType: way.isDelivery ? 'DELIVERY' : 'PICK_UP',
      status: way.later ? 'AT_TIME' : 'CREATED',
      deliveryAt: way.later ? '2026-03-05T08:00:00.000Z' : null,
      note: 'Piyozsiz',
    });
    expect(page.draft.state).toMatchObject({ note: '', later: false, promo: null, cashback: 0 });
    if (way.isDelivery) expect(page.draft.state.address?.streetName).toBe('Navoiy');
    else expect(page.draft.state.branchId).toBe('markaz');
    const number = String(order?.number);
    expect(page.toasts.state.list.some(({ text }) => text.includes(number))).toBe(true);
  });

  test('ten taps in a moment are one call', async () => {
    const page = await customer(way);
    const taps = Array.from({ length: 10 }, () => page.submitOrder());
    const kinds = (await settled(Promise.all(taps))).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['accepted', ...Array(9).fill('ignored')]);
    expect(posts()).toHaveLength(1);
    expectOneOrder(page);
  });

  test('survives the death of the page before anything is written down', async () => {
    const page = await customer(way);
    void page.submitOrder();
    page.kill();
    await expectRecovery('lost');
  });

  test('survives the death of the page before anything is sent', async () => {
    const page = await customer(way);
    const isKilled = killOnOrder(page, way, 'request');
    void page.submitOrder();
    await until(isKilled);
    await expectRecovery('lost');
  });

  test('is found by the next life of a page that died before the answer', async () => {
    const page = await customer(way);
    const isKilled = killOnOrder(page, way, 'answer');
    void page.submitOrder();
    await until(isKilled);
    await expectRecovery('stored');
  });

  test('is found by the next life though that one has no connection at first', async () => {
    const page = await customer(way);
    const isKilled = killOnOrder(page, way, 'answer');
    void page.submitOrder();
    await until(isKilled);
    backend.faults.add({ path: '/orders/*', kind: 'drop', times: 12 });
    await expectRecovery('stored');
  });
});

/**
 * The web view is killed in the moment in which the order is to go out, or in which its answer
 * arrives. Answers how to ask whether that has happened.
 */
function killOnOrder(page: Page, { path }: Way, moment: 'request' | 'answer'): () => boolean {
  const { fetch } = backend;
  let isKilled = false;
  const kill = () => {
    page.kill();
    isKilled = true;
  };
  const isOrder = (request: Request) =>
    request.method === 'POST' && new URL(request.url).pathname.endsWith(path);
  vi.spyOn(backend, 'fetch').mockImplementation(async (request) => {
    if (isKilled || !isOrder(request)) return fetch(request);
    if (moment === 'answer') await fetch(request);
    kill();
    return new Promise<never>(() => undefined);
  });
  return () => isKilled;
}

async function expectRecovery(fate: 'stored' | 'lost'): Promise<void> {
  const next = await open();
  if (fate === 'lost') {
    await until(() => next.intent.state.status === 'idle' && isReady(next));
    expect(backend.db.orders).toHaveLength(0);
    expect(next.placed.state.orderId).toBeNull();
    await pressUntilOrdered(next);
  } else {
    // Nothing is pressed: the app finds out by itself, and says so.
    await until(() => next.placed.state.orderId !== null);
    expectOneOrder(next);
  }
}

describe('what the person agreed to', () => {
  const change = (id: string, fields: object) => {
    const product = backend.db.products.find((one) => one.id === id);
    if (!product) throw new Error('The demo has no such product');
    Object.assign(product, fields);
  };

  test('is what is ordered: a new price is told first, and agreed to by another press', async () => {
    const page = await customer(pickUp);
    const { id, costPrice } = plain(page);
    change(id, { costPrice: costPrice / 100 + 1000 });
    const before = filledIn(page);
    const outcome = await settled(page.submitOrder());
    expect(outcome).toMatchObject({ kind: 'changed' });
    if (outcome.kind !== 'changed') return;
    expect(outcome.changes[0]).toMatchObject({
      kind: 'price',
      before: costPrice,
      after: costPrice + 100_000,
    });
    expect(posts()).toEqual([]);
    expect(filledIn(page)).toBe(before);
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
    expect(backend.db.orders[0]?.cartItems[0]?.product.costPrice).toBe(costPrice / 100 + 1000);
  });

  test.each([
    ['gone', { active: false }],
    ['tooMany', { amount: 2 }],
    ['soldOut', { amount: 0 }],
    ['notInBranch', { productBranch: [{ branchId: 'registon', isActive: true }] }],
  ])('is not ordered when a product is %s meanwhile', async (problem, fields) => {
    const page = await customer(pickUp);
    change(plain(page).id, fields);
    const outcome = await settled(page.submitOrder());
    expect(outcome).toMatchObject({ kind: 'changed' });
    expect(outcome.kind === 'changed' && outcome.changes[0]).toMatchObject({ problem });
    expect(posts()).toEqual([]);
    expect(page.cart.state.lines).toHaveLength(1);
  });

  test('is not ordered at another delivery price', async () => {
    const page = await customer(delivery);
    const branch = backend.db.branches.find(({ id }) => id === page.branches.state.nearestId);
    if (branch) branch.deliveryPrice += 3000;
    const outcome = await settled(page.submitOrder());
    expect(outcome).toMatchObject({
      kind: 'changed',
      changes: [
        { kind: 'bill', part: 'delivery' },
        { kind: 'bill', part: 'total' },
      ],
    });
    expect(posts()).toEqual([]);
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
  });

  test('is not ordered from another branch', async () => {
    const page = await customer(delivery);
    const [first] = backend.db.branches.filter(({ id }) => id === page.branches.state.nearestId);
    if (first) first.isActive = false;
    const outcome = await settled(page.submitOrder());
    expect(outcome).toMatchObject({ kind: 'changed', changes: [{ kind: 'branch' }, {}, {}] });
    expect(posts()).toEqual([]);
  });

  test('is not ordered with another service fee', async () => {
    const page = await customer(pickUp);
    const fee = backend.db.orderSettings.find(({ merchantId }) => merchantId === '7001');
    if (fee) Object.assign(fee, { serviceFeeAmount: 5000, isServiceFeeFreeAboveThreshold: false });
    const outcome = await settled(page.submitOrder());
    expect(outcome).toMatchObject({
      kind: 'changed',
      changes: [{ kind: 'bill', part: 'service', after: 500_000 }, { part: 'total' }],
    });
  });

  test('is told by a refusal too, when the catalogue could not be asked before', async () => {
    const page = await customer(pickUp);
    const { id, costPrice } = plain(page);
    change(id, { costPrice: costPrice / 100 + 1000 });
    backend.faults.add({ path: '/products/v1/overalls', kind: 'drop', times: 2 });
    const outcome = await settled(page.submitOrder());
    expect(outcome).toMatchObject({ kind: 'changed', changes: [{ kind: 'price' }, {}] });
    expect(posts().map(({ status }) => status)).toEqual([422]);
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
  });

  test('is ordered though the catalogue cannot be asked, when the server agrees', async () => {
    const page = await customer(pickUp);
    backend.faults.add({ path: '/products/v1/overalls', status: 503 });
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
  });

  test('waits for a catalogue that is slow, but not for ever', async () => {
    const page = await customer(pickUp);
    backend.faults.add({ path: '/products/v1/overalls', kind: 'delay', delay: 25_000 });
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
  });
});

describe('before anything is sent', () => {
  test('an address outside of the zone is refused, though it was chosen before the regions came', async () => {
    const page = await customer(delivery);
    expect(page.merchant.state.rules.shouldValidateDeliveryArea).toBe(true);
    page.draft.setAddress({ ...home, latitude: 40.1, longitude: 67.8 });
    const outcome = await settled(page.submitOrder());
    expect(outcome.kind).toBe('outOfZone');
    expect(posts()).toEqual([]);
    expect(page.draft.state.address?.latitude).toBe(40.1);
  });

  test('a delivery whose price cannot be told waits for it', async () => {
    const page = await customer(delivery);
    const tariff = '/deliveries/v1/delivery/tariff/client/calculate';
    backend.faults.add({ path: tariff, status: 500, times: 2 });
    expect((await settled(page.submitOrder())).kind).toBe('noQuote');
    expect(posts()).toEqual([]);
    await settled(page.quoteDelivery());
    await pressUntilOrdered(page);
  });

  test('an address that nobody delivers to is said', async () => {
    const page = await customer(delivery);
    backend.faults.add({ path: '/users/v1/branches/merchant/{id}/closest', status: 404 });
    expect((await settled(page.submitOrder())).kind).toBe('noBranch');
    expect(posts()).toEqual([]);
  });

  test('a time that has passed while the checkout was open is noticed', async () => {
    const page = await customer(pickUp);
    page.draft.setTime({ day: '2026-03-04', time: '13:00' });
    backend.clock.advance(55 * 60_000);
    expect((await settled(page.submitOrder())).kind).toBe('timePast');
    expect(posts()).toEqual([]);
    page.draft.setTime(null);
    await pressUntilOrdered(page);
  });
});

test('a wish that is wished again keeps its key, though its tariff has another id', async () => {
  const page = await customer(delivery);
  backend.faults.add({ method: 'POST', path: delivery.path, kind: 'drop', times: 2 });
  await settled(page.submitOrder());
  const first = page.intent.state.intent;
  await settled(page.submitOrder());
  const second = page.intent.state.intent;
  expect(second?.request.deliveryTariffId).not.toBe(first?.request.deliveryTariffId);
  expect(second?.key).toBe(first?.key);
});

test('what is put into the basket while an order is looked for stays there', async () => {
  const page = await customer(pickUp);
  backend.faults.add({ method: 'POST', path: pickUp.path, kind: 'drop', after: true, times: 1 });
  backend.faults.add({ path: '/orders/v1/orders/user/{id}/active', status: 503, times: 9 });
  expect((await settled(page.submitOrder())).kind).toBe('checking');
  page.addToBasket(plain(page), [], 1);
  await until(() => page.placed.state.orderId !== null);
  expect(page.cart.state.lines).toMatchObject([{ productId: plain(page).id, count: 1 }]);
  expect(backend.db.orders).toHaveLength(1);
});
