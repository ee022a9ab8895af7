import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { finger } from './steps';

test.use(inMotion);

const banners = (page: Page) => page.getByRole('list', { name: 'Takliflar' });
const rings = (page: Page) => page.getByRole('list', { name: 'Hikoyalar' });
const banner = (page: Page, name: RegExp) => banners(page).getByRole('button', { name });

test('home reserves space for stories and banners until they load; banners rotate automatically until swiped', async ({
  plain,
  shop,
}) => {
  await expect(rings(plain).getByRole('link')).toHaveCount(3);
  await expect(banners(plain).getByRole('button')).toHaveCount(3);
  const sectionTitle = plain.locator('main h2').first();
  const box = await sectionTitle.boundingBox();
  const faults = ['/support/v1/banner', '/notifications/v2/stories'].map((path) =>
    shop.backend.faults.add({ path, delay: 60_000 }),
  );
  await plain.reload();
  await expect.poll(async () => (await sectionTitle.boundingBox())?.y).toBe(box?.y);
  await expect(banners(plain)).toHaveCount(0);
  for (const { id } of faults) shop.backend.faults.remove(id);

  await test.step('banners rotate automatically until swiped', async () => {
    await plain.reload();
    await expect(banner(plain, /Gavayi/)).toBeInViewport({ ratio: 0.9 });
    const box = await banners(plain).boundingBox();
    const y = (box?.y ?? 0) + 60;
    const touch = await finger(plain);
    await touch.down(330, y);
    await touch.moveTo(y, 60);
    await touch.up();
    await expect(banners(plain).getByRole('button').nth(2)).toBeInViewport({ ratio: 0.9 });
  });
});

test('with reduced motion the banners do not rotate automatically', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const { setInterval: real } = window;
    window.setInterval = Object.assign((run: () => void, ms?: number) => {
      if (ms === 5000) Object.assign(window, { isTurning: true });
      return real(run, ms);
    });
  });
  await page.goto('/?vendor=demo');
  await expect(banner(page, /Gavayi/)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isTurning'))).toBeUndefined();
});
