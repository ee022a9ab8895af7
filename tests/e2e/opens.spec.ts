import { expect, test } from './fixtures';
import { inMotion } from './inMotion';

test.use(inMotion);

test('the shop opens in the plain browser in Uzbek', async ({ plain }) => {
  await expect(plain.locator('html')).toHaveAttribute('lang', /^uz/);
  await expect(plain.getByRole('heading').first()).toBeVisible();
});

test('the shop opens inside Telegram', async ({ simulator }) => {
  const { app } = await simulator();
  await expect(app.getByRole('heading').first()).toBeVisible();
});

test('a language in the path is stored and removed from the URL', async ({ page }) => {
  await page.goto('/ru/basket?vendor=demo');
  await expect(page).toHaveURL(/\/basket\?vendor=demo$/);
  await expect(page.getByRole('dialog', { name: 'Корзина' })).toBeVisible();
  await page.goto('/?vendor=demo');
  await expect(page.locator('html')).toHaveAttribute('lang', /^ru/);
});
