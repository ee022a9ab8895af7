import fc from 'fast-check';
import { Fragment, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { paths } from '../src/navigation/paths';
import type { StoredKey } from '../src/stores/storage/storedKeys';
import { casesOf, runs } from './cases';
import { backend, beginJourneys, inTelegram } from './journey';
import { secondsNow } from './signed';
import { everything, keys, store } from './storedValues';
import { eventually } from './until';

// These tests load no entry file, so there is no build to match a last visit against.
vi.mock('../src/device/build', () => ({ buildOf: () => 'this' }));

beginJourneys();

const sheets = [paths.basket, paths.checkout, paths.profile, paths.addresses, paths.orders];
/** These turn the checkout into a different screen, so they are stored in their own turn only. */
const apart: readonly StoredKey[] = ['intent', 'lateOrders', 'table'];

type Stored = Partial<Record<StoredKey, unknown>>;

const signedAt = secondsNow();

/**
 * Everything stored for a shop with few products, which renders quickly. From then on the profile
 * request fails, so that the stored profile is shown.
 */
async function storedInSmallShop(): Promise<Stored> {
  backend.db.products = backend.db.products.filter((_, index) => index % 6 === 0);
  const whole = await everything(signedAt);
  backend.faults.add({ path: '/users/v1/users/me', kind: 'html' });
  return whole;
}

const wrong = [null, undefined, '', 'x', -1, 0.5, true, [], [null], {}, { id: null }];

/** Replaces many parts at once, since fields are read one by one. */
const spoiltThroughout = (value: unknown): fc.Arbitrary<unknown> => {
  const other = fc.oneof(fc.constantFrom(...wrong), fc.constant(value));
  if (Array.isArray(value))
    return fc.oneof(other, fc.tuple(...value.slice(0, 3).map(spoiltThroughout)));
  if (typeof value !== 'object' || value === null) return other;
  const fields = Object.entries(value).map(([name, one]) => [name, spoiltThroughout(one)]);
  return fc.oneof(
    { weight: 1, arbitrary: other },
    { weight: 5, arbitrary: fc.record(Object.fromEntries(fields)) },
  );
};

const without = (stored: Stored, names: readonly StoredKey[]): Stored =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !names.some((one) => one === name)));

/** Opens the shop with stored data and renders home and the sheets side by side. */
async function showMainScreens(): Promise<{ text: string; errors: unknown[] }> {
  const page = await inTelegram({ signedAt });
  const { textsComplete } = await import('../src/i18n/t');
  const { HomeScreen } = await import('../src/screens/home/HomeScreen');
  const { SheetContent } = await import('../src/app/SheetContent');
  const { Layer } = await import('../src/app/Sheets');
  await textsComplete();
  const errors: unknown[] = [];
  const main = document.body.appendChild(document.createElement('main'));
  const root = createRoot(main, { onUncaughtError: (error) => errors.push(error) });
  root.render(
    <>
      <HomeScreen />
      {sheets.map((url) => (
        <Fragment key={url}>
          <hr />
          <Layer url={url}>
            <Suspense fallback={<wbr />}>
              <SheetContent />
            </Suspense>
          </Layer>
        </Fragment>
      ))}
    </>,
  );
  await eventually(() => {
    if (errors.length > 0) return;
    expect(main.querySelectorAll('hr')).toHaveLength(sheets.length);
    expect(main.querySelector('wbr')).toBeNull();
  });
  await vi.dynamicImportSettled();
  const text = main.textContent;
  root.unmount();
  main.remove();
  page.kill();
  return { text, errors };
}

test('home and the main sheets show what is stored', async () => {
  store(without(await storedInSmallShop(), apart));
  const { text, errors } = await showMainScreens();
  expect(errors).toEqual([]);
  for (const shown of [
    'Savat',
    'Buyurtma berish',
    'Malika',
    'Dilnoza',
    'Navoiy (5)',
    'Buyurtmalarim',
  ])
    expect(text).toContain(shown);
});

const seeded = { seed: 31, numRuns: runs(24) };

test('they render with any value under each key in turn', { timeout: 300_000 }, async () => {
  const whole = await storedInSmallShop();
  for (const key of casesOf(keys)) {
    const [value] = fc.sample(spoiltThroughout(whole[key]), seeded);
    store({ ...without(whole, apart), [key]: value });
    const { errors } = await showMainScreens();
    expect(errors, `${key}: ${JSON.stringify(value)}`).toEqual([]);
  }
});

test('they render with any values under all keys at once', { timeout: 300_000 }, async () => {
  const whole = await storedInSmallShop();
  const values = keys.map((key) => {
    const spoilt = spoiltThroughout(whole[key]);
    return [key, fc.oneof(fc.constant(whole[key]), spoilt, spoilt)] as const;
  });
  await fc.assert(
    fc.asyncProperty(fc.record(Object.fromEntries(values)), async (stored) => {
      store(stored);
      expect((await showMainScreens()).errors).toEqual([]);
    }),
    seeded,
  );
});
