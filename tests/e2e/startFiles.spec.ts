import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdBack } from './holdBack';
import { expectSheets, plovCard } from './steps';
import { untilAlive } from './untilAlive';

const retry = (page: Page) => page.getByRole('alert').getByRole('button');
const scripts = /\/assets\/.*\.js/;
const everything = /\/assets\//;

/** Takes files from the server until the answer is called. */
async function remove(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.fulfill({ status: 404, body: '' }));
  return () => page.unroute(files);
}

/** Counts how often the page starts again from now on. */
function watchStarts(page: Page) {
  const starts = { count: 0 };
  page.on('domcontentloaded', () => {
    starts.count += 1;
  });
  return starts;
}

/** What the last visit has left is to be seen, and the notice lies over no more than the lower end. */
async function expectPicture(page: Page) {
  await expect(plovCard(page)).toBeVisible();
  const notice = await page.getByRole('alert').boundingBox();
  expect(notice?.height).toBeLessThan(200);
  const top = await page.evaluate(() =>
    document.elementFromPoint(195, 200)?.closest('[role=alert]'),
  );
  expect(top).toBeNull();
}

test.beforeEach(({ expectErrors }) => expectErrors(/404/, /ERR_FAILED/, /assets/));

test('start files that are missing are told at once, and the shop opens by itself when they are back', async ({
  page,
}) => {
  const bringBack = await remove(page, scripts);
  await page.goto('/?vendor=demo');
  await expect(page.getByRole('alert')).toContainText('Doʻkon ochilmadi');
  await expect(retry(page)).toHaveText('Qayta urinish');
  await bringBack();
  await untilAlive(page);
  await expect(plovCard(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('start files that are stuck are told after ten seconds, and the button tries again', async ({
  page,
}) => {
  const letCome = await holdBack(page, /\/assets\/index-.*\.js/);
  await page.goto('/?vendor=demo', { waitUntil: 'commit' });
  await expect(retry(page)).toBeVisible({ timeout: 15_000 });
  await letCome();
  await untilAlive(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a style sheet that is stuck does not keep the page blank', async ({ page }) => {
  await holdBack(page, /\/assets\/index-.*\.css/);
  await page.goto('/?vendor=demo', { waitUntil: 'commit' });
  await expect(retry(page)).toBeVisible({ timeout: 15_000 });
});

test('the picture of the last visit stays, and says in the person’s language what is wrong', async ({
  plain,
  context,
}) => {
  await expect(plovCard(plain)).toBeVisible();
  await plain.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith('home')),
  );
  const { origin } = new URL(plain.url());
  await context.addCookies([{ name: 'lang', value: 'ar', url: origin }]);
  const bringBack = await remove(plain, scripts);
  await plain.goto('/');
  await expect(plain.getByRole('alert')).toContainText('لم يُفتح المتجر');
  await expect(plain.getByRole('alert')).toHaveAttribute('dir', 'rtl');
  await expectPicture(plain);
  await bringBack();
  await retry(plain).click();
  await untilAlive(plain);
});

test('all files gone in mid-visit leave the page as it is, and no reload', async ({ plain }) => {
  await expect(plovCard(plain)).toBeVisible();
  await plain.waitForLoadState('networkidle');
  const bringBack = await remove(plain, everything);
  const starts = watchStarts(plain);
  await plain.getByRole('link', { name: 'Profil' }).click();
  const reload = plain.getByRole('button', { name: 'Sahifani yangilash' });
  await expect(reload).toBeVisible();
  await reload.click();
  await plain.waitForResponse(everything);
  expect(starts.count).toBe(0);
  await expect(reload).toBeVisible();
  await bringBack();
  await reload.click();
  await expectSheets(plain, 'Profil');
  expect(starts.count).toBe(1);
});
