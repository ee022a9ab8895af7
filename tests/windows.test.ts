import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testNow } from '../mocks/backend/testNow';
import {
  backend,
  beginJourneys,
  inBrowser,
  inTelegram,
  logIn,
  type Page,
  plainProduct,
} from './journey';
import { isReady, mainDish, pickUp, posts } from './ordering';
import { pass, settled, until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

const orderCall = { method: 'POST', path: pickUp.path, times: 1 } as const;
const slow = { ...orderCall, kind: 'delay', delay: 20_000, unaware: true } as const;

/** Whether storage events have arrived by the time a test looks. */
let isToldOfChanges = true;

/** Fires storage events in the other windows slightly later, as browsers do. */
beforeEach(() => {
  isToldOfChanges = true;
  for (const name of ['setItem', 'removeItem'] as const) {
    const real = Storage.prototype[name];
    vi.spyOn(Storage.prototype, name).mockImplementation(function (
      this: Storage,
      key: string,
      value = '',
    ) {
      const before = this.getItem(key);
      real.call(this, key, value);
      if (this.getItem(key) === before || !isToldOfChanges) return;
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

describe('a window that is still signing in', () => {
  const me = { method: 'GET', path: '/users/v1/users/me' } as const;
  const sessionKeys = () =>
    Object.keys(localStorage).filter((name) => /^(token|user|owner):/.test(name));

  /** The second is opened by a person who is logged in, and waits five seconds for the profile. */
  async function openSlowly({ isProfileStored = true } = {}): Promise<[Page, Page]> {
    const first = await inBrowser();
    await logIn(first);
    await pass(2000);
    const profile = sessionKeys().filter((name) => name.startsWith('user:'));
    for (const name of isProfileStored ? [] : profile) localStorage.removeItem(name);
    backend.faults.add({ ...me, kind: 'delay', delay: 5000, times: 1 });
    const second = await inBrowser({ waits: false });
    await until(() => second.session.state.token !== null);
    await pass(1000);
    return [first, second];
  }

  test.each([
    { when: 'at once', isProfileStored: true, isTold: true },
    { when: 'at once, without a stored profile', isProfileStored: false, isTold: true },
    { when: 'with the profile, if it has not heard of it', isProfileStored: true, isTold: false },
  ])('follows a log-out in another one $when', async ({ isProfileStored, isTold }) => {
    const [first, second] = await openSlowly({ isProfileStored });
    isToldOfChanges = isTold;
    // The server still knows the token.
    backend.faults.add({ method: 'POST', path: '/users/v1/users/logout', kind: 'drop' });
    void first.logOut();
    await pass(100);
    expect(second.session.state.token === null).toBe(isTold);
    await settled(second.opened);
    await pass(6000);
    expect(sessionKeys()).toEqual([]);
    for (const { session } of [first, second])
      expect(session.state).toMatchObject({ status: 'guest', token: null, user: null });
  });

  test('follows another person who logs in meanwhile', async () => {
    const [first, second] = await openSlowly({ isProfileStored: false });
    backend.faults.add({ method: 'POST', path: '/users/v1/users/logout', kind: 'drop' });
    isToldOfChanges = false;
    void first.logOut();
    await settled(logIn(first, '+998907654321'));
    const { token, user } = first.session.state;
    expect(user?.phone).toContain('7654321');
    isToldOfChanges = true;
    // The events arrive together.
    for (const key of sessionKeys()) window.dispatchEvent(new StorageEvent('storage', { key }));
    await pass(10_000);
    expect(second.session.state).toMatchObject({
      status: 'signedIn',
      token,
      user: { id: user?.id },
    });
    expect(first.session.state).toMatchObject({ token, user: { id: user?.id } });
  });

  test('keeps its own session when another launch of the person in Telegram stores its', async () => {
    const launch = { signedAt: testNow / 1000 };
    await settled(inTelegram(launch));
    backend.faults.add({ ...me, kind: 'delay', delay: 5000, times: 1 });
    const second = await inTelegram({ ...launch, waits: false });
    await until(() => second.session.state.token !== null);
    const { token } = second.session.state;
    const name = sessionKeys().find((one) => one.startsWith('token:')) ?? '';
    localStorage.setItem(name, JSON.stringify({ format: 1, value: 'another' }));
    await settled(second.opened);
    expect(second.session.state).toMatchObject({ status: 'signedIn', token });
  });

  test.each([
    { what: 'a log-out', next: null },
    { what: 'another person’s log-in', next: '+998907654321' },
  ])(
    'and asks for the profile again, stores nothing after $what it has not heard of',
    async (after) => {
      const first = await inBrowser();
      await logIn(first);
      await pass(2000);
      for (const name of sessionKeys()) if (name.startsWith('user:')) localStorage.removeItem(name);
      backend.faults.add({ ...me, status: 503 });
      const second = await settled(inBrowser());
      expect(second.session.state).toMatchObject({ isProfileMissing: true, user: null });
      backend.faults.clear();
      backend.faults.add({ ...me, kind: 'delay', delay: 5000, times: 1 });
      await until(() => backend.faults.list().length === 0);
      backend.faults.add({ method: 'POST', path: '/users/v1/users/logout', kind: 'drop' });
      isToldOfChanges = false;
      void first.logOut();
      if (after.next) await settled(logIn(first, after.next));
      const stored = () => sessionKeys().map((name) => [name, localStorage.getItem(name)]);
      const before = stored();
      expect(before.length > 0).toBe(after.next !== null);
      await pass(6000);
      expect(stored()).toEqual(before);
      expect(second.session.state).toMatchObject({ status: 'guest', token: null, user: null });
    },
  );

  test('once signed in, stores nothing of a profile that comes after another person’s log-in it has not heard of', async () => {
    const first = await inBrowser();
    await logIn(first);
    const second = await inBrowser();
    await until(() => second.session.state.status === 'signedIn');
    backend.faults.add({ ...me, kind: 'delay', delay: 5000, times: 1 });
    const refreshed = second.refreshProfile();
    await pass(100);
    backend.faults.add({ method: 'POST', path: '/users/v1/users/logout', kind: 'drop' });
    isToldOfChanges = false;
    void first.logOut();
    await settled(logIn(first, '+998907654321'));
    const stored = () => sessionKeys().map((name) => [name, localStorage.getItem(name)]);
    const before = stored();
    const error = await settled(refreshed);
    expect(stored()).toEqual(before);
    expect(second.session.state).toMatchObject({ token: null, user: null });
    expect(error?.kind).toBe('ended');
  });

  test('shares the basket with another one', async () => {
    const [first, second] = await openSlowly();
    const [ours, theirs] = [plainProduct(first, 0), plainProduct(first, 1)];
    first.addToBasket(ours, [], 1);
    await pass(100);
    second.addToBasket(theirs, [], 1);
    await pass(10_000);
    for (const { cart } of [first, second])
      expect(cart.state.lines.map(({ productId }) => productId)).toEqual([ours.id, theirs.id]);
  });

  test('has what another one put into the basket before it listened', async () => {
    const [first] = await openSlowly();
    const third = await inBrowser({ waits: false });
    expect(third.session.state.token).toBeNull();
    isToldOfChanges = false;
    first.addToBasket(plainProduct(first), [], 1);
    await pass(10_000);
    expect(third.cart.state.lines).toMatchObject([{ productId: plainProduct(first).id }]);
  });
});
