import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { scopeOf } from '../src/stores/scope';
import { type StoredKey, survival } from '../src/stores/survival';
import { beginJourneys, chooseMain, fill, home, inBrowser, inTelegram, type Page } from './journey';
import { eventually } from './until';

// The page of these tests has no entry, and so no build of which a last visit could be.
vi.mock('../src/device/build', () => ({ buildOf: () => 'this' }));

beginJourneys();

const demo = '7001';
const there = 'telegram-501';
const keys = Object.keys(survival) as StoredKey[];
const nameOf = (key: StoredKey): string => {
  const of = scopeOf(key);
  return of === 'device' ? key : `${key}:${demo}${of === 'person' ? `@${there}` : ''}`;
};

const address = { ...home, id: 'temporary:1' };
const sentCode = { id: '1', phone: '9', type: 'WEB', time: 60, timestamp: null, sentAt: 1 };
const request = { lines: [], totals: { totalPrice: 1 } };

/** What the app itself would store, where a visit of these tests leaves nothing. */
const written: Partial<Record<StoredKey, unknown>> = {
  buildVersion: '2.2.8',
  reloadedAt: 1,
  loginRecord: sentCode,
  phoneChange: sentCode,
  cardCode: { id: '1', time: 60, sentAt: 1 },
  favouriteWish: 'toy-oshi',
  owner: '102',
  intent: { key: 'k', startedAt: 1, knownIds: ['1'], request },
  placed: {
    orderId: '1',
    code: { phone: '9', time: 60, sentAt: 1 },
    isConfirmed: false,
    openedAt: 1,
  },
  guestAddresses: { owner: null, list: [address] },
  picking: { sheet: 'a', address, form: { sheet: 'b', address } },
  tableWish: { branchId: '1', place: '', chairs: 2, day: '2026-03-04', time: '18:00', comment: '' },
  table: { tableId: '7', hallId: null, branchId: null, scannedAt: Date.now() },
  waiterCalls: { tableId: '7', calledAt: { WAITER: 1, BILL: null } },
  notices: { readUpTo: 1 },
  stories: { seen: ['a'] },
  offers: { wasAsked: true },
};

/** Every key with what is stored under it after a visit in which everything was touched. */
let whole: Record<string, unknown>;

beforeEach(async () => {
  const page = await inTelegram();
  fill(page, 2);
  page.draft.setAddress(address);
  page.draft.setReceiver({ firstName: 'Malika', phone: '998935550101' });
  const { keep } = await import('../src/stores/lastVisit');
  keep(demo);
  page.kill();
  whole = Object.fromEntries(
    keys.map((key) => {
      const text = localStorage.getItem(nameOf(key));
      return [key, text === null ? (written[key] ?? 'x') : JSON.parse(text).value];
    }),
  );
  expect(Object.keys(Object(whole.shop))).toContain('catalog');
});

/** A value with something else in one place of it, or in place of it. */
const spoilt = (value: unknown): fc.Arbitrary<unknown> => {
  if (typeof value !== 'object' || value === null) return fc.jsonValue();
  const inside = Object.keys(value).map((name) =>
    fc
      .oneof(
        { weight: 1, arbitrary: fc.jsonValue() },
        { weight: 2, arbitrary: fc.constant(undefined) },
        { weight: 3, arbitrary: fc.constant(null) },
        { weight: 6, arbitrary: spoiltLater(Reflect.get(value, name)) },
      )
      .map((other) =>
        Array.isArray(value)
          ? Object.assign([...value], { [name]: other })
          : { ...value, [name]: other },
      ),
  );
  return fc.oneof(fc.jsonValue(), ...inside);
};
/** Lists of a whole catalogue are looked at in their first items. */
const spoiltLater = (value: unknown): fc.Arbitrary<unknown> =>
  fc.constant(value).chain((one) => spoilt(Array.isArray(one) ? one.slice(0, 3) : one));

const envelope = (value: unknown) => JSON.stringify({ format: 1, value: value ?? null });

/** Under some keys what was written, under others something else. */
const storage = () =>
  fc
    .record(
      Object.fromEntries(keys.map((key) => [key, fc.option(spoilt(whole[key]), { freq: 3 })])),
    )
    .map((others) =>
      keys.map((key) => [key, envelope(others[key] === null ? whole[key] : others[key])] as const),
    );

function store(all: Iterable<readonly [StoredKey, string]>) {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, text] of all) {
    localStorage.setItem(nameOf(key), text);
    if (key === 'merchant' || key === 'launch' || key === 'reloadedAt')
      sessionStorage.setItem(key, text);
  }
}

/** What the screens read of what was stored; none of it may throw, or be other than it says. */
async function expectSound(page: Page) {
  expect(page.merchant.state.status).toBe('ready');
  expect(page.catalog.state.status).toBe('ready');
  expect(page.catalog.state.catalog.products.length).toBeGreaterThan(0);
  for (const { count, productId, choices, note } of page.cart.state.lines) {
    expect(Number.isSafeInteger(count) && count > 0).toBe(true);
    expect([typeof productId, typeof note, Array.isArray(choices)]).toEqual([
      'string',
      'string',
      true,
    ]);
  }
  page.readBasket();
  page.readPayment();
  const { addressLine } = await import('../src/domain/address');
  const { address: chosen } = page.draft.state;
  for (const one of [...page.addresses.all(), ...(chosen ? [chosen] : [])]) addressLine(one);
  expect(['string', 'object']).toContain(typeof page.branches.state.nearestId);
  expect(JSON.stringify(page.reports)).toBe('[]');
}

describe('whatever is stored', () => {
  test('the shop opens, and something can be put into the basket', {
    timeout: 300_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(storage(), fc.boolean(), async (all, isInTelegram) => {
        store(all);
        const page = isInTelegram ? await inTelegram() : await inBrowser();
        await expectSound(page);
        page.cart.reset();
        fill(page);
        page.kill();
      }),
      { numRuns: 40 },
    );
  });

  test('another window may write it while the shop is open', { timeout: 300_000 }, async () => {
    const page = await inTelegram();
    const one = fc
      .constantFrom(...keys)
      .chain((key) => spoilt(whole[key]).map((value) => [key, envelope(value)] as const));
    await fc.assert(
      fc.asyncProperty(one, async ([key, text]) => {
        // Without a token the other window has logged out.
        fc.pre(key !== 'token' || JSON.parse(text).value !== null);
        const name = nameOf(key);
        localStorage.setItem(name, text);
        window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: text }));
        await expectSound(page);
        expect(page.session.state.status).toBe('signedIn');
      }),
      { numRuns: 300 },
    );
  });
});

describe.each([
  ['a catalogue that is none', { catalog: null }],
  ['settings without their fields', { settings: {} }],
  [
    'a product without a name',
    { catalog: { groups: [], categories: [], products: [{ id: '1' }] } },
  ],
  ['a channel that there is not', { channel: 'X' }],
])('a last visit with %s', (_, other) => {
  test('is dropped, and the shop comes from the server', async () => {
    store([
      ['merchant', envelope(whole.merchant)],
      ['shop', envelope({ ...Object(whole.shop), ...other })],
    ]);
    const { recall } = await import('../src/stores/lastVisit');
    recall(demo);
    expect(localStorage.getItem(nameOf('shop'))).toBeNull();
    await expectSound(await inTelegram());
  });
});

test('a last visit that is whole is there before the server says anything', async () => {
  store([
    ['merchant', envelope(whole.merchant)],
    ['shop', envelope(whole.shop)],
  ]);
  const page = await inTelegram({ waits: false });
  expect(page.catalog.state.catalog.products.length).toBeGreaterThan(0);
  await eventually(() => expect(page.branches.state.status).toBe('ready'));
  await page.opened;
  chooseMain(page);
});
