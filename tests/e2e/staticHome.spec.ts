import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oldMs } from '../../deploy/edge/staticPage';
import { createBackend } from '../../mocks/backend/app';
import { serveShop } from '../../mocks/serve';
import { appDir, edgeDir } from '../../scripts/buildShop';
import { staticPages } from '../../scripts/staticPages';
import { expectPlaced } from './expectPlaced';
import { test as base, expect } from './fixtures';
import { holdBack } from './holdBack';
import { plovCard } from './steps';
import { untilAlive } from './untilAlive';

const scripts = /\/assets\/[^/]*\.js$/;
const name = 'demo.shop.localhost';
/** The clock of every page in these tests. */
const today = Date.parse('2026-03-04T12:00:00+05:00');

type StaticShop = { origin: string; madeAt: (ms: number) => void };

const test = base.extend<object, { files: StaticShop }>({
  files: [
    async ({}, use) => {
      const out = await mkdtemp(join(tmpdir(), 'static-host-'));
      let made = today;
      const served = await serveShop({
        backend: createBackend({ now: () => today }),
        appDir,
        pages: staticPages({ name, out, edgeDir, madeAt: () => made }),
      });
      const madeAt = (ms: number) => {
        made = ms;
      };
      await use({ origin: served.appOrigin.replace('localhost', name), madeAt });
      await served.close();
      await rm(out, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(({ files }) => files.madeAt(today));

test('what is painted of a file that is still arriving stays in place', async ({ page, files }) => {
  await holdBack(page, scripts);
  await expectPlaced(page, `${files.origin}/`);
});

test('products are on screen before any script, in both themes, stay in place, and the app asks for what the shop says today', async ({
  page,
  files,
}) => {
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      const release = await holdBack(page, scripts);
      const menu = page.waitForResponse(/\/overalls\?type=WEB/);
      await page.goto(`${files.origin}/`, { waitUntil: 'commit' });
      await expect(plovCard(page)).toBeVisible();
      const brand = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'));
      const before = { box: await plovCard(page).boundingBox(), brand: await brand() };
      await release();
      await untilAlive(page);
      expect((await menu).status()).toBe(200);
      await page.waitForLoadState('networkidle');
      expect({ box: await plovCard(page).boundingBox(), brand: await brand() }).toEqual(before);
    });
});

test('a home older than a day, and another path, start with the outline', async ({
  page,
  files,
}) => {
  const outlined = async (path: string) => {
    const release = await holdBack(page, scripts);
    await page.goto(files.origin + path, { waitUntil: 'commit' });
    await expect(page.locator('#root > .early')).toBeVisible();
    await expect(plovCard(page)).toHaveCount(0);
    await release();
  };
  await test.step('another path, which opens its sheet', async () => {
    await outlined('/product/lagmon');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await test.step('an old home, where the app starts as on any page', async () => {
    await page.evaluate(() => localStorage.clear());
    files.madeAt(today - oldMs - 60_000);
    await outlined('/');
    await untilAlive(page);
    await expect(plovCard(page)).toBeVisible();
  });
});
