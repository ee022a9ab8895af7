import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdBack } from './holdBack';
import { expectSheets, plovCard } from './steps';
import { untilAlive } from './untilAlive';

const retry = (page: Page) => page.getByRole('alert').getByRole('button');
const scripts = /\/assets\/.*\.js/;
const everything = /\/assets\//;

/** Answers 404 for these files until the returned function is called. */
async function remove(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.fulfill({ status: 404, body: '' }));
  return () => page.unroute(files);
}

/** Counts page loads from now on. */
function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('domcontentloaded', () => {
    loads.count += 1;
  });
  return loads;
}

test.beforeEach(({ expectErrors }) => expectErrors(/404/, /ERR_FAILED/, /assets/));

/** A file that was missing is there again, and the shop opens. */
async function expectOpened(page: Page) {
  await untilAlive(page);
  await expect(plovCard(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test('missing start files show an error immediately, without a needless reload and in the user’s language, and the shop recovers once they are back', async ({
  page,
  context,
  shop,
}) => {
  for (const missing of [scripts, /\/assets\/reactDom-.*\.js/])
    await test.step(String(missing), async () => {
      const restore = await remove(page, missing);
      const loads = countLoads(page);
      await page.goto('/?vendor=demo');
      await expect(page.getByRole('alert')).toContainText('Doʻkon ochilmadi');
      await expect(retry(page)).toHaveText('Qayta urinish');
      expect(loads.count).toBe(1);
      await restore();
      await expectOpened(page);
      expect(loads.count).toBe(2);
    });

  await test.step('in the user’s language', async () => {
    await context.addCookies([{ name: 'lang', value: 'ar', url: shop.appOrigin }]);
    const restore = await remove(page, scripts);
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('لم يُفتح المتجر');
    await expect(page.getByRole('alert')).toHaveAttribute('dir', 'rtl');
    await restore();
    await untilAlive(page);
  });
});

test('a hanging start file shows an error after ten seconds, and opens the shop when it comes', async ({
  page,
}) => {
  await page.clock.install();
  for (const name of ['index', 'reactDom', 'api'])
    await test.step(name, async () => {
      const release = await holdBack(page, new RegExp(`/assets/${name}-.*\\.js`));
      await page.goto('/?vendor=demo', { waitUntil: 'commit' });
      await expect(page.locator('#root > .early')).toBeVisible();
      await page.clock.fastForward(9000);
      await expect(retry(page)).toHaveCount(0);
      await page.clock.fastForward(1100);
      await expect(retry(page)).toBeVisible();
      await release();
      await expectOpened(page);
    });

  await test.step('a hanging style sheet does not leave the page blank', async () => {
    await holdBack(page, /\/assets\/index-.*\.css/);
    await page.goto('/?vendor=demo', { waitUntil: 'commit' });
    await page.locator('#root').waitFor({ state: 'attached' });
    await page.clock.fastForward(10_100);
    await expect(retry(page)).toBeVisible();
  });
});

test('texts that are missing or hang show an error, and the shop opens when they come', async ({
  page,
}) => {
  const texts = /\/assets\/uz\.home-.*\.js/;
  await test.step('missing', async () => {
    const restore = await remove(page, texts);
    await page.goto('/?vendor=demo');
    await expect(retry(page)).toBeVisible();
    await restore();
    await expectOpened(page);
  });
  await test.step('hanging', async () => {
    await page.clock.install();
    const release = await holdBack(page, texts);
    await page.goto('/?vendor=demo', { waitUntil: 'commit' });
    await page.locator('#root[data-mounted]').waitFor();
    // The texts are waited for once it is known which ones the shop needs.
    await expect(async () => {
      await page.clock.fastForward(5000);
      await expect(retry(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await release();
    await expectOpened(page);
  });
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('home opens although what only it shows hangs, and has that too when it comes', async ({
    page,
  }) => {
    const release = await holdBack(page, /\/assets\/Desktop-/);
    await page.goto('/?vendor=demo', { waitUntil: 'commit' });
    await expectOpened(page);
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await release();
    await expect(page.getByRole('complementary')).toBeVisible();
  });
});

test('when all files disappear during a visit, the page stays and does not reload', async ({
  plain,
}) => {
  await expect(plovCard(plain)).toBeVisible();
  await plain.waitForLoadState('networkidle');
  const restore = await remove(plain, everything);
  const loads = countLoads(plain);
  await plain.getByRole('link', { name: 'Profil' }).click();
  const reload = plain.getByRole('button', { name: 'Sahifani yangilash' });
  await expect(reload).toBeVisible();
  await reload.click();
  await plain.waitForResponse(everything);
  expect(loads.count).toBe(0);
  await expect(reload).toBeVisible();
  await restore();
  await reload.click();
  await expectSheets(plain, 'Profil');
  expect(loads.count).toBe(1);
});
