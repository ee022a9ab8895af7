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

test('missing start files show an error immediately, and the shop recovers once they are back', async ({
  page,
}) => {
  const restore = await remove(page, scripts);
  await page.goto('/?vendor=demo');
  await expect(page.getByRole('alert')).toContainText('Doʻkon ochilmadi');
  await expect(retry(page)).toHaveText('Qayta urinish');
  await restore();
  await untilAlive(page);
  await expect(plovCard(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const name of ['index', 'reactDom', 'api'])
  test(`a hanging start file, ${name}, shows an error after ten seconds, and the button retries`, async ({
    page,
  }) => {
    const release = await holdBack(page, new RegExp(`/assets/${name}-.*\\.js`));
    await page.goto('/?vendor=demo', { waitUntil: 'commit' });
    await expect(retry(page)).toBeVisible({ timeout: 15_000 });
    await release();
    await untilAlive(page);
    await expect(plovCard(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test('a hanging style sheet does not leave the page blank', async ({ page }) => {
  await holdBack(page, /\/assets\/index-.*\.css/);
  await page.goto('/?vendor=demo', { waitUntil: 'commit' });
  await expect(retry(page)).toBeVisible({ timeout: 15_000 });
});

test('the error is in the user’s language', async ({ plain, context }) => {
  await expect(plovCard(plain)).toBeVisible();
  const { origin } = new URL(plain.url());
  await context.addCookies([{ name: 'lang', value: 'ar', url: origin }]);
  const restore = await remove(plain, scripts);
  await plain.goto('/');
  await expect(plain.getByRole('alert')).toContainText('لم يُفتح المتجر');
  await expect(plain.getByRole('alert')).toHaveAttribute('dir', 'rtl');
  await restore();
  await retry(plain).click();
  await untilAlive(plain);
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
