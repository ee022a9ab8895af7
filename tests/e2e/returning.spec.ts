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

test('a returning visitor sees the last visit, although the server does not answer, and then what has changed', {
  tag: '@core:start-browser',
}, async ({ page, shop }) => {
  await visitOnce(page);

  await test.step('products, although the server does not answer', async () => {
    const release = await holdBack(page, /\/(overalls|settings\/web|merchants\/sub)/);
    await page.reload();
    await untilAlive(page);
    await expect(plovCard(page)).toBeVisible();
    await release();
  });

  await test.step('when the address belongs to another shop by now, its stories and banners come', async () => {
    const { merchants } = shop.backend.db;
    const old = merchants.find(({ sub }) => sub === 'demo')?.id ?? '';
    const other = merchants.find(({ id }) => id !== old)?.id ?? '';
    const banners = page.getByRole('list', { name: 'Takliflar' });
    const rings = page.getByRole('list', { name: 'Hikoyalar' });
    await expect(banners.getByRole('button')).toHaveCount(3);
    await page.evaluate(
      ([from = '', to = '']) => {
        const { merchant = '' } = localStorage;
        localStorage.merchant = merchant.replace(`"id":"${from}"`, `"id":"${to}"`);
      },
      [old, other],
    );
    const isStored = () =>
      page.evaluate((id) => localStorage.merchant?.includes(`"id":"${id}"`), old);
    expect(await isStored()).toBe(false);
    await page.reload();
    await expect.poll(isStored).toBe(true);
    await expect(rings.getByRole('link')).toHaveCount(3);
    await expect(banners.getByRole('button')).toHaveCount(3);
  });

  await test.step('what an earlier version has left of home is removed', async () => {
    await page.evaluate(() => localStorage.setItem('home:17@guest', '{"format":1,"value":{}}'));
    await page.reload();
    await untilAlive(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('home:17@guest'))).toBeNull();
  });

  await test.step('what has changed is updated', async () => {
    const plov = shop.backend.db.products.find(({ id }) => id === 'toy-oshi');
    if (!plov) throw new Error('The demo shop has no wedding plov');
    const { name } = plov;
    plov.name = { uz: 'Yangi osh', ru: 'Новый плов', eng: 'New plov' };
    await page.reload();
    await expect(page.getByRole('link', { name: 'Yangi osh' }).first()).toBeVisible();
    await expect(plovCard(page)).toHaveCount(0);
    plov.name = name;
  });

  for (const invalid of ['{"format":1,"value":{"build":', '{"format":1,"value":{"build":"other"}}'])
    await test.step(`a last visit that cannot be read, or of another build, is as if there were none: ${invalid}`, async () => {
      // After unload: the page being left stores its own once more.
      await page.addInitScript((text) => {
        const key = Object.keys(localStorage).find((each) => each.startsWith('shop:')) ?? '';
        localStorage.setItem(key, text);
      }, invalid);
      await page.reload();
      await untilAlive(page);
      await expect(plovCard(page)).toBeVisible();
    });
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
