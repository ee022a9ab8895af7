import { describe, expect, test, vi } from 'vitest';
import { backend, beginJourneys, fill, inBrowser, inTelegram, logIn, type Page } from './journey';
import { importAllStores, mark, notPersonal, personal, textOf } from './leaving/fillStores';
import { eventually } from './until';

beginJourneys();

/** Every call of the active orders is answered with 401 and no body. */
function refuseWithoutBody() {
  const { fetch } = backend;
  // Switches off the contract check: the answer is none of this server's.
  backend.faults.add({ path: '/nowhere', status: 500 });
  vi.spyOn(backend, 'fetch').mockImplementation(async (request) =>
    request.url.endsWith('/active') ? new Response('', { status: 401 }) : fetch(request),
  );
}

/** The ways out of a session, and whether basket and draft stay (settled: refusals). */
type WayOut = {
  leave(page: Page): Promise<unknown>;
  keepsBasket: boolean;
  /** the stored keys that wait for the same person, under whose name they are (settled: start) */
  putsAway?: readonly string[];
  isInTelegram?: boolean;
};

const waysOut: Record<string, WayOut> = {
  'a log-out': { leave: (page) => page.logOut(), keepsBasket: false },
  'a log-out inside Telegram': {
    leave: (page) => page.logOut(),
    keepsBasket: false,
    isInTelegram: true,
  },
  'a deleted account': { leave: (page) => page.askToDeleteAccount(), keepsBasket: false },
  'a refused token': {
    leave: (page) => {
      backend.db.sessions = [];
      return page.refreshProfile();
    },
    keepsBasket: false,
    putsAway: ['draft', 'problemReport'],
  },
  'a 401 without a body': {
    leave: (page) => {
      refuseWithoutBody();
      return page.loadActiveOrders();
    },
    keepsBasket: true,
  },
  'a token that cannot be renewed inside Telegram': {
    leave: (page) => {
      backend.db.sessions = [];
      backend.faults.add({ path: '/webbot/v1/users/token', kind: 'drop' });
      return page.refreshProfile();
    },
    keepsBasket: true,
    isInTelegram: true,
  },
  'a log-out in another window': {
    leave: async () => {
      await (await inBrowser()).logOut();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    },
    keepsBasket: false,
  },
};

/** The stores of the page under test: a second page has its own. */
let stores: Awaited<ReturnType<typeof importAllStores>>;

const marked = () =>
  [...stores].filter(([, { state }]) => textOf(state).includes(mark)).map(([path]) => path);
const storedMarks = () =>
  Object.entries({ ...localStorage, ...sessionStorage })
    .filter(([, value]) => String(value).includes(mark))
    .map(([name]) => name);

test('every store says whether it holds something of the person’s', async () => {
  await inBrowser();
  stores = await importAllStores();
  expect([...stores.keys()].sort()).toEqual(
    [...Object.keys(personal), ...Object.keys(notPersonal)].sort(),
  );
});

describe.each(Object.entries(waysOut))('%s', (_, wayOut) => {
  const { leave, keepsBasket, putsAway = [], isInTelegram = false } = wayOut;

  async function open(): Promise<Page> {
    const page = isInTelegram ? await inTelegram() : await inBrowser();
    if (!isInTelegram) await logIn(page);
    await eventually(() => expect(page.regions.state.all).not.toBeNull());
    stores = await importAllStores();
    fill(page);
    page.draft.setNote('piyozsiz');
    for (const put of Object.values(personal)) await put();
    return page;
  }

  const whatStays = putsAway.length > 0 ? 'only what it puts away' : 'nothing';
  test(`leaves ${whatStays} of the person’s in any store or storage`, async () => {
    const page = await open();
    expect(marked()).toEqual([...stores.keys()].filter((path) => path in personal));
    await leave(page);
    await eventually(() => expect(page.session.state.status).toBe('guest'));
    expect(page.session.state).toMatchObject({ token: null, user: null });
    expect(marked()).toEqual([]);
    const left = storedMarks();
    expect(left.map((name) => name.split(':')[0]).sort()).toEqual(putsAway);
    expect(left.filter((name) => !/@user-\w+$/.test(name))).toEqual([]);
  });

  test(`${keepsBasket ? 'keeps' : 'clears'} basket and draft`, async () => {
    const page = await open();
    await leave(page);
    await eventually(() => expect(page.session.state.status).toBe('guest'));
    expect(page.cart.state.lines).toHaveLength(keepsBasket ? 1 : 0);
    expect(page.draft.state.note).toBe(keepsBasket ? 'piyozsiz' : '');
  });
});
