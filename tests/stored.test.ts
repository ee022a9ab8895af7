import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { languages } from '../src/domain/text/language';
import type { StoredKey } from '../src/stores/storage/storedKeys';
import { runInlineScript } from './inlineScript';
import {
  backend,
  beginJourneys,
  chooseMain,
  fill,
  inBrowser,
  inTelegram,
  type Page,
} from './journey';
import { demo, envelope, everything, keys, nameOf, spoilt, store } from './storedValues';
import { eventually } from './until';

// These tests load no entry file, so there is no build to match a last visit against.
vi.mock('../src/device/build', () => ({ buildOf: () => 'this' }));

beginJourneys();

let whole: Record<StoredKey, unknown>;

beforeEach(async () => {
  whole = await everything();
  expect(Object.keys(Object(whole.shop))).toContain('catalog');
});

/** The stored values, with some of them replaced by arbitrary ones. */
const storage = () =>
  fc
    .record(
      Object.fromEntries(keys.map((key) => [key, fc.option(spoilt(whole[key]), { freq: 3 })])),
    )
    .map((others) =>
      Object.fromEntries(keys.map((key) => [key, others[key] === null ? whole[key] : others[key]])),
    );

/** The screens' view of what was stored; reading it must not throw, and types must hold. */
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
  const { addressLine } = await import('../src/domain/addresses/address');
  const { address: chosen } = page.draft.state;
  for (const one of [...page.addresses.all(), ...(chosen ? [chosen] : [])]) addressLine(one);
  expect(['string', 'object']).toContain(typeof page.branches.state.nearestId);
  const { currentLanguage } = await import('../src/i18n/t');
  expect(languages).toContain(currentLanguage());
  expect(JSON.stringify(page.reports)).toBe('[]');
}

/** The inline script finds a person of its kind, and renders nothing. */
async function expectSoundStart() {
  const { early, root } = await runInlineScript();
  const { user } = early.launch ?? { user: null };
  if (user) expect(typeof user.id).toBe('string');
  expect(root.innerHTML).toBe('');
}

test('the inline script and the shop find what the app has stored', async () => {
  store({ ...whole, lang: 'ru' });
  const { early } = await runInlineScript();
  expect(early.launch).toMatchObject({ user: { id: '501' }, hasBegun: true });
  const { language } = await import('../src/stores/start/storedMerchant');
  expect(language()).toBe('ru');
});

describe('whatever is stored', () => {
  test('the shop opens, and something can be added to the basket', {
    timeout: 300_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(storage(), fc.boolean(), async (all, isInTelegram) => {
        store(all);
        await expectSoundStart();
        const page = isInTelegram ? await inTelegram() : await inBrowser();
        await expectSound(page);
        page.cart.clear();
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

test.each([
  ['Telegram', '', inTelegram],
  ['the browser', '', inBrowser],
  ['the browser', ' ', inBrowser],
])(
  'a stored merchant without an id is dropped, and the shop opens in %s (“%s”)',
  async (_, id, open) => {
    const kept = Object(whole.merchant);
    store({ ...whole, merchant: { ...kept, merchant: { ...kept.merchant, id } } });
    await expectSoundStart();
    await expectSound(await open());
  },
);

describe.each([
  ['a null catalogue', { catalog: null }],
  ['settings without their fields', { settings: {} }],
  [
    'a product without a name',
    { catalog: { groups: [], categories: [], products: [{ id: '1' }] } },
  ],
  ['an unknown channel', { channel: 'X' }],
])('a last visit with %s', (_, other) => {
  test('is dropped, and the shop loads from the server', async () => {
    store({ merchant: whole.merchant, shop: { ...Object(whole.shop), ...other } });
    const { recall } = await import('../src/stores/start/lastVisit');
    recall(demo);
    expect(localStorage.getItem(nameOf('shop'))).toBeNull();
    await expectSound(await inTelegram());
  });
});

test('a complete last visit is shown although the server has nothing to show', async () => {
  store({ merchant: whole.merchant, shop: whole.shop });
  for (const path of ['/products/v1/overalls', '/support/v1/merchant/settings/web'])
    backend.faults.add({ path, kind: 'status', status: 404 });
  const page = await inTelegram({ waits: false });
  await eventually(() => expect(page.catalog.state.catalog.products.length).toBeGreaterThan(0));
  await eventually(() => expect(page.branches.state.status).toBe('ready'));
  await page.opened;
  chooseMain(page);
});
