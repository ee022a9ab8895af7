import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdBack } from './holdBack';
import { plovCard } from './steps';
import { untilAlive } from './untilAlive';

// A page without home in it: a skeleton, and on a returning visit the settings and the catalogue of the last one.

/** Visits the shop and waits until it is stored. */
async function visitOnce(page: Page) {
  await page.goto('/?vendor=demo');
  await expect(plovCard(page)).toBeVisible();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => /^shop:/.test(key)));
}

test('a returning visitor sees products although the server does not answer', {
  tag: '@core:start-browser',
}, async ({ page }) => {
  await visitOnce(page);
  const release = await holdBack(page, /\/(overalls|settings\/web|merchants\/sub)/);
  await page.reload();
  await untilAlive(page);
  await expect(plovCard(page)).toBeVisible();
  await release();
});

test('what has changed since the last visit is updated', async ({ page, shop }) => {
  await visitOnce(page);
  const plov = shop.backend.db.products.find(({ id }) => id === 'toy-oshi');
  if (!plov) throw new Error('The demo shop has no wedding plov');
  plov.name = { uz: 'Yangi osh', ru: 'Новый плов', eng: 'New plov' };
  await page.reload();
  await expect(page.getByRole('link', { name: 'Yangi osh' }).first()).toBeVisible();
  await expect(plovCard(page)).toHaveCount(0);
});

test('a last visit that cannot be read, or of another build, is as if there were none', async ({
  page,
}) => {
  await visitOnce(page);
  for (const invalid of [
    '{"format":1,"value":{"build":',
    '{"format":1,"value":{"build":"other"}}',
  ]) {
    // After unload: the page being left stores its own once more.
    await page.addInitScript((text) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('shop:')) ?? '';
      localStorage.setItem(key, text);
    }, invalid);
    await page.reload();
    await untilAlive(page);
    await expect(plovCard(page)).toBeVisible();
  }
});

test('what an earlier version has left of home is removed', async ({ page }) => {
  await page.goto('/?vendor=demo');
  await page.evaluate(() => localStorage.setItem('home:17@guest', '{"format":1,"value":{}}'));
  await page.reload();
  await untilAlive(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('home:17@guest'))).toBeNull();
});

test('before its code has come the page is called by its host, and says that the shop is loading', async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/[^/]*\.js$/);
  await page.goto('/?vendor=demo', { waitUntil: 'commit' });
  await expect(page).toHaveTitle('localhost');
  await expect(page.getByRole('status')).toHaveText('Yuklanmoqda…');
  await release();
  await untilAlive(page);
  await expect(page).toHaveTitle(/Oltin Qozon/);
});
