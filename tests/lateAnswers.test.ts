import { describe, expect, test } from 'vitest';
import type { Backend } from '../mocks/backend/app';
import { callsByAnswer } from '../src/api/everyCall.testing';
import type { Http } from '../src/api/http';
import {
  backend,
  beginJourneys,
  fill,
  home,
  inBrowser,
  lastCode,
  logIn,
  type Page,
} from './journey';
import { pass, until } from './until';

beginJourneys({ isHurried: true });

const anna = '+998901112233';
const boris = '+998904445566';

/** A page whose answers can be held back: the server has done its work, and the answer waits. */
async function opened() {
  const held: { path: string; release: () => void }[] = [];
  const hold = { isOn: false };
  let underway = 0;
  const server: Backend = {
    ...backend,
    fetch: async (request) => {
      const isHeld = hold.isOn;
      underway += 1;
      const answer = await backend.fetch(request).finally(() => {
        underway -= 1;
      });
      if (isHeld) {
        const { pathname: path } = new URL(request.url);
        await new Promise<void>((release) => held.push({ path, release }));
      }
      return answer;
    },
  };
  const page = await inBrowser({ backend: server });
  await logIn(page, anna);
  await page.settleAddresses();
  fill(page);
  await untilOwnCallsEnd(page);
  /** Begins something and leaves it waiting for its answer. */
  const begin = async (start: () => Promise<unknown>) => {
    hold.isOn = true;
    const state = { isOver: false };
    void start().finally(() => {
      state.isOver = true;
    });
    for (let turn = 0; turn < 50 && held.length === 0 && !state.isOver; turn += 1) await aTurn();
    hold.isOn = false;
    return state;
  };
  const release = async () => {
    for (const { release } of held.splice(0)) release();
    for (let turn = 0; turn < 10; turn += 1) await aTurn();
  };
  /** What the page asks by itself has been answered, and has had its effect. */
  const untilQuiet = async () => {
    await pass(200);
    await until(() => underway === 0);
    await aTurn();
  };
  return { page, begin, release, untilQuiet, held };
}

const aTurn = () => pass(20);

/** The page asks for the active orders by itself, a while after it has loaded. */
const untilOwnCallsEnd = (page: Page) => until(() => page.orders.state.activeStatus === 'ready');

/** What of the person can be seen, stored or sent. */
const personal = (page: Page) =>
  JSON.stringify([
    page.session.state,
    page.cart.state,
    page.draft.state,
    page.addresses.state,
    page.orders.state,
    page.promos.state,
    page.cards.state,
    page.favourites.state,
    page.phoneChange.state,
    page.intent.state,
    page.toasts.state,
    Object.entries({ ...localStorage }),
  ]);

/** What the app itself does that is about the person. */
const flows: Record<string, (page: Page) => Promise<unknown>> = {
  'the profile': (page) => page.refreshProfile(),
  'the addresses': (page) => page.loadAddresses(),
  'the regions': (page) => page.loadRegions(),
  'the active orders': (page) => page.loadActiveOrders(),
  'the archive': (page) => page.loadMoreArchive(),
  'one order': (page) => page.refreshOrder('1'),
  'the favourites': (page) => page.loadFavourites(),
  'a heart': (page) => page.toggleFavourite(page.catalog.state.catalog.products[0]?.id ?? ''),
  'the promos': (page) => page.loadPromos(),
  'a promo': (page) => page.applyPromo('SALOM10'),
  'the cards': (page) => page.loadCards(),
  'the new phone': (page) => page.sendPhoneCode('+998907778899'),
  'a saved profile': (page) =>
    page.saveProfile({
      firstName: 'Anna',
      lastName: 'A',
      email: null,
      birthday: null,
      gender: null,
    } as never),
  'a new address': (page) => page.saveAddress(home),
  'a place on the map': (page) => page.namePlace({ latitude: 41.35, longitude: 69.3 }),
  'the deleted account': (page) => page.askToDeleteAccount(),
};

describe.each(Object.entries(flows))('when %s answers late', (_, start) => {
  test('nobody gets it after the log-out, and nothing waits for it', async () => {
    const { page, begin, release } = await opened();
    const state = await begin(() => start(page));
    await page.logOut();
    await release();
    expect(state.isOver).toBe(true);
    expect(page.toasts.state.list.filter(({ tone }) => tone === 'bad')).toEqual([]);
    expect(page.session.state).toMatchObject({ status: 'guest', token: null, user: null });
  });

  test('the next person sees and sends nothing of it', async () => {
    const { page, begin, release, untilQuiet } = await opened();
    await begin(() => start(page));
    await page.logOut();
    page.toasts.reset();
    await logIn(page, boris);
    await page.settleAddresses();
    fill(page, 2);
    await untilQuiet();
    const before = personal(page);
    const asked = backend.calls.length;
    await release();
    expect(personal(page)).toBe(before);
    expect(page.session.state.user?.phone).toContain('4445566');
    expect(backend.calls).toHaveLength(asked);
  });
});

const all: Record<string, (http: Http) => Promise<unknown>> = Object.assign(
  {},
  ...Object.values(callsByAnswer),
);

describe.each(Object.entries(all))('%s, answered late', (_, call) => {
  test('changes nothing for whoever logged in after a log-out', async () => {
    const { page, begin, release, untilQuiet } = await opened();
    await begin(() => call(page.wired().http));
    await page.logOut();
    await logIn(page, boris);
    await page.settleAddresses();
    fill(page, 2);
    await untilQuiet();
    const before = personal(page);
    await release();
    expect(personal(page)).toBe(before);
  });
});

/** What ends no session: what was asked before it goes on, and does not take it back. */
const changes: Record<string, (page: Page) => Promise<unknown>> = {
  city: (page) => page.chooseCity(otherCity(page)),
  branch: (page) => Promise.resolve(page.chooseBranch(otherBranch(page))),
  language: (page) => page.changeLanguage('ru'),
};

const otherCity = ({ branches }: Page) =>
  branches.state.cities.find(({ id }) => id !== branches.state.cityId)?.id ?? '';
const otherBranch = ({ branches, draft }: Page) =>
  branches.state.branches.find(({ id, settings }) => id !== draft.state.branchId && settings)?.id ??
  '';

const chosen = ({ branches, draft }: Page) => [
  branches.state.cityId,
  draft.state.branchId,
  draft.state.serviceType,
  document.documentElement.lang,
];

const askedOfTheShop = {
  'the branches': (page: Page) => page.loadBranches(),
  'the quote': (page: Page) => page.quoteDelivery(),
};

describe.each(Object.keys(changes))('a change of %s', (name) => {
  const { 'the deleted account': _, ...kept } = flows;
  test.each(Object.entries({ ...kept, ...askedOfTheShop }))(
    'stays when %s answers after it',
    async (_, start) => {
      const { page, begin, release } = await opened();
      const state = await begin(() => start(page));
      await changes[name]?.(page);
      const before = chosen(page);
      await release();
      expect(state.isOver).toBe(true);
      expect(chosen(page)).toEqual(before);
      expect(page.session.state.status).toBe('signedIn');
      expect(page.toasts.state.list.filter(({ tone }) => tone === 'bad')).toEqual([]);
    },
  );
});

test('a log-in that answers after another one is not that other one’s end', async () => {
  const { page, begin, release } = await opened();
  await page.logOut();
  await page.sendCode(anna);
  const code = lastCode();
  await begin(() => page.confirmCode(code));
  await logIn(page, boris);
  await release();
  expect(page.session.state.user?.phone).toContain('4445566');
});

test('the shop goes on loading through a log-out', async () => {
  const { page, begin, release } = await opened();
  const loading = await begin(() => page.loadBranches());
  await page.logOut();
  expect(loading.isOver).toBe(false);
  await release();
  expect(loading.isOver).toBe(true);
  expect(page.branches.state.status).toBe('ready');
});

test('what was asked of another merchant’s shop is dropped', async () => {
  const { page, begin, release } = await opened();
  const { merchant } = page.merchant.state;
  if (!merchant) throw new Error('No merchant');
  page.branches.state.branches = [];
  await begin(() => page.loadBranches());
  page.persistence.follow('other');
  page.merchant.setMerchant({ ...merchant, id: 'other' });
  await release();
  expect(page.branches.state.branches).toEqual([]);
  expect(page.session.state.token).toBeNull();
});
