import { describe, expect, test, vi } from 'vitest';
import {
  backend,
  beginJourneys,
  fill,
  home,
  inBrowser,
  inTelegram,
  lastCode,
  logIn,
  type Page,
} from './journey';
import { dilnoza, openPage } from './openPage';
import { sampleRequest } from './samples/orders';
import { secondsNow } from './signed';
import { eventually } from './until';

beginJourneys();

const aziz = { id: 777, first_name: 'Aziz' };
const receiver = { firstName: 'Malika', phone: '998935550101' };
const street = 'Faqat Dilnozaning koʻchasi';

/** Data that only Dilnoza may see or send. */
const dilnozasData = new RegExp(`${street}|${receiver.phone}|piyozsiz|998900000501`);

/** Leaves a dish, an address, a receiver, a note, and unfinished input. */
function leaveThings(page: Page) {
  fill(page, 2);
  const address = { ...home, streetName: street };
  page.addresses.putGuest(address);
  page.draft.setAddress(address);
  page.draft.setReceiver(receiver);
  page.draft.setNote('piyozsiz');
}

/** Everything personal that could be on screen. */
const shown = ({ cart, draft, addresses, orders, placed, pending, session, branches }: Page) =>
  JSON.stringify(
    [cart, draft, addresses, orders, placed, pending, session].map(({ state }) => state),
  ) + JSON.stringify(branches.state.nearestId);

function expectNothingOfHers(page: Page) {
  expect(page.cart.state.lines).toEqual([]);
  expect(shown(page)).not.toMatch(dilnozasData);
}

/** Records requests from now on. */
function watchSent(): string[] {
  const sent: string[] = [];
  const { fetch } = backend;
  vi.spyOn(backend, 'fetch').mockImplementation(async (request) => {
    sent.push(`${request.url} ${await request.clone().text()}`);
    return fetch(request);
  });
  return sent;
}

/** A visit that leaves them and then closes the shop. */
function visit(page: Page) {
  leaveThings(page);
  page.kill();
}

const expectAllOfHers = (page: Page) => {
  expect(page.cart.state.lines).toMatchObject([{ count: 2 }]);
  expect(page.draft.state).toMatchObject({ note: 'piyozsiz', receiver });
};

describe('the next account on a device, inside Telegram', () => {
  const faults = [
    ['fails', { path: '/webbot/v1/users/token', status: 503 }],
    ['is refused', { path: '/webbot/v1/users/token', status: 401 }],
    ['has no profile', { path: '/users/v1/users/me', status: 503 }],
  ] as const;

  test.each(faults)('sees nothing of the previous one while the sign-in %s', async (_, fault) => {
    visit(await inTelegram());
    const sent = watchSent();
    const rule = backend.faults.add(fault);
    const page = await openPage({ backend, user: aziz });
    expect(page.session.state.user).toBeNull();
    expectNothingOfHers(page);
    fill(page, 1, 1);
    page.draft.setNote('shakarsiz');
    await page.pushGuestAddresses();
    expect(sent.join('\n')).not.toMatch(dilnozasData);

    backend.faults.remove(rule.id);
    const back = await inTelegram();
    expectAllOfHers(back);
    expect(shown(back)).not.toContain('shakarsiz');
    const again = await openPage({ backend, user: aziz });
    expect(again.draft.state.note).toBe('shakarsiz');
    expect(again.cart.state.lines).toMatchObject([{ count: 1 }]);
  });

  test('sees nothing of the previous one at any moment of a slow sign-in', async () => {
    visit(await inTelegram());
    const { fetch } = backend;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.spyOn(backend, 'fetch').mockImplementation(async (request) => {
      if (request.url.endsWith('/webbot/v1/users/token')) await held;
      return fetch(request);
    });
    const page = await openPage({ backend, user: aziz, waits: false });
    await eventually(() => expect(page.catalog.state.status).toBe('ready'));
    expectNothingOfHers(page);
    fill(page, 1, 1);
    release();
    await page.opened;
    expect(page.session.state.status).toBe('signedIn');
    expect(shown(page)).not.toMatch(dilnozasData);
    expect(page.cart.state.lines).toMatchObject([{ count: 1 }]);
    expectAllOfHers(await inTelegram());
  });

  test('logs out, and the previous one finds their data again', async () => {
    visit(await inTelegram());
    const page = await openPage({ backend, user: aziz });
    fill(page, 1, 1);
    await page.logOut();
    expect(page.cart.state.lines).toEqual([]);
    expectAllOfHers(await inTelegram());
  });

  test('does not see a pending order, which is looked up for the person who sent it', async () => {
    const page = await inTelegram();
    leaveThings(page);
    const value = { key: 'k', knownIds: [], request: sampleRequest(), tries: 1, earlier: [] };
    const name = [...Array(localStorage.length).keys()]
      .map((index) => localStorage.key(index) ?? '')
      .find((key) => key.startsWith('cart:'));
    localStorage.setItem(
      name?.replace('cart', 'intent') ?? '',
      JSON.stringify({ format: 1, value }),
    );
    backend.faults.add({ path: '/orders/v1/*', status: 503 });
    backend.faults.add({ path: '/webbot/v1/users/token', status: 503 });
    const other = await openPage({ backend, user: aziz });
    expect(other.pending.state).toMatchObject({ status: 'idle', pending: null });
    expect((await inTelegram()).pending.state.status).toBe('checking');
  });
});

describe('guest data', () => {
  test('belongs to the first person who signs in, once, and stays across visits', async () => {
    const page = await inBrowser();
    leaveThings(page);
    await logIn(page);
    expectAllOfHers(page);
    expectAllOfHers(await inBrowser());
    await (await inBrowser()).logOut();
    const next = await inBrowser();
    expectNothingOfHers(next);
    await logIn(next, '+998907770000');
    expectNothingOfHers(next);
  });

  test('of a browser is adopted by the first person who opens it inside Telegram', async () => {
    visit(await inBrowser());
    const page = await openPage({ backend, user: aziz });
    await eventually(() => expectAllOfHers(page));
    const next = await inTelegram();
    expect(next.cart.state.lines).toEqual([]);
    expect(next.draft.state).toMatchObject({ note: '', receiver: null, address: null });
  });
});

describe('in the browser', () => {
  test('after a new build the basket stays with its person and is hidden from the next one', async () => {
    const page = await inBrowser();
    await logIn(page);
    leaveThings(page);
    const { clearStorage } = await import('../src/stores/storage/clearStorage');
    clearStorage('newBuild');
    const guest = await inBrowser();
    expect(guest.session.state.status).toBe('guest');
    expectAllOfHers(guest);
    await logIn(guest, '+998907770000');
    expectNothingOfHers(guest);
    await guest.logOut();
    const back = await inBrowser();
    expectNothingOfHers(back);
    await logIn(back);
    expectAllOfHers(back);
  });
});

test('the same launch reuses its session after a reload', async () => {
  const opening = { backend, user: dilnoza, contact: 'granted', signedAt: secondsNow() } as const;
  visit(await openPage(opening));
  await openPage({ backend, user: aziz });
  const calls = backend.calls.length;
  const page = await openPage(opening);
  expect(page.session.state.status).toBe('signedIn');
  expect(backend.calls.slice(calls).some(({ path }) => path.endsWith('/users/token'))).toBe(false);
  expect(lastCode()).toBe('');
});
