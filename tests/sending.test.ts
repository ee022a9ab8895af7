import { describe, expect, test, vi } from 'vitest';
import type { FaultInput } from '../mocks/backend/faults';
import { backend, beginJourneys, inBrowser, type Page } from './journey';
import {
  customer,
  delivery,
  expectOneOrder,
  isReady,
  lookedFor,
  mainDish,
  pickUp,
  plannedDelivery,
  posts,
  pressUntilOrdered,
  type Way,
  ways,
} from './ordering';
import { settled, until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

const statuses = [400, 403, 404, 408, 409, 422, 425, 429, 500, 502, 503, 504];
const broken = ['drop', 'html', 'empty', 'null'] as const;
/** Longer than any request timeout (§7). */
const tooLong = 40_000;

const faults: readonly (readonly [string, Omit<FaultInput, 'path'>])[] = [
  ...[false, true].flatMap((after) => {
    const when = after ? 'after the server stored it' : 'on the way';
    return [
      ...statuses.map((status) => [`${status} ${when}`, { status, after }] as const),
      ...broken.map((kind) => [`${kind} ${when}`, { kind, after }] as const),
    ];
  }),
  ['half a response', { kind: 'truncate', after: true }],
  ['a timeout, with the order lost', { kind: 'drop', delay: tooLong }],
  ['a timeout, with the order stored late', { kind: 'delay', delay: tooLong }],
];

describe.each([delivery, plannedDelivery])('$way', (way) => {
  test.each(faults)('is ordered exactly once despite %s', async (_, fault) => {
    const page = await customer(way);
    backend.faults.add({ method: 'POST', path: way.path, ...fault, times: 1 });
    await pressUntilOrdered(page);
    expect(posts().every(({ path }) => path.endsWith(way.path))).toBe(true);
  });

  test('is found when the look-ups fail for a while', async () => {
    const page = await customer(way);
    await settled(page.loadActiveOrders());
    backend.faults.add({ method: 'POST', path: way.path, kind: 'drop', after: true, times: 1 });
    backend.faults.add({ path: '/orders/v1/orders/user/{id}/active', status: 503, times: 9 });
    await pressUntilOrdered(page);
    expect(posts()).toHaveLength(1);
  });
});

describe.each(ways)('$way', (way) => {
  test('is sent as filled in, and keeps only the destination afterwards', async () => {
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
    // The notice is the order's own sheet, which the checkout opens by this id.
    expect(page.placed.state.orderId).toBe(order?.id);
    expect(page.toasts.state.list).toEqual([]);
  });

  test('makes one call for ten quick taps', async () => {
    const page = await customer(way);
    const taps = Array.from({ length: 10 }, () => page.submitOrder());
    const kinds = (await settled(Promise.all(taps))).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['accepted', ...Array(9).fill('ignored')]);
    expect(posts()).toHaveLength(1);
    expectOneOrder(page);
  });

  test('survives a killed page before anything is stored', async () => {
    const page = await customer(way);
    void page.submitOrder();
    page.kill();
    await expectRecovery('lost');
  });

  test('survives a killed page before anything is sent', async () => {
    const page = await customer(way);
    const isKilled = killOnOrder(page, way, 'request');
    void page.submitOrder();
    await until(isKilled);
    await expectRecovery('lost');
  });

  test('is found by the next life of a page killed before the response', async () => {
    const page = await customer(way);
    const isKilled = killOnOrder(page, way, 'answer');
    void page.submitOrder();
    await until(isKilled);
    await expectRecovery('stored');
  });

  test('is found by the next life even if that one starts offline', async () => {
    const page = await customer(way);
    const isKilled = killOnOrder(page, way, 'answer');
    void page.submitOrder();
    await until(isKilled);
    backend.faults.add({ path: '/orders/*', kind: 'drop', times: 12 });
    await expectRecovery('stored');
  });
});

/**
 * Kills the web view just before the order is sent, or just before its response arrives. Returns
 * whether that has happened.
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
  const next = await inBrowser();
  if (fate === 'lost') {
    await until(() => ['idle', 'unseen'].includes(next.pending.state.status) && isReady(next), 500);
    expect(backend.db.orders).toHaveLength(0);
    expect(next.placed.state.orderId).toBeNull();
    await pressUntilOrdered(next);
  } else {
    // Nothing is pressed: the app finds out on its own and shows it.
    await until(() => next.placed.state.orderId !== null);
    expectOneOrder(next);
  }
}

test('a repeated order keeps its key, although its tariff has a new id', async () => {
  const page = await customer(delivery);
  backend.faults.add({ method: 'POST', path: delivery.path, kind: 'drop', times: 2 });
  await settled(page.submitOrder());
  await lookedFor(page);
  const first = page.pending.state.pending;
  await settled(page.submitOrder());
  const second = page.pending.state.pending;
  expect(second?.request.deliveryTariffId).not.toBe(first?.request.deliveryTariffId);
  expect(second?.key).toBe(first?.key);
});

test('products added while an order is looked up stay in the basket', async () => {
  const page = await customer(pickUp);
  await settled(page.loadActiveOrders());
  backend.faults.add({ method: 'POST', path: pickUp.path, kind: 'drop', after: true, times: 1 });
  backend.faults.add({ path: '/orders/v1/orders/user/{id}/active', status: 503, times: 9 });
  expect((await settled(page.submitOrder())).kind).toBe('checking');
  page.addToBasket(mainDish(page), [], 1);
  await until(() => page.placed.state.orderId !== null);
  expect(page.cart.state.lines).toMatchObject([{ productId: mainDish(page).id, count: 1 }]);
  expect(backend.db.orders).toHaveLength(1);
});
