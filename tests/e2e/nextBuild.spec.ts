import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { serveShop } from '../../mocks/serve';
import { appDir } from '../../scripts/buildShop';
import { root } from '../../scripts/root';
import * as limits from '../../src/domain/limits';
import { openPicker, saveAs } from './addressSteps';
import { expectNote, writeNote } from './checkoutSteps';
import { test as base, expect } from './fixtures';
import { addPlov, basket, expectSheets, plovCard, press, topSheet } from './steps';

type Host = {
  origin: string;
  /** Replaces all files with those of the next build. */
  release: () => Promise<void>;
};

/** A page on a host that serves the current build until `release` is called. */
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
    // On a host of its own, as in production: data stored on development hosts does not outlive a
    // build.
    await use({ origin: served.appOrigin.replace('localhost', 'demo.shop.localhost'), release });
    await served.close();
    await rm(folder, { recursive: true });
  },
});

// Default mode, so that one worker builds it only once.
test.describe.configure({ mode: 'default' });

/** The app with another version and inline style, which changes the names of nearly all its files. */
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
        transformIndexHtml: {
          order: 'post',
          handler: (html) => html.replace('<style>', '<style>/* next */'),
        },
      },
    ],
  });
}

/** Counts page loads from now on. */
function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('domcontentloaded', () => {
    loads.count += 1;
  });
  return loads;
}

const version = (page: Page) => page.evaluate(() => localStorage.getItem('buildVersion'));
const note = 'Piyozsiz, iltimos';

test('a chunk that a release removed reloads into the next build, keeping basket, draft and address', async ({
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
  await writeNote(page, note);
  await expect(topSheet(page)).toContainText(street);

  await page.goBack();
  await page.goBack();
  await expectSheets(page);

  await host.release();
  const loads = countLoads(page);
  await page.getByRole('link', { name: 'Profil' }).click();
  await expectSheets(page, 'Profil');
  expect(loads.count).toBe(1);
  expect(await version(page)).toContain('9.9.9');
  await page.goBack();
  await press(page, basket);
  await expect(topSheet(page)).toContainText('Toʻy oshi');
  await press(page, /Rasmiylashtirish/);
  await expectNote(page, note);
  await expect(topSheet(page)).toContainText(street);
  expect(loads.count).toBe(1);
});

test('a product added in the old build is in the basket of the next build, which the next visit loads', async ({
  page,
  host,
  expectErrors,
}) => {
  expectErrors(/404/, /HomeBottom/);
  await page.goto('/');
  await expect(plovCard(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await host.release();
  const loads = countLoads(page);
  await page.getByRole('button', { name: /^Savatga qoʻshish: Issiq patir/ }).click();
  await expect(page.getByRole('button', { name: basket })).toBeVisible();
  // The bar may already be loaded, or only exist in the next build.
  expect(loads.count).toBeLessThanOrEqual(1);
  await page.goto('/profile');
  await expectSheets(page, 'Profil');
  expect(await version(page)).toContain('9.9.9');
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Kamaytirish: Issiq patir/ })).toBeVisible();
});

test('a failed prefetch has no effect until its screen is opened', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/order-/);
  let isGone = true;
  await page.route('**/assets/order-*.js', (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const failed = page.waitForResponse(/order-.*js/);
  const loads = countLoads(page);
  await page.goto('/');
  expect((await failed).status()).toBe(404);
  isGone = false;
  await addPlov(page, (text) => press(page, text));
  expect(loads.count).toBe(1);
});
