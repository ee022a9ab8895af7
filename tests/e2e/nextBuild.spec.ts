import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { serveShop } from '../../mocks/serve';
import { appDir } from '../../scripts/buildShop';
import { root } from '../../scripts/root';
import { limits } from '../../src/domain/limits';
import { openPicker, saveAs } from './addressSteps';
import { test as base, expect } from './fixtures';
import { addOne } from './shopSteps';
import { addPlov, basket, expectSheets, plovCard, press, topSheet } from './steps';

type Host = {
  origin: string;
  /** puts the next build in the place of the one before, of which no file is left */
  release: () => Promise<void>;
};

/** A page at a host that serves the build of the tests until the next one is released. */
const test = base.extend<{ host: Host }, { nextDir: string }>({
  baseURL: ({ host }, use) => use(host.origin),

  nextDir: [
    async ({}, use) => {
      const nextDir = await mkdtemp(join(tmpdir(), 'next-build-'));
      await buildNext(nextDir);
      await use(nextDir);
      await rm(nextDir, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  host: async ({ shop, nextDir }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-host-'));
    await cp(appDir, folder, { recursive: true });
    const served = await serveShop({ backend: shop.backend, appDir: folder });
    const release = async () => {
      await cp(nextDir, folder, { recursive: true });
      const next = await readdir(join(nextDir, 'assets'));
      for (const name of await readdir(join(folder, 'assets')))
        if (!next.includes(name)) await rm(join(folder, 'assets', name));
    };
    // By its host, as for customers: the memory of a development host does not outlive a build.
    await use({ origin: served.appOrigin.replace('localhost', 'demo.shop.localhost'), release });
    await served.close();
    await rm(folder, { recursive: true });
  },
});

// The next build is made once.
test.describe.configure({ mode: 'default' });

/** The app with another version, which changes the names of nearly all its files. */
async function buildNext(outDir: string): Promise<void> {
  const { buildVersion } = limits;
  await build({
    configFile: join(root, 'vite.config.ts'),
    root,
    mode: 'mock',
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
    plugins: [
      {
        name: 'next-version',
        transform: (code, id) =>
          id.endsWith('/domain/limits.ts') ? code.replace(buildVersion, '9.9.9') : null,
      },
    ],
  });
}

/** Counts how often the page starts again from now on. */
function watchStarts(page: Page) {
  const starts = { count: 0 };
  page.on('domcontentloaded', () => {
    starts.count += 1;
  });
  return starts;
}

const version = (page: Page) => page.evaluate(() => localStorage.getItem('buildVersion'));
const note = 'Piyozsiz, iltimos';

test('a screen that only the build before had opens in the next build, with basket, draft and address', async ({
  page,
  host,
  expectErrors,
}) => {
  expectErrors(/404/, /ProfileScreen/);
  const street = (await openPicker(page)).replace(/ \(.*/, '');
  await saveAs(page, 'Uy');
  await page.goto('/');
  await addPlov(page, (text) => press(page, text));
  await press(page, basket);
  await press(page, /Rasmiylashtirish/);
  await page.getByLabel('Oshxona uchun izoh').fill(note);
  await expect(topSheet(page)).toContainText(street);

  await page.goBack();
  await page.goBack();
  await expectSheets(page);

  await host.release();
  const starts = watchStarts(page);
  await page.getByRole('link', { name: 'Profil' }).click();
  await expectSheets(page, 'Profil');
  expect(starts.count).toBe(1);
  expect(await version(page)).toContain('9.9.9');
  await page.goBack();
  await press(page, basket);
  await expect(topSheet(page)).toContainText('Toʻy oshi');
  await press(page, /Rasmiylashtirish/);
  await expect(page.getByLabel('Oshxona uchun izoh')).toHaveValue(note);
  await expect(topSheet(page)).toContainText(street);
  expect(starts.count).toBe(1);
});

test('what is put into the basket of the build before is in the basket of the next', async ({
  page,
  host,
  expectErrors,
}) => {
  expectErrors(/404/, /HomeBottom/);
  await page.goto('/');
  await expect(plovCard(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await host.release();
  const starts = watchStarts(page);
  await page.getByRole('button', { name: /^Savatga qoʻshish: Issiq patir/ }).click();
  await expect(page.getByRole('button', { name: basket })).toBeVisible();
  // The bar may be there already, or be what only the next build has.
  expect(starts.count).toBeLessThanOrEqual(1);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Kamaytirish: Issiq patir/ })).toBeVisible();
  expect(await version(page)).toContain('9.9.9');
});

test('a visit after a release finds the basket, with nothing to wait for but the shop', async ({
  page,
  host,
}) => {
  await page.goto('/');
  await addOne(page);
  await host.release();
  await page.goto('/profile');
  await expectSheets(page, 'Profil');
  expect(await version(page)).toContain('9.9.9');
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Kamaytirish: Issiq patir/ })).toBeVisible();
});

test('a screen that cannot be fetched ahead is nobody’s business until it is wanted', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/order-/);
  let isGone = true;
  await page.route('**/assets/order-*.js', (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const refused = page.waitForResponse(/order-.*js/);
  const starts = watchStarts(page);
  await page.goto('/');
  expect((await refused).status()).toBe(404);
  isGone = false;
  await addPlov(page, (text) => press(page, text));
  expect(starts.count).toBe(1);
});

test('a shop that never comes to life says so, is not loaded anew for nothing, and goes on by itself', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/live-/);
  await page.route('**/assets/live-*.js', (route) => route.fulfill({ status: 404 }));
  const starts = watchStarts(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Qayta urinish' })).toBeVisible();
  expect(starts.count).toBe(1);
  await page.unroute('**/assets/live-*.js');
  await addOne(page);
  expect(starts.count).toBe(2);
});
