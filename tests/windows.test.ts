import { beforeEach, describe, expect, test, vi } from 'vitest';
import { backend, beginJourneys, inBrowser, logIn, type Page } from './journey';
import { isReady, mainDish, pickUp, posts } from './ordering';
import { pass, settled, until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

const orderCall = { method: 'POST', path: pickUp.path, times: 1 } as const;
const slow = { ...orderCall, kind: 'delay', delay: 20_000, unaware: true } as const;

/** Fires storage events in the other windows slightly later, as browsers do. */
beforeEach(() => {
  for (const name of ['setItem', 'removeItem'] as const) {
    const real = Storage.prototype[name];
    vi.spyOn(Storage.prototype, name).mockImplementation(function (
      this: Storage,
      key: string,
      value = '',
    ) {
      const before = this.getItem(key);
      real.call(this, key, value);
      if (this.getItem(key) === before) return;
      queueMicrotask(() => window.dispatchEvent(new StorageEvent('storage', { key })));
    });
  }
});

describe('two windows at the checkout', () => {
  async function openTwo(): Promise<[Page, Page]> {
    const first = await inBrowser();
    await logIn(first);
    first.addToBasket(mainDish(first), [], 3);
    first.chooseBranch('markaz');
    const second = await inBrowser();
    await until(() => isReady(first) && isReady(second));
    expect(second.cart.state.lines).toEqual(first.cart.state.lines);
    return [first, second];
  }

  const isElsewhere = (page: Page) => page.pending.state.isElsewhere;
  async function expectOutcome(page: Page) {
    await until(() => page.placed.state.orderId !== null, 200);
    expect(page.placed.state.orderId).toBe(String(backend.db.orders[0]?.id));
    expect(page.cart.state.lines).toEqual([]);
    expect(page.pending.state).toMatchObject({ status: 'idle', pending: null });
  }

  test('pressed at the same time make one order, and both show it', async () => {
    const [first, second] = await openTwo();
    backend.faults.add(slow);
    const presses = [first, second].map((page) => page.submitOrder());
    await until(() => isElsewhere(second));
    expect((await settled(Promise.all(presses), 200)).map(({ kind }) => kind)).toEqual([
      'accepted',
      'ignored',
    ]);
    await expectOutcome(first);
    await expectOutcome(second);
    expect(posts()).toHaveLength(1);
  });

  test('pressed one after the other make one order', async () => {
    const [first, second] = await openTwo();
    backend.faults.add(slow);
    const press = first.submitOrder();
    await until(() => isElsewhere(second));
    expect((await settled(second.submitOrder())).kind).toBe('ignored');
    expect((await settled(press, 200)).kind).toBe('accepted');
    await expectOutcome(second);
    expect((await settled(second.submitOrder())).kind).toBe('ignored');
    expect(posts()).toHaveLength(1);
  });

  test('opened during an order show that it is being sent', async () => {
    const [first] = await openTwo();
    backend.faults.add(slow);
    const press = first.submitOrder();
    await until(() => first.pending.state.status === 'sending');
    const third = await inBrowser();
    await pass(3000);
    expect(isElsewhere(third)).toBe(true);
    await settled(press, 200);
    await expectOutcome(third);
    expect(posts()).toHaveLength(1);
  });

  test('both look up an order whose response the first one lost', async () => {
    const [first, second] = await openTwo();
    backend.faults.add({ ...orderCall, kind: 'drop' });
    expect((await settled(first.submitOrder())).kind).toBe('checking');
    await until(() => second.pending.state.status === 'checking');
    expect((await settled(second.submitOrder())).kind).toBe('ignored');
    await until(() => second.pending.state.status === 'unseen', 500);
    await until(() => first.pending.state.status === 'unseen', 500);
    const presses = [first, second].map((page) => page.submitOrder());
    await settled(Promise.all(presses), 200);
    await expectOutcome(first);
    await expectOutcome(second);
    expect(backend.db.orders).toHaveLength(1);
    expect(posts()).toHaveLength(2);
  });

  test('resend an order at the first press, although the other window is looking it up', async () => {
    const [first, second] = await openTwo();
    backend.faults.add({ ...orderCall, kind: 'drop' });
    expect((await settled(first.submitOrder())).kind).toBe('checking');
    for (const page of [first, second])
      await until(() => page.pending.state.status === 'unseen', 500);
    backend.faults.add({
      ...orderCall,
      method: 'GET',
      path: '*/active',
      kind: 'delay',
      delay: 3000,
    });
    const lookUp = first.resolvePendingOrder();
    expect((await settled(second.submitOrder(), 200)).kind).toBe('accepted');
    await lookUp;
    await expectOutcome(first);
    expect(backend.db.orders).toHaveLength(1);
  });

  test('are independent when one order is refused', async () => {
    const [first, second] = await openTwo();
    backend.faults.add({ ...orderCall, status: 422, delay: 3000 });
    const press = first.submitOrder();
    await until(() => isElsewhere(second));
    expect((await settled(press, 200)).kind).toBe('refused');
    await until(() => second.pending.state.status === 'idle', 200);
    expect(second.cart.state.lines).toHaveLength(1);
    expect((await settled(second.submitOrder())).kind).toBe('accepted');
    expect(backend.db.orders).toHaveLength(1);
  });

  test('release the lock when the sender is killed, and the other window finds the order', async () => {
    const [first, second] = await openTwo();
    backend.faults.add({ ...slow, delay: 8000 });
    void first.submitOrder();
    await until(() => isElsewhere(second));
    await pass(2000);
    first.kill();
    await until(() => second.pending.state.status === 'checking', 200);
    await expectOutcome(second);
  });

  test('release the lock when one is killed before sending', async () => {
    const [first, second] = await openTwo();
    backend.faults.add({ path: '/products/v1/overalls', kind: 'delay', delay: 5000 });
    void first.submitOrder();
    await pass(1000);
    expect((await settled(second.submitOrder())).kind).toBe('ignored');
    expect(isElsewhere(second)).toBe(true);
    first.kill();
    await until(() => second.pending.state.status === 'idle', 200);
    expect((await settled(second.submitOrder(), 200)).kind).toBe('accepted');
    expect(backend.db.orders).toHaveLength(1);
  });
});
