import type { Route } from '@playwright/test';
import { androidUserAgent } from '../../mocks/telegram/launch/userAgent';
import { expect, test } from './fixtures';
import { addPlov, basket, plovCard } from './steps';

test('a Telegram theme change is applied immediately', async ({ simulator }) => {
  const { page, app } = await simulator({ contact: 'grant' });
  const root = app.locator('html');
  await expect(plovCard(app)).toBeVisible();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.evaluate(() => window.simulator.setTheme('dark'));
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => window.simulator.setTheme('light'));
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('Telegram’s theme is applied before the bundle loads', async ({ simulator, page, shop }) => {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(`${shop.appOrigin}/assets/*`, (route) => {
    if (isHeld) held.push(route);
    else return route.continue();
  });
  const { app } = await simulator({ theme: 'dark', contact: 'grant' });
  await expect(app.locator('.early')).toBeVisible();
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'dark');
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await expect(plovCard(app)).toBeVisible();
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('in a third-party frame without storage, Telegram’s storage keeps the basket', async ({
  page,
  context,
  shop,
}) => {
  await context.addInitScript(() => {
    if (window.parent === window) return;
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: deny, configurable: true });
    }
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  });
  const otherOrigin = shop.mocksOrigin.replace('localhost', '127.0.0.1');
  await page.goto(`${otherOrigin}/telegram/?panel=0&fit=1&contact=grant`);
  const app = page.frameLocator('iframe[title="Mini App"]');
  const bar = page.getByRole('button', { name: basket });
  await addPlov(app, (name) => page.getByRole('button', { name }).click());
  await expect(bar).toBeVisible();
  const price = await bar.textContent();
  const countBaskets = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /:basket_/.test(key)).length);
  await expect.poll(countBaskets).toBe(1);
  await page.evaluate(() => window.simulator.reload(true));
  await expect(plovCard(app)).toBeVisible();
  await expect(bar).toHaveText(price ?? '');
});

test.describe('on a phone that Telegram reports as slow', () => {
  test.use({ userAgent: androidUserAgent('LOW') });

  test('the document is marked as weak for CSS', async ({ simulator }) => {
    const { app } = await simulator({ platform: 'android', contact: 'grant' });
    await expect(app.locator('html')).toHaveAttribute('data-weak', '');
    await expect(plovCard(app)).toBeVisible();
  });
});
