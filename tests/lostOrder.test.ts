import { describe, expect, test, vi } from 'vitest';
import { backend, beginJourneys, inBrowser, logIn } from './journey';
import {
  atCheckout,
  expectOneOrder,
  lookedFor,
  mainDish,
  orderCall,
  orderList,
  pickUp,
  posts,
  press,
} from './ordering';
import { pass, settled, until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

const minute = 60_000;
const day = 24 * 60 * minute;

describe('the device’s clock is irrelevant', () => {
  test.each([
    ['ten minutes ahead', 10 * minute],
    ['a day ahead', day],
    ['a day behind', -day],
  ])('an order whose response was lost is found with the clock %s', async (_, ahead) => {
    const page = await atCheckout(ahead);
    backend.faults.add({ ...orderCall, kind: 'drop', after: true });
    expect((await press(page)).kind).toBe('accepted');
    expectOneOrder(page);
  });

  test('setting the clock forward during the look-up does not end the wait', async () => {
    const page = await atCheckout();
    backend.faults.add({ ...orderCall, kind: 'drop' });
    expect((await press(page)).kind).toBe('checking');
    backend.clock.advance(60 * minute);
    await pass(20_000);
    expect(page.pending.state.status).toBe('checking');
  });

  test('nor does it in the next life of the page, which continues the wait', async () => {
    const page = await atCheckout();
    backend.faults.add({ ...orderCall, kind: 'drop' });
    await press(page);
    page.kill();
    backend.clock.advance(60 * minute);
    const next = await inBrowser();
    await pass(40_000);
    expect(next.pending.state.status).toBe('checking');
    expect((await press(next)).kind).toBe('ignored');
    await lookedFor(next);
    expect(next.pending.state.status).toBe('unseen');
    expect(posts()).toHaveLength(1);
  });

  test('an order identical to an existing one is a separate order', async () => {
    const page = await atCheckout();
    expect((await press(page)).kind).toBe('accepted');
    page.addToBasket(mainDish(page), [], 3);
    backend.faults.add({ ...orderCall, kind: 'drop' });
    expect((await press(page)).kind).toBe('checking');
    await lookedFor(page);
    expect(page.pending.state.status).toBe('unseen');
  });

  test('so is one identical to an order this page has not loaded', async () => {
    const page = await atCheckout();
    await press(page);
    page.orders.reset();
    page.placed.restore(null);
    page.addToBasket(mainDish(page), [], 3);
    backend.faults.add({ ...orderCall, kind: 'drop' });
    expect((await press(page)).kind).toBe('checking');
  });
});

describe('a very slow server', () => {
  test('stores the order after 25 s, for a page closed after 1.5 s', async () => {
    const page = await atCheckout();
    backend.faults.add({ ...orderCall, kind: 'delay', unaware: true, delay: 25_000 });
    void page.submitOrder();
    await until(() => page.pending.state.status === 'sending');
    await pass(1500);
    page.kill();
    const next = await inBrowser();
    await pass(8000);
    expect(next.pending.state.status).toBe('checking');
    expect((await press(next)).kind).toBe('ignored');
    await until(() => next.placed.state.orderId !== null, 500);
    expectOneOrder(next);
    expect(posts()).toHaveLength(1);
  });

  test('stores it, and a page whose texts hang finds it', async () => {
    const page = await atCheckout();
    backend.faults.add({ ...orderCall, kind: 'delay', unaware: true, delay: 25_000 });
    void page.submitOrder();
    await until(() => page.pending.state.status === 'sending');
    page.kill();
    vi.doMock(import('../src/i18n/uz'), () => new Promise(() => undefined));
    const next = await inBrowser({ waits: false });
    await until(() => next.placed.state.orderId !== null, 500);
    vi.doUnmock('../src/i18n/uz');
    expectOneOrder(next);
  });

  test('responds after 48 s', async () => {
    const page = await atCheckout();
    backend.faults.add({ ...orderCall, kind: 'delay', unaware: true, delay: 48_000 });
    expect((await press(page)).kind).toBe('checking');
    expect((await press(page)).kind).toBe('ignored');
    await until(() => page.placed.state.orderId !== null, 500);
    expectOneOrder(page);
    expect(posts()).toHaveLength(1);
  });

  test('is polled at growing intervals', async () => {
    const page = await atCheckout();
    backend.faults.add({ ...orderCall, kind: 'drop' });
    await press(page);
    const lookUps = () => backend.calls.filter(({ path }) => path.endsWith('/active')).length;
    const first = lookUps();
    await pass(10_000);
    const early = lookUps() - first;
    await pass(20_000);
    expect(early).toBeLessThanOrEqual(4);
    expect(lookUps() - first - early).toBeLessThanOrEqual(3);
  });

  test('an order stored after the wait is still found and shown', async () => {
    const page = await atCheckout();
    backend.faults.add({ ...orderCall, kind: 'delay', unaware: true, delay: 100_000 });
    await press(page);
    await lookedFor(page);
    expect(page.pending.state.status).toBe('unseen');
    expect(page.cart.state.lines).toHaveLength(1);
    await until(() => page.placed.state.orderId !== null, 1000);
    expectOneOrder(page);
  });

  test('an order that cannot be looked up is not offered for resending', async () => {
    const page = await atCheckout();
    await settled(page.loadActiveOrders());
    backend.faults.add({ ...orderCall, kind: 'drop' });
    backend.faults.add({ path: orderList, status: 503 });
    await press(page);
    await pass(3 * minute);
    expect(page.pending.state.status).toBe('checking');
    expect((await press(page)).kind).toBe('ignored');
    expect(posts()).toHaveLength(1);
  });
});

test('an order on its way as the session ends is looked up for the same person, and not sent again', async () => {
  const page = await atCheckout();
  backend.faults.add({ ...orderCall, kind: 'drop', after: true });
  const { fetch } = backend;
  vi.spyOn(backend, 'fetch').mockImplementation(async (request) => {
    try {
      return await fetch(request);
    } finally {
      // Not after the log-in that follows, which is a POST too.
      if (request.method === 'POST' && request.url.endsWith(pickUp.path)) backend.db.sessions = [];
    }
  });
  await press(page);
  await until(() => page.session.state.status === 'guest');
  expect(page.cart.state.lines).toEqual([]);
  await logIn(page);
  await until(() => page.pending.state.status === 'idle');
  expect(backend.db.orders).toHaveLength(1);
  expect(page.placed.state.orderId).toBe(String(backend.db.orders[0]?.id));
  expect(page.cart.state.lines).toEqual([]);
});
