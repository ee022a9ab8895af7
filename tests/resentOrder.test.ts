import { describe, expect, test } from 'vitest';
import { testNow } from '../mocks/backend/testNow';
import { backend, beginJourneys, fill, inBrowser, inTelegram, type Page } from './journey';
import {
  atCheckout,
  expectOneOrder,
  fillPickUp,
  lookedFor,
  mainDish,
  orderCall,
  orderList,
  press,
} from './ordering';
import { pass, settled, until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

const minute = 60_000;

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
      const page = await orderTwice(undefined, await fillPickUp(launched));
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

  test('is not seen in the same order made on purpose afterwards', async () => {
    const page = await atCheckout();
    backend.faults.add({ ...orderCall, kind: 'drop' });
    await press(page);
    await lookedFor(page);
    expect((await press(page)).kind).toBe('accepted');
    page.addToBasket(mainDish(page), [], 3);
    expect((await press(page)).kind).toBe('accepted');
    await until(() => page.lateOrders.state.awaited.length === 0, 5000);
    expect(backend.db.orders).toHaveLength(2);
    expect(page.confirm).not.toHaveBeenCalled();
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
