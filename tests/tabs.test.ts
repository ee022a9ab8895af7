import { describe, expect, test } from 'vitest';
import { backend, beginJourneys, fill, inBrowser, inTelegram, logIn } from './journey';
import { sampleRequest } from './samples/orders';
import { eventually } from './until';

const demo = '7001';

beginJourneys();

/** What another tab stores, and what the browser says of it here; null removes. */
function otherTabStores(key: string, value: unknown, whose = there()) {
  const name = key === 'owner' ? `owner:${demo}` : `${key}:${demo}@${whose}`;
  const text = value === null ? null : JSON.stringify({ format: 1, value });
  if (text === null) localStorage.removeItem(name);
  else localStorage.setItem(name, text);
  window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: text }));
}

const valueUnder = (name: string) =>
  JSON.parse(localStorage.getItem(name) ?? 'null')?.value ?? null;

/** Under whom this browser stores things. */
const there = (): string => {
  const owner = valueUnder(`owner:${demo}`);
  return owner === null ? 'guest' : `user-${owner}`;
};

const stored = (key: string, whose = there()): unknown => valueUnder(`${key}:${demo}@${whose}`);

const line = { productId: 'plov', choices: [], count: 3, note: '' };

test('another tab’s basket is taken over, and nothing is written in answer', async () => {
  const page = await inBrowser();
  otherTabStores('cart', { lines: [line] });
  expect(page.cart.state.lines).toMatchObject([line]);
  // This tab would write down the key of each line, too.
  expect(stored('cart')).toEqual({ lines: [line] });
  otherTabStores('cart', null);
  expect(page.cart.state.lines).toEqual([]);
  expect(stored('cart')).toBeNull();
  fill(page);
  expect(stored('cart')).toMatchObject({ lines: page.cart.state.lines });
});

test('another merchant’s basket, and an order on its way there, are that tab’s own', async () => {
  const page = await inBrowser();
  const pending = { key: 'k', knownIds: [], request: sampleRequest() };
  const stored = { 'cart:18@guest': { lines: [line] }, 'intent:18@guest': pending };
  for (const [key, value] of Object.entries(stored)) {
    localStorage.setItem(key, JSON.stringify({ format: 1, value }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
  expect(page.cart.state.lines).toEqual([]);
  expect(page.pending.state).toMatchObject({ status: 'idle', pending: null });
});

describe('a log-in in another tab', () => {
  test('lets the person in here too, once token and profile are both there', async () => {
    const first = await inBrowser();
    await logIn(first);
    const [token, user] = [stored('token'), stored('user')];
    const owner = first.session.state.user?.id;
    localStorage.clear();

    const page = await inBrowser();
    expect(page.session.state.status).toBe('guest');
    otherTabStores('owner', owner);
    otherTabStores('token', token);
    expect(page.session.state.status).toBe('guest');
    otherTabStores('user', user);
    expect(page.session.state).toMatchObject({ status: 'signedIn', token });
    await eventually(() => expect(page.orders.state.activeStatus).toBe('ready'));
  });

  test('inside Telegram is another launch: this one keeps its own session', async () => {
    const page = await inTelegram();
    const { token } = page.session.state;
    otherTabStores('token', 'another', 'telegram-501');
    otherTabStores('token', 'another', 'telegram-777');
    expect(page.session.state).toMatchObject({ status: 'signedIn', token });
  });
});

describe('a log-out in another tab', () => {
  test('ends the session here, without a word to the server', async () => {
    const page = await inBrowser();
    await logIn(page);
    fill(page);
    await eventually(() => expect(page.addresses.state.status).toBe('ready'));
    const calls = backend.calls.length;
    const whose = there();
    for (const key of ['cart', 'draft', 'owner', 'user', 'token']) otherTabStores(key, null, whose);
    expect(page.session.state).toMatchObject({ status: 'guest', token: null, user: null });
    expect(page.cart.state.lines).toEqual([]);
    expect(backend.calls).toHaveLength(calls);
    expect(stored('token')).toBeNull();
  });

  test('leaves stored what a new build there has let live', async () => {
    const page = await inBrowser();
    await logIn(page);
    fill(page);
    page.draft.setNote('piyozsiz');
    const { lines } = page.cart.state;
    otherTabStores('user', null);
    otherTabStores('token', null);
    expect(page.session.state.status).toBe('guest');
    expect(page.cart.state.lines).toEqual(lines);
    expect(stored('cart')).toMatchObject({ lines });
    expect(stored('draft')).toMatchObject({ note: 'piyozsiz' });
  });
});

test('what changed while the page lay in the back-forward cache is caught up with', async () => {
  const page = await inBrowser();
  localStorage.setItem(
    `cart:${demo}@guest`,
    JSON.stringify({ format: 1, value: { lines: [line] } }),
  );
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(page.cart.state.lines).toMatchObject([line]);
});
