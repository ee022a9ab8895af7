import { afterEach, expect, test, vi } from 'vitest';
import { backend, beginJourneys, fill, inBrowser, inTelegram, type Page } from './journey';
import { eventually } from './until';

beginJourneys();
afterEach(() => vi.restoreAllMocks());

const minute = 60_000;
const catalogue = '/products/v1/overalls';
const settings = /\/settings\/web/;

const callsOf = (path: string | RegExp) =>
  backend.calls.filter((call) =>
    path instanceof RegExp ? path.test(call.path) : call.path === path,
  );

const ways: [string, () => unknown][] = [
  ['online', () => window.dispatchEvent(new Event('online'))],
  ['shown', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['thawed', () => document.dispatchEvent(new Event('resume'))],
  [
    'from the page cache',
    () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
];

/** What of a product the shop changes while nobody looks; returns the menu as it is then. */
function change(page: Page) {
  const product = fill(page);
  const sold = backend.db.products.find(({ id }) => id === product.id);
  if (sold) Object.assign(sold, { costPrice: sold.costPrice + 1000 });
  return () => page.catalog.state.products.get(product.id)?.costPrice ?? 0;
}

test.each(ways)(
  'after five minutes the menu is read again once somebody is back: %s',
  async (_, come) => {
    const page = await inBrowser();
    const priceNow = change(page);
    const before = priceNow();
    const [menus, looks] = [callsOf(catalogue).length, callsOf(settings).length];
    backend.clock.advance(4 * minute);
    come();
    // What coming back starts has come to its end.
    await new Promise((resume) => setImmediate(resume));
    expect([callsOf(catalogue).length, callsOf(settings).length]).toEqual([menus, looks]);
    backend.clock.advance(minute);
    come();
    come();
    await eventually(() => expect(priceNow()).toBe(before + 100_000));
    expect(page.catalog.state.status).toBe('ready');
    await eventually(() => expect(callsOf(settings)).toHaveLength(looks + 1));
    expect(callsOf(catalogue)).toHaveLength(menus + 1);
  },
);

test('inside Telegram too, whose own word is not needed for it', async () => {
  const page = await inTelegram();
  const priceNow = change(page);
  const before = priceNow();
  backend.clock.advance(5 * 60 * minute);
  document.dispatchEvent(new Event('visibilitychange'));
  await eventually(() => expect(priceNow()).toBe(before + 100_000));
});

test('what cannot be read again stays, and is tried the next time', async () => {
  const page = await inBrowser();
  const priceNow = change(page);
  const before = priceNow();
  const look = page.merchant.state.settings;
  const rules = [catalogue, '/support/v1/merchant/settings/*'].map((path) =>
    backend.faults.add({ path, status: 400 }),
  );
  backend.clock.advance(10 * minute);
  const calls = callsOf(catalogue).length;
  window.dispatchEvent(new Event('online'));
  await eventually(() => expect(callsOf(catalogue).length).toBeGreaterThan(calls));
  expect(page.catalog.state.status).toBe('ready');
  expect(priceNow()).toBe(before);
  expect(page.merchant.state.settings).toBe(look);
  for (const { id } of rules) backend.faults.remove(id);
  await eventually(() => {
    window.dispatchEvent(new Event('online'));
    expect(priceNow()).toBe(before + 100_000);
  });
});

test('what has not changed is not drawn again', async () => {
  const page = await inBrowser();
  const { catalog } = page.catalog.state;
  const { settings: look } = page.merchant.state;
  const calls = callsOf(settings).length;
  backend.clock.advance(10 * minute);
  const back = backend.clock.now();
  window.dispatchEvent(new Event('online'));
  await eventually(() => expect(callsOf(settings)).toHaveLength(calls + 1));
  await eventually(() => expect(page.merchant.state.settingsRead.at).toBeGreaterThanOrEqual(back));
  await eventually(() => expect(page.catalog.state.read.at).toBeGreaterThanOrEqual(back));
  expect(page.catalog.state.catalog).toBe(catalog);
  expect(page.merchant.state.settings).toBe(look);
});
