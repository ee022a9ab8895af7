import { beforeEach, describe, expect, test } from 'vitest';
import { testNow } from '../mocks/backend/testNow';
import type { TelegramStorage } from '../src/telegram/handle';
import { forgetDevice } from './forgetDevice';
import { backend, beginJourneys, inBrowser, inTelegram, logIn, type Page } from './journey';
import { fillPickUp, isReady, lookedFor, mainDish, pickUp, posts, press } from './ordering';
import { pass, until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

const orderCall = { method: 'POST', path: pickUp.path, times: 1 } as const;

beforeEach(() => {
  const meta = document.createElement('meta');
  meta.name = 'storefront:VITE_IDEMPOTENCY_KEY';
  meta.content = 'on';
  document.head.append(meta);
  return () => meta.remove();
});

async function atCheckout(ahead = 0): Promise<Page> {
  backend.db.acceptsIdempotencyKey = true;
  const page = await inBrowser({ ahead });
  await logIn(page);
  await fillPickUp(page);
  return page;
}

/** Telegram's, with too little room for the names of dishes. */
function narrowVault(): TelegramStorage {
  const kept = new Map<string, string>();
  return {
    recall: (name) => Promise.resolve(kept.get(name) || null),
    keep(name, text) {
      const isTaken = text === null || !/"name":{"/.test(text);
      if (isTaken) kept.set(name, text ?? '');
      return Promise.resolve(isTaken);
    },
  };
}

/** Makes every look-up fail, so that the shop has to send the order again. */
const failLookUps = () =>
  backend.faults.add({ path: '/orders/v1/orders/user/{id}/active', kind: 'json', json: [] });

describe('a server that accepts the Idempotency-Key makes one order', () => {
  test.each([
    ['right', 0],
    ['a day ahead', 86_400_000],
  ])(
    'when a response was lost and no look-up finds the order, with the clock %s',
    async (_, ahead) => {
      const page = await atCheckout(ahead);
      backend.faults.add({ ...orderCall, kind: 'drop', after: true });
      failLookUps();
      expect((await press(page)).kind).toBe('checking');
      await lookedFor(page);
      expect((await press(page)).kind).toBe('accepted');
      expect(posts()).toHaveLength(2);
      expect(backend.db.orders).toHaveLength(1);
      expect(page.placed.state.orderId).toBe(String(backend.db.orders[0]?.id));
    },
  );

  test('when the first request arrives after the second was accepted', async () => {
    const page = await atCheckout();
    backend.faults.add({ ...orderCall, kind: 'delay', delay: 110_000, unaware: true });
    expect((await press(page)).kind).toBe('checking');
    await lookedFor(page);
    expect((await press(page)).kind).toBe('accepted');
    await pass(60_000);
    expect(posts()).toHaveLength(2);
    expect(backend.db.orders).toHaveLength(1);
    expect(page.confirm).not.toHaveBeenCalled();
  });

  test('when another window resends what the killed one sent', async () => {
    const page = await atCheckout();
    backend.faults.add({ ...orderCall, kind: 'delay', delay: 5000, unaware: true });
    void page.submitOrder();
    await until(() => page.pending.state.status === 'sending');
    await pass(1000);
    page.kill();
    failLookUps();
    const next = await inBrowser();
    await until(() => next.pending.state.status === 'unseen' && isReady(next), 500);
    expect((await press(next)).kind).toBe('accepted');
    expect(backend.db.orders).toHaveLength(1);
  });

  test('when it comes back from Telegram without the names of its dishes', async () => {
    backend.db.acceptsIdempotencyKey = true;
    const vault = narrowVault();
    let signedAt = testNow / 1000;
    const launch = () => inTelegram({ vault, signedAt: ++signedAt, contact: 'refused' });
    (await launch()).kill();
    // shared with the bot
    for (const user of backend.db.users)
      Object.assign(user, { phone: user.phone ?? '+998900000501', isVerified: true });
    const page = await launch();
    await fillPickUp(page);
    backend.faults.add({ ...orderCall, kind: 'drop', after: true });
    failLookUps();
    expect((await press(page)).kind).toBe('checking');
    await lookedFor(page);
    page.kill();
    forgetDevice();
    const next = await launch();
    await until(() => next.pending.state.status === 'unseen', 500);
    expect(next.pending.state.pending?.request.lines[0]?.name).toEqual({});
    next.chooseBranch('markaz');
    await until(() => isReady(next));
    expect((await press(next)).kind).toBe('accepted');
    const [first, second] = posts();
    expect(second?.body).toEqual(first?.body);
    expect(backend.db.orders).toHaveLength(1);
  });
});

describe('two windows with the same basket, unaware of each other', () => {
  /** Returns a function that restores storage, so that the other window sees no change. */
  function saveStorage(): () => void {
    const saved = Object.entries({ ...localStorage });
    return () => {
      localStorage.clear();
      for (const [name, value] of saved) localStorage.setItem(name, value);
    };
  }

  async function openTwo() {
    const first = await atCheckout();
    const second = await inBrowser({ isWithoutLocks: true });
    await until(() => isReady(second));
    return { first, second, restoreStorage: saveStorage() };
  }

  const sentKeys = () => posts().map(({ headers }) => headers['idempotency-key']);

  test('send the same key, so that both show the same order', async () => {
    const { first, second, restoreStorage } = await openTwo();
    expect((await press(first)).kind).toBe('accepted');
    restoreStorage();
    expect((await press(second)).kind).toBe('accepted');
    expect(posts()).toHaveLength(2);
    expect(new Set(sentKeys()).size).toBe(1);
    expect(backend.db.orders).toHaveLength(1);
    expect(second.placed.state.orderId).toBe(first.placed.state.orderId);
  });

  test('send different keys when something was changed: that is a different order', async () => {
    const { first, second, restoreStorage } = await openTwo();
    expect((await press(first)).kind).toBe('accepted');
    restoreStorage();
    second.draft.setNote('Piyozsiz');
    expect((await press(second)).kind).toBe('accepted');
    expect(new Set(sentKeys()).size).toBe(2);
    expect(backend.db.orders).toHaveLength(2);
  });
});

test('ordering the same again from a new basket is a different order', async () => {
  const page = await atCheckout();
  expect((await press(page)).kind).toBe('accepted');
  page.addToBasket(mainDish(page), [], 3);
  await until(() => isReady(page));
  expect((await press(page)).kind).toBe('accepted');
  expect(backend.db.orders).toHaveLength(2);
});

test('without the Idempotency-Key the same would be two orders', async () => {
  const page = await atCheckout();
  backend.db.acceptsIdempotencyKey = false;
  backend.faults.add({ ...orderCall, kind: 'drop', after: true });
  failLookUps();
  await press(page);
  await lookedFor(page);
  await press(page);
  expect(backend.db.orders).toHaveLength(2);
});
