import { describe, expect, test, vi } from 'vitest';
import { type RetentionEvent, type StoredKey, storedKeys } from '../src/stores/storage/storedKeys';
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
import { isKeptBySentence, ofOneMerchant } from './samples/retentionSentences';
import { eventually } from './until';

beginJourneys();

const isPersonal = (key: StoredKey) => storedKeys[key].scope === 'person';

const lookUp = '/users/v1/merchants/sub/demo';
/** the demo merchant's id, and the signed-in person's scope */
const demo = '7001';
const telegramScope = 'telegram-501';
const aziz = { id: 777, first_name: 'Aziz' };
const planted = '{"format":1,"value":"planted"}';
const contents = () =>
  new Map(
    [...Array(localStorage.length).keys()].map((index) => {
      const name = localStorage.key(index) ?? '';
      return [name, localStorage.getItem(name) ?? ''];
    }),
  );

/** A visit that leaves something under every key of the table; returns what is stored after it. */
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
  for (const key of Object.keys(storedKeys) as StoredKey[]) {
    const name = `${key}:${demo}${isPersonal(key) ? `@${telegramScope}` : ''}`;
    if (!isThere(key)) localStorage.setItem(name, planted);
  }
  for (const name of ['cart:elsewhere@guest', `cart:${demo}@telegram-1`]) {
    localStorage.setItem(name, '{"format":1,"value":"theirs"}');
  }
  return contents();
}

/** How each moment is brought about after that visit. */
const moments: Record<RetentionEvent, () => Promise<unknown>> = {
  logOut: async () => (await inTelegram()).logOut(),
  sessionLost: async () => {
    await inTelegram();
    const { endSession } = await import('../src/flows/session/endSession');
    endSession('sessionLost');
  },
  refused: async () => {
    await inTelegram();
    const { endSession } = await import('../src/flows/session/endSession');
    endSession('refused');
  },
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

/** Set again by every visit; `stores/storage/clearStorage.test.ts` covers their retention. */
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

/** Whether the specification keeps a stored name, such as `cart:7001@guest`. */
function isExpected(name: string, moment: RetentionEvent): boolean {
  const [key = '', scope] = name.split(':');
  const own = isPersonal(key as StoredKey) ? `${demo}@${telegramScope}` : demo;
  if (scope !== undefined && scope !== own && ofOneMerchant.includes(moment)) return true;
  return isKeptBySentence(key as StoredKey, moment);
}

describe.each(Object.keys(moments) as RetentionEvent[])('after the moment %s', (moment) => {
  test('each stored key follows the specification', async () => {
    const before = await visit();
    await moments[moment]();
    const after = contents();
    const isRenewed = (name: string) => renewed.some((key) => key === name.split(':')[0]);
    for (const [name, text] of before) {
      const isKept = isExpected(name, moment);
      // A visit drops what it cannot read.
      if (isRenewed(name) || (isKept && text === planted)) continue;
      expect([name, after.get(name) === text]).toEqual([name, isKept]);
    }
  });
});

test('data of the last person is kept under their name while somebody else is there', async () => {
  const page = await inTelegram();
  // An empty basket, but an address, a phone and a note that are private.
  page.draft.setReceiver({ firstName: 'Dilnoza', phone: '998900000501' });
  page.draft.setNote('piyozsiz');
  const other = await openPage({ backend, user: aziz });
  expect(other.draft.state).toMatchObject({ receiver: null, note: '' });
  const isElsewhere = ([name, text]: [string, string]) =>
    !name.endsWith(telegramScope) && /998900000501|piyozsiz/.test(text);
  expect([...contents()].filter(isElsewhere)).toEqual([]);
  expect((await inTelegram()).draft.state.note).toBe('piyozsiz');
});

test('brands have separate sessions, and logging out of one leaves the other', async () => {
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

test('a code sent by one brand is not expected by another', async () => {
  await (await inBrowser()).sendCode('+998901112233');
  const bloom = await inBrowser({ vendor: 'bloom' });
  expect(bloom.session.state.loginRecord).toBeNull();
  expect((await inBrowser()).session.state.loginRecord).not.toBeNull();
});

test('a table scanned at one merchant does not apply at another', async () => {
  const scanned = await openPage({ backend, scan: 'tableId=7' });
  expect(scanned.merchant.state.channel).toBe('QR');
  const bloom = await inBrowser({ vendor: 'bloom' });
  expect(bloom.table.state.table).toBeNull();
  expect(bloom.merchant.state.channel).toBe('WEB');
});

test('the catalogue of the last nearest branch is shown before the branches load', async () => {
  const page = await inBrowser();
  page.chooseBranch(page.branches.state.branches.at(-1)?.id ?? '');
  const { nearestId } = page.branches.state;
  expect(nearestId).not.toBeNull();
  backend.faults.add({ path: '/users/v1/branches', kind: 'drop' });
  expect((await inBrowser()).branches.state.nearestId).toBe(nearestId);
});

describe('corrupt storage', () => {
  const spoilt = ['', '{', 'null', '[]', '{"format":1}', '{"format":9,"value":{}}'].concat(
    ['null', '7', '"x"', '[]', '[null]', '{}', '{"lines":[null,{"productId":1}]}'].map(
      (value) => `{"format":1,"value":${value}}`,
    ),
  );

  test.each(spoilt)('with %j under every key does not keep the shop from opening', async (text) => {
    const names = [...(await visit()).keys()];
    for (const name of names) localStorage.setItem(name, text);
    const page = await inTelegram();
    expect(page.merchant.state.status).toBe('ready');
    expect(page.session.state.status).toBe('signedIn');
    fill(page);
    expect((await inTelegram()).cart.state.lines).toHaveLength(1);
  });
});

describe('unusable storage', () => {
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
    // a web view in which nobody has switched it on
    ['null', () => null as unknown as Storage],
  ])('that is %s still allows a complete order', async (_, storage) => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(storage);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(storage);
    const page = await inBrowser();
    fill(page);
    await page.sendCode('+998901112233');
    await page.confirmCode(backend.db.codes.at(-1)?.code ?? '');
    expect(page.session.state.status).toBe('signedIn');
    chooseMain(page);
    // Fees are sent to logged-in customers only.
    await eventually(() => expect(page.merchant.state.orderSettings).not.toBeNull());
    expect(await page.submitOrder()).toMatchObject({ kind: 'accepted' });
    expect(backend.db.orders).toHaveLength(1);
    await page.logOut();
    expect(page.session.state.status).toBe('guest');
    expect(page.cart.state.lines).toEqual([]);
  });
});
