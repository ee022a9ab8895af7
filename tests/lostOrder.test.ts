import { describe, expect, test, vi } from 'vitest';
import { testNow } from '../mocks/backend/testNow';
import { backend, beginJourneys, fill, inBrowser, inTelegram, logIn, type Page } from './journey';
import { expectOneOrder, isReady, lookedFor, mainDish, pickUp, posts } from './ordering';
import { pass, settled, until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

const minute = 60_000;
const day = 24 * 60 * minute;
const orderCall = { method: 'POST', path: pickUp.path, times: 1 } as const;
const orderList = '/orders/v1/orders/user/{id}/active';

/** A customer about to press, on a device whose clock may be wrong. */
async function atCheckout(ahead = 0): Promise<Page> {
  const page = await inBrowser({ ahead });
  await logIn(page);
  return filledIn(page);
}

async function filledIn(page: Page): Promise<Page> {
  page.addToBasket(mainDish(page), [], 3);
  page.chooseBranch('markaz');
  await until(() => isReady(page));
  return page;
}

const press = (page: Page) => settled(page.submitOrder(), 200);

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

describe('an order that was sent again', () => {
  /** The first one arrives so late that a second one was sent and accepted. */
  async function orderTwice(
    change: (page: Page) => void = () => undefined,
    opened?: Page,
  ): Promise<Page> {
    const page = opened ?? (await atCheckout());
    page.confirm.mockResolvedValue(false);
    backend.faults.add({ ...orderCall, kind: 'delay', unaware: true, delay: 110_000 });
    await press(page);
    await lookedFor(page);
    change(page);
    expect((await press(page)).kind).toBe('accepted');
    expect(backend.db.orders).toHaveLength(1);
    return page;
  }
  const untilReported = (page: Page) => until(() => page.confirm.mock.calls.length > 0, 1000);

  test('is reported when the first one is stored as well, with a way to cancel the second', async () => {
    const page = await orderTwice();
    page.confirm.mockResolvedValue(true);
    await untilReported(page);
    const [first, second] = backend.db.orders;
    expect(backend.db.orders).toHaveLength(2);
    const [question] = page.confirm.mock.calls[0] ?? [];
    expect(question?.message).toContain(String(first?.number));
    expect(question?.ok).toContain(String(second?.number));
    await until(() => location.pathname.endsWith('/cancel'));
    expect(location.pathname).toBe(`/profile/orders/${second?.id}/cancel`);
    expect(page.lateOrders.state).toMatchObject({ awaited: [], double: null });
  });

  test('is reported in the next life of the page too', async () => {
    const page = await orderTwice();
    page.kill();
    const next = await inBrowser();
    next.confirm.mockResolvedValue(false);
    await untilReported(next);
    expect(backend.db.orders).toHaveLength(2);
    expect(next.lateOrders.state.double).toBeNull();
  });

  test.each([
    { why: 'failed', fault: { method: 'POST', path: '/webbot/v1/users/token', status: 503 } },
    { why: 'was refused its profile', fault: { path: '/users/v1/users/me', status: 403 } },
  ])(
    'is reported inside Telegram even after a life of the page whose sign-in $why',
    async ({ fault }) => {
      /** Telegram signs each launch for itself. */
      let signedAt = testNow / 1000;
      const launch = () => inTelegram({ signedAt: ++signedAt, contact: 'refused' });
      const launched = await launch();
      // Shared with the bot before.
      for (const user of backend.db.users)
        Object.assign(user, { phone: user.phone ?? '+998900000501', isVerified: true });
      // As the first screen does; a log-in does it in a browser.
      const { loadOrderSettings } = await import('../src/flows/order/loadOrderRules');
      await settled(loadOrderSettings());
      const page = await orderTwice(undefined, await filledIn(launched));
      page.kill();
      backend.faults.add(fault);
      const guest = await launch();
      expect(guest.session.state.status).toBe('guest');
      await pass(5000);
      expect(guest.confirm).not.toHaveBeenCalled();
      expect(guest.orders.state).toMatchObject({ active: [], known: {} });
      guest.kill();
      backend.faults.clear();
      const next = await launch();
      next.confirm.mockResolvedValue(false);
      await untilReported(next);
      expect(backend.db.orders).toHaveLength(2);
      expect(next.lateOrders.state.double).toBeNull();
    },
  );

  test('is sent even if the press comes while this window looks the first one up', async () => {
    const page = await atCheckout();
    backend.faults.add({ ...orderCall, kind: 'drop' });
    await press(page);
    await lookedFor(page);
    expect(page.pending.state.status).toBe('unseen');
    backend.faults.add({ path: orderList, kind: 'delay', delay: 4000, times: 1 });
    const lookUp = page.resolvePendingOrder();
    await pass(500);
    expect((await press(page)).kind).toBe('accepted');
    expect((await lookUp).kind).toBe('unseen');
    expectOneOrder(page);
  });

  test('is not sent if that look-up finds the first one', async () => {
    const page = await atCheckout();
    const storedAt = performance.now() + 100_000;
    backend.faults.add({ ...orderCall, kind: 'delay', unaware: true, delay: 100_000 });
    await press(page);
    await lookedFor(page);
    expect(page.pending.state.status).toBe('unseen');
    await pass(storedAt - 10_000 - performance.now());
    expect(page.pending.state.status).toBe('unseen');
    page.addToBasket(mainDish(page), [], 1);
    backend.faults.add({ path: orderList, kind: 'delay', delay: 20_000 });
    const lookUp = page.resolvePendingOrder();
    await pass(500);
    const pressed = page.submitOrder();
    expect((await settled(lookUp, 200)).kind).toBe('accepted');
    expect((await settled(pressed, 200)).kind).toBe('ignored');
    expect(backend.db.orders).toHaveLength(1);
  });

  test('with a different basket is reported too', async () => {
    const page = await orderTwice((changed) => void fill(changed, 1, 1));
    await untilReported(page);
    expect(backend.db.orders.map(({ cartItems }) => cartItems.length)).toEqual([2, 1]);
  });

  test('leads to the orders if nothing can be cancelled', async () => {
    for (const settings of backend.db.settings) settings.cancelOrderActive = false;
    const page = await orderTwice();
    page.confirm.mockResolvedValue(true);
    await untilReported(page);
    await until(() => location.pathname === '/profile/orders');
  });

  test('and was refused still lets the first one be found', async () => {
    const page = await atCheckout();
    backend.faults.add({ ...orderCall, kind: 'delay', unaware: true, delay: 110_000 });
    await press(page);
    await lookedFor(page);
    backend.faults.add({ ...orderCall, status: 422 });
    expect((await press(page)).kind).toBe('refused');
    expect(page.pending.state.status).toBe('unseen');
    await until(() => page.placed.state.orderId !== null, 1000);
    expectOneOrder(page);
  });

  test('is not looked up indefinitely', async () => {
    const page = await atCheckout();
    backend.faults.add({ ...orderCall, kind: 'drop' });
    await press(page);
    await lookedFor(page);
    await press(page);
    expect(page.lateOrders.state.awaited).toHaveLength(1);
    await until(() => page.lateOrders.state.awaited.length === 0, 5000);
    const calls = backend.calls.length;
    await pass(2 * minute);
    expect(backend.calls).toHaveLength(calls);
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
