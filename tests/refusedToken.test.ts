import { describe, expect, test } from 'vitest';
import { deleteAddress } from '../src/api/addresses';
import type { Http } from '../src/api/call';
import { callsByAnswer } from '../src/api/everyCall.testing';
import { body, fakeServer } from '../src/api/fakeServer.testing';
import { deleteAccount } from '../src/api/users';
import { backend, beginJourneys, fill, inBrowser, inTelegram, logIn } from './journey';
import { eventually } from './until';

type Call = (http: Http) => Promise<unknown>;

const all: Record<string, Call> = Object.assign(
  { deleteAccount, deleteAddress: (http: Http) => deleteAddress(http, '1') },
  ...Object.values(callsByAnswer),
);

/** Which calls carry the stored token, and their paths, found by making each of them. */
const withToken = await Promise.all(
  Object.entries(all).map(async ([name, call]) => {
    const server = fakeServer(() => body('null'));
    await call(server.http);
    return server.received
      .filter(({ headers }) => headers.has('authorization'))
      .map(({ method, url }) => ({ name, call, method, path: url.pathname.replace('/api', '') }));
  }),
).then((found) => found.flat());

beginJourneys();

async function filledInTelegram() {
  const page = await inTelegram();
  await fillWhenLoaded(page);
  return page;
}

async function filledInBrowser() {
  const page = await inBrowser();
  await logIn(page);
  await fillWhenLoaded(page);
  return page;
}

/** The requests that follow a log-in carry the token too. */
async function fillWhenLoaded(page: Awaited<ReturnType<typeof inBrowser>>) {
  await eventually(() => expect(page.regions.state.all).not.toBeNull());
  fill(page);
}

const exchanges = () =>
  backend.calls.filter(({ path }) => path === '/webbot/v1/users/token').length;

test('most calls carry the token', () => {
  expect(withToken.length).toBeGreaterThan(20);
});

describe.each(withToken)('when the token of $name is refused', ({ call, method, path }) => {
  const asked = () =>
    backend.calls.filter((sent) => sent.method === method && sent.path === path).length;

  test('Telegram’s init data silently gets a new one, and the call is repeated', async () => {
    const page = await filledInTelegram();
    const before = { token: page.session.state.token, asked: asked(), exchanges: exchanges() };
    backend.db.sessions = [];
    await call(page.services().http);
    expect(page.session.state.status).toBe('signedIn');
    expect(page.session.state.token).not.toBe(before.token);
    expect(exchanges()).toBe(before.exchanges + 1);
    // The sign-in itself may make this call too.
    expect(asked() - before.asked).toBeGreaterThanOrEqual(2);
    expect(asked() - before.asked).toBeLessThanOrEqual(3);
    expect(page.cart.state.lines).toHaveLength(1);
    expect(page.toasts.state.list).toEqual([]);
  });

  test('a server that refuses every token is given up after one sign-in', async () => {
    const page = await filledInTelegram();
    const before = { asked: asked(), exchanges: exchanges() };
    backend.faults.add({ method, path, status: 401 });
    for (let times = 0; times < 4; times += 1) await call(page.services().http);
    expect(page.session.state).toMatchObject({ status: 'guest', token: null, user: null });
    expect(exchanges()).toBe(before.exchanges + 1);
    expect(asked() - before.asked).toBeLessThanOrEqual(4);
  });

  test('the browser logs the person out, once, with a message', async () => {
    const page = await filledInBrowser();
    const before = asked();
    backend.db.sessions = [];
    for (let times = 0; times < 3; times += 1) await call(page.services().http);
    expect(page.session.state).toMatchObject({ status: 'guest', token: null, user: null });
    expect(asked() - before).toBe(1);
    expect(page.cart.state.lines).toEqual([]);
    expect(page.toasts.state.list).toHaveLength(1);
  });
});
