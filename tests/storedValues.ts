import fc from 'fast-check';
import { cookies } from '../src/device/storages';
import * as limits from '../src/domain/limits';
import { type StoredKey, storedKeys } from '../src/stores/storage/storedKeys';
import { fill, home, inTelegram } from './journey';
import { sampleRequest } from './samples/orders';
import { secondsNow } from './signed';

/** Every stored key, in the storage and format that the app uses. */
export const keys = Object.keys(storedKeys) as StoredKey[];

export const demo = '7001';
const telegramScope = 'telegram-501';
/** The person inside Telegram, and the two possible ones in a browser. */
const people = [telegramScope, 'user-102', 'guest'];

/** A key's name in local storage. */
export const nameOf = (key: StoredKey, scope = telegramScope): string => {
  const of = storedKeys[key].scope;
  return of === 'device' ? key : `${key}:${demo}${of === 'person' ? `@${scope}` : ''}`;
};

export const envelope = (value: unknown) => JSON.stringify({ format: 1, value: value ?? null });

const bare = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

/**
 * Read by the inline script before the storage module: `telegram/storeLaunch`,
 * `app/watchStartFiles`.
 */
const inSession: readonly StoredKey[] = ['launch', 'startTries'];

const address = { ...home, id: 'temporary:1' };
const sentCode = { id: '1', phone: '9', type: 'WEB', time: 60, timestamp: null, sentAt: 1 };
const sent = {
  key: 'k',
  request: sampleRequest(),
  knownIds: ['1'],
  hasNoBaseline: false,
  tries: 1,
};
const init = new URLSearchParams({
  user: JSON.stringify({ id: 501, first_name: 'Dilnoza', language_code: 'uz' }),
  auth_date: '1',
  hash: 'signed',
});

const launch = {
  query: String(
    new URLSearchParams({
      tgWebAppVersion: '9.1',
      tgWebAppPlatform: 'android',
      tgWebAppData: String(init),
    }),
  ),
  origin: null,
  theme: { bg_color: '#101010' },
  hasBegun: true,
};

/** Values as the app would store them, for keys that this visit leaves empty. */
const written: Partial<Record<StoredKey, unknown>> = {
  buildVersion: limits.buildVersion,
  launch,
  goneSince: 1,
  emptySince: 1,
  lang: 'uz',
  reloadedAt: 1,
  startTries: 2,
  loginRecord: sentCode,
  phoneChange: sentCode,
  cardCode: { id: '1', time: 60, sentAt: 1 },
  favouriteWish: 'toy-oshi',
  owner: '102',
  intent: { ...sent, earlier: [{ ...sent, key: 'j' }], phase: 'checking', waitedMs: 0 },
  lateOrders: { awaited: [{ ...sent, orderId: '1', attemptsLeft: 20 }], double: null },
  placed: {
    orderId: '1',
    code: { phone: '9', time: 60, sentAt: 1 },
    isConfirmed: false,
    openedAt: 1,
  },
  problemReport: {
    orderId: '1',
    kinds: ['cold'],
    productIds: ['a'],
    comment: 'x',
    grade: 2,
    isSent: false,
    others: [],
  },
  guestAddresses: { owner: null, list: [address] },
  picking: { sheet: 'a', address, form: { sheet: 'b', address } },
  tableWish: { branchId: '1', place: '', chairs: 2, day: '2026-03-04', time: '18:00', comment: '' },
  table: { tableId: '7', hallId: null, branchId: null, scannedAt: Date.now() },
  waiterCalls: { tableKey: '[null,null,"7"]', calledAt: { WAITER: 1, BILL: null } },
  notices: { readUpTo: 1 },
  stories: { seen: ['a'] },
  searches: { list: ['osh', 'choy'] },
  viewed: { list: ['patir', 'somsa'] },
  offers: { wasAsked: true, orderId: '1', open: ['notices'] },
  contactRefused: 1,
  languageOffered: 'eng',
};

/**
 * Every key with its value after a visit that touched everything. A later visit signed in the same
 * second is the same launch, with the same session.
 */
export async function everything(signedAt = secondsNow()): Promise<Record<StoredKey, unknown>> {
  const page = await inTelegram({ signedAt });
  fill(page, 2);
  page.draft.setAddress(address);
  page.draft.setReceiver({ firstName: 'Malika', phone: '998935550101' });
  const { keep } = await import('../src/stores/start/lastVisit');
  keep(demo);
  page.kill();
  const storedAs = (key: StoredKey): unknown => {
    const text = localStorage.getItem(nameOf(key));
    return text === null ? (written[key] ?? 'x') : JSON.parse(text).value;
  };
  return Object.fromEntries(keys.map((key) => [key, storedAs(key)])) as Record<StoredKey, unknown>;
}

/** A value with one part of it, or all of it, replaced. */
export const spoilt = (value: unknown): fc.Arbitrary<unknown> => {
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
/** Only the first items of a long list are replaced. */
const spoiltLater = (value: unknown): fc.Arbitrary<unknown> =>
  fc.constant(value).chain((one) => spoilt(Array.isArray(one) ? one.slice(0, 3) : one));

/** Stores these values and nothing else. */
export function store(values: Partial<Record<StoredKey, unknown>>) {
  localStorage.clear();
  sessionStorage.clear();
  cookies.clearAllExcept(() => false);
  for (const key of keys) if (key in values) put(key, values[key]);
}

function put(key: StoredKey, value: unknown) {
  if (key === 'lang') return cookies.set(key, bare(value), 1);
  if (inSession.includes(key)) return sessionStorage.setItem(key, bare(value));
  if (key === 'reloadedAt') return sessionStorage.setItem(key, envelope(value));
  // A second copy exists while another brand tab is shown.
  if (key === 'merchant') sessionStorage.setItem(key, envelope(value));
  if (key === 'initData') cookies.setStrict(key, bare(value), 1);
  for (const scope of people) localStorage.setItem(nameOf(key, scope), envelope(value));
}
