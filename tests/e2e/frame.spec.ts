import type { FrameLocator, Page, Route } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { androidUserAgent } from '../../mocks/telegram/launch/userAgent';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { addPlov, basket, expectSheets, plovCard, reloadApp } from './steps';

test.use(inMotion);

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

/**
 * Opens the simulator on another site than the app's, in a browser that blocks the storage of third
 * parties: frames have none. Returns the app.
 */
async function openWithoutStorage(page: Page, { mocksOrigin }: ServedShop): Promise<FrameLocator> {
  await page.addInitScript(() => {
    if (window.parent === window) return;
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: deny, configurable: true });
    }
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  });
  const otherOrigin = mocksOrigin.replace('localhost', '127.0.0.1');
  await page.goto(`${otherOrigin}/telegram/?panel=0&fit=1&contact=grant&platform=ios`);
  return page.frameLocator('iframe[title="Mini App"]');
}

test('in a third-party frame without storage, a reload by Telegram finds shop and sheet again', async ({
  page,
  shop,
}) => {
  const app = await openWithoutStorage(page, shop);
  await plovCard(app).click();
  await expectSheets(app, 'Toʻy oshi');
  await reloadApp(page, app);
  await expectSheets(app, 'Toʻy oshi');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expectSheets(app);
  await expect(plovCard(app)).toBeVisible();
});

test('in a third-party frame without storage, Telegram’s storage keeps the basket', async ({
  page,
  shop,
}) => {
  const app = await openWithoutStorage(page, shop);
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
