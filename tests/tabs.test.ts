import { describe, expect, test } from 'vitest';
import { backend, beginJourneys, fill, inBrowser, inTelegram, logIn } from './journey';
import { sampleRequest } from './samples/orders';
import { eventually } from './until';

const demo = '7001';

beginJourneys();

/** Another tab's write and the storage event it causes here; null removes the key. */
function otherTabStores(key: string, value: unknown, scope = personScope()) {
  const name = key === 'owner' ? `owner:${demo}` : `${key}:${demo}@${scope}`;
  const text = value === null ? null : JSON.stringify({ format: 1, value });
  if (text === null) localStorage.removeItem(name);
  else localStorage.setItem(name, text);
  window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: text }));
}

const valueUnder = (name: string) =>
  JSON.parse(localStorage.getItem(name) ?? 'null')?.value ?? null;

/** The current person's storage scope. */
const personScope = (): string => {
  const owner = valueUnder(`owner:${demo}`);
  return owner === null ? 'guest' : `user-${owner}`;
};

const stored = (key: string, scope = personScope()): unknown =>
  valueUnder(`${key}:${demo}@${scope}`);

const line = { productId: 'plov', choices: [], count: 3, note: '' };

test('another tab’s basket is taken over without writing it back', async () => {
  const page = await inBrowser();
  otherTabStores('cart', { lines: [line] });
  expect(page.cart.state.lines).toMatchObject([line]);
  // This tab's own write would include the key of each line.
  expect(stored('cart')).toEqual({ lines: [line] });
  otherTabStores('cart', null);
  expect(page.cart.state.lines).toEqual([]);
  expect(stored('cart')).toBeNull();
  fill(page);
  expect(stored('cart')).toMatchObject({ lines: page.cart.state.lines });
});

test('another merchant’s basket and pending order stay with that tab', async () => {
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
  test('signs the person in here too once token and profile are stored', async () => {
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
  test('ends the session here, without a request', async () => {
    const page = await inBrowser();
    await logIn(page);
    fill(page);
    await eventually(() => expect(page.addresses.state.status).toBe('ready'));
    const calls = backend.calls.length;
    const scope = personScope();
    for (const key of ['cart', 'draft', 'owner', 'user', 'token']) otherTabStores(key, null, scope);
    expect(page.session.state).toMatchObject({ status: 'guest', token: null, user: null });
    expect(page.cart.state.lines).toEqual([]);
    expect(backend.calls).toHaveLength(calls);
    expect(stored('token')).toBeNull();
  });

  test('keeps stored what a new build there has kept', async () => {
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

test('a page restored from the back-forward cache catches up with changes', async () => {
  const page = await inBrowser();
  localStorage.setItem(
    `cart:${demo}@guest`,
    JSON.stringify({ format: 1, value: { lines: [line] } }),
  );
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(page.cart.state.lines).toMatchObject([line]);
});
