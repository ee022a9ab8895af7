import { expect, test, vi } from 'vitest';
import { closest, tariff } from './delivering';
import { backend, beginJourneys } from './journey';
import { customer, delivery, filledIn, isReady, pickUp, posts } from './ordering';
import { settled, until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

const goOffline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  backend.faults.add({ path: '*', kind: 'drop' });
};

const goOnline = () => {
  vi.restoreAllMocks();
  backend.faults.clear();
  window.dispatchEvent(new Event('online'));
};

test.each([delivery, pickUp])('offline, $way is not sent, and nothing changes', async (way) => {
  const page = await customer(way);
  const before = filledIn(page);
  const nearestBefore = page.branches.state.nearestId;
  goOffline();
  expect(await settled(page.submitOrder())).toEqual({ kind: 'offline' });
  expect(posts()).toEqual([]);
  expect(filledIn(page)).toEqual(before);
  expect(page.branches.state.nearestId).toBe(nearestBefore);
  expect(page.pending.state).toMatchObject({ status: 'idle', pending: null });
  goOnline();
  await until(() => isReady(page));
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(backend.db.orders).toHaveLength(1);
});

test('offline, nothing is sent although the orders were listed a moment ago', async () => {
  const page = await customer(pickUp);
  await settled(page.loadActiveOrders());
  goOffline();
  expect(await settled(page.submitOrder())).toEqual({ kind: 'offline' });
  expect(posts()).toEqual([]);
});

test.each([delivery, pickUp])(
  'a browser that wrongly says it is offline sends $way all the same',
  async (way) => {
    const page = await customer(way);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
    expect(backend.db.orders).toHaveLength(1);
    vi.restoreAllMocks();
  },
);

test.each([closest, tariff])(
  'a device unaware that it is offline: no response from %s means no connection',
  async (path) => {
    const page = await customer(delivery);
    backend.faults.add({ path, kind: 'drop' });
    expect(await settled(page.submitOrder())).toEqual({ kind: 'offline' });
    expect(backend.db.orders).toEqual([]);
    goOnline();
    await until(() => isReady(page));
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
  },
);

test('a server that fails to quote the price is not a lost connection: the known price holds', async () => {
  const page = await customer(delivery);
  backend.faults.add({ path: tariff, status: 500 });
  const { price } = page.delivery.state;
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(price).toBeGreaterThan(0);
  expect(backend.db.orders).toMatchObject([{ deliveryPrice: price / 100 }]);
});

test.each([
  [closest, 'html'],
  [tariff, 'html'],
  [tariff, 'truncate'],
  [tariff, 'empty'],
] as const)(
  'when another server responds, %s with %s counts as no response',
  async (path, kind) => {
    const page = await customer(delivery);
    backend.faults.add({ path, kind });
    expect(await settled(page.submitOrder())).toEqual({ kind: 'offline' });
    expect(backend.db.orders).toEqual([]);
  },
);
