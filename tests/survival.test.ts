import { describe, expect, test, vi } from 'vitest';
import {
  isRetained,
  type RetentionEvent,
  retention,
  type StoredKey,
} from '../src/stores/storage/retention';
import { isPersonal } from '../src/stores/storage/storageScope';
import {
  backend,
  beginJourneys,
  chooseMain,
  fill,
  inBrowser,
  inTelegram,
  logIn,
  type Page,
} from './journey';
import { dilnoza, openPage } from './openPage';
import { eventually } from './until';

beginJourneys();

const lookUp = '/users/v1/merchants/sub/demo';
/** the id of the demo's merchant, and who is there */
const demo = '7001';
const there = 'telegram-501';
const aziz = { id: 777, first_name: 'Aziz' };
const planted = '{"format":1,"value":"planted"}';
const contents = () =>
  new Map(
    [...Array(localStorage.length).keys()].map((index) => {
      const name = localStorage.key(index) ?? '';
      return [name, localStorage.getItem(name) ?? ''];
    }),
  );

/** A visit that leaves something under every key of the table; answers what is stored after it. */
async function visit(): Promise<Map<string, string>> {
  const page = await inTelegram();
  fill(page);
  page.draft.setNote('piyozsiz');
  page.table.setTable({
    tableId: '7',
    hallId: null,
    branchId: null,
    scannedAt: backend.clock.now(),
  });
  const stored = contents();
  const isThere = (key: string) =>
    [...stored.keys()].some((name) => name === key || name.startsWith(`${key}:`));
  for (const key of Object.keys(retention) as StoredKey[]) {
    const name = `${key}:${demo}${isPersonal(key) ? `@${there}` : ''}`;
    if (!isThere(key)) localStorage.setItem(name, planted);
  }
  for (const name of ['cart:elsewhere@guest', `cart:${demo}@telegram-1`]) {
    localStorage.setItem(name, '{"format":1,"value":"theirs"}');
  }
  return contents();
}

/** How each moment comes about, after that visit. */
const moments: Record<RetentionEvent, () => Promise<unknown>> = {
  logOut: async () => (await inTelegram()).logOut(),
  newBuild: async () => {
    const { clearStorage } = await import('../src/stores/storage/clearStorage');
    clearStorage('newBuild');
    await inTelegram();
  },
  merchantGone: async () => {
    localStorage.removeItem('merchant');
    backend.faults.add({ path: lookUp, status: 404 });
    await inTelegram();
  },
  otherMerchant: () => openPage({ backend, user: dilnoza, vendor: 'bloom' }),
};

/** What every visit settles again, whoever comes: `stores/storage/retention.test.ts` has their fate. */
const renewed: StoredKey[] = [
  ...([
    'merchant',
    'initData',
    'token',
    'tokenFor',
    'user',
    'owner',
    'loginRecord',
    'known',
  ] as const),
  ...(['nearest', 'guestAddresses'] as const),
];

describe.each(Object.keys(moments) as RetentionEvent[])('after the moment %s', (moment) => {
  test('each stored key is as the table says', async () => {
    const before = await visit();
    await moments[moment]();
    const after = contents();
    const isRenewed = (name: string) => renewed.some((key) => key === name.split(':')[0]);
    for (const [name, text] of before) {
      const isKept = isRetained(name, moment, demo, there);
      // What a visit cannot read it drops.
      if (isRenewed(name) || (isKept && text === planted)) continue;
      expect([name, after.get(name) === text]).toEqual([name, isKept]);
    }
  });
});

test('what is left of the last person waits under them while somebody else is there', async () => {
  const page = await inTelegram();
  // Nothing in the basket, yet an address, a phone and a wish that are nobody else's business.
  page.draft.setReceiver({ firstName: 'Dilnoza', phone: '998900000501' });
  page.draft.setNote('piyozsiz');
  const other = await openPage({ backend, user: aziz });
  expect(other.draft.state).toMatchObject({ receiver: null, note: '' });
  const isElsewhere = ([name, text]: [string, string]) =>
    !name.endsWith(there) && /998900000501|piyozsiz/.test(text);
  expect([...contents()].filter(isElsewhere)).toEqual([]);
  expect((await inTelegram()).draft.state.note).toBe('piyozsiz');
});

test('the brands’ sessions lie side by side, and logging out of one leaves the other', async () => {
  const open = (vendor: string) => inBrowser({ vendor });
  const logInAndFill = async (page: Page) => {
    await logIn(page);
    fill(page);
  };
  await logInAndFill(await open('demo'));
  const bloom = await open('bloom');
  expect(bloom.session.state.status).toBe('guest');
  expect(bloom.cart.state.lines).toEqual([]);
  await logInAndFill(bloom);

  const demo = await open('demo');
  expect(demo.session.state.status).toBe('signedIn');
  expect(demo.cart.state.lines).toHaveLength(1);
  await demo.logOut();

  const again = await open('bloom');
  expect(again.session.state.status).toBe('signedIn');
  expect(again.cart.state.lines).toHaveLength(1);
  expect((await open('demo')).session.state.status).toBe('guest');
});

test('the code that one brand has sent is not waited for by another', async () => {
  await (await inBrowser()).sendCode('+998901112233');
  const bloom = await inBrowser({ vendor: 'bloom' });
  expect(bloom.session.state.loginRecord).toBeNull();
  expect((await inBrowser()).session.state.loginRecord).not.toBeNull();
});

test('a table that was scanned at one merchant is none of another’s', async () => {
  const scanned = await openPage({ backend, scan: 'tableId=7' });
  expect(scanned.merchant.state.channel).toBe('QR');
  const bloom = await inBrowser({ vendor: 'bloom' });
  expect(bloom.table.state.table).toBeNull();
  expect(bloom.merchant.state.channel).toBe('WEB');
});

test('the shelves of the branch that was nearest are there before it is told anew', async () => {
  const page = await inBrowser();
  page.chooseBranch(page.branches.state.branches.at(-1)?.id ?? '');
  const { nearestId } = page.branches.state;
  expect(nearestId).not.toBeNull();
  backend.faults.add({ path: '/users/v1/branches', kind: 'drop' });
  expect((await inBrowser()).branches.state.nearestId).toBe(nearestId);
});

describe('a storage that is corrupt', () => {
  const spoilt = ['', '{', 'null', '[]', '{"format":1}', '{"format":9,"value":{}}'].concat(
    ['null', '7', '"x"', '[]', '[null]', '{}', '{"lines":[null,{"productId":1}]}'].map(
      (value) => `{"format":1,"value":${value}}`,
    ),
  );

  test.each(spoilt)('as %j under every key opens the shop all the same', async (text) => {
    const names = [...(await visit()).keys()];
    for (const name of names) localStorage.setItem(name, text);
    const page = await inTelegram();
    expect(page.merchant.state.status).toBe('ready');
    expect(page.session.state.status).toBe('signedIn');
    fill(page);
    expect((await inTelegram()).cart.state.lines).toHaveLength(1);
  });
});

describe('a storage that cannot be used', () => {
  const refuse = (name: string): never => {
    throw new DOMException('refused', name);
  };
  const full: Storage = {
    length: 0,
    clear: () => undefined,
    key: () => null,
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => refuse('QuotaExceededError'),
  };

  test.each([
    ['denied', () => refuse('SecurityError')],
    ['full', () => full],
  ])('because it is %s, lets a whole order be made all the same', async (_, storage) => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(storage);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(storage);
    const page = await inBrowser();
    fill(page);
    await page.sendCode('+998901112233');
    await page.confirmCode(backend.db.codes.at(-1)?.code ?? '');
    expect(page.session.state.status).toBe('signedIn');
    chooseMain(page);
    // The fees are told to somebody who is logged in.
    await eventually(() => expect(page.merchant.state.orderSettings).not.toBeNull());
    expect(await page.submitOrder()).toMatchObject({ kind: 'accepted' });
    expect(backend.db.orders).toHaveLength(1);
    await page.logOut();
    expect(page.session.state.status).toBe('guest');
    expect(page.cart.state.lines).toEqual([]);
  });
});
