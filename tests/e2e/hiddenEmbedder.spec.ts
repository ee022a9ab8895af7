import type { Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { writeQuery } from '../../mocks/telegram/situation/query';
import { usual } from '../../mocks/telegram/situation/situation';
import { expect, test } from './fixtures';

const telegram = 'https://web.telegram.org';

/**
 * The simulator at Telegram's own origin, in a browser that hides the embedder: it withholds the
 * referrer and calls the ancestor `null`. The real property cannot be redefined, so the app's page
 * reads another one.
 */
async function openHidden(page: Page, { appOrigin, mocksOrigin }: ServedShop) {
  await page.addInitScript(() =>
    Object.defineProperty(location, 'hiddenOrigins', { value: ['null'], configurable: true }),
  );
  await page.route(`${telegram}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: mocksOrigin + pathname });
    const headers = { ...response.headers(), 'referrer-policy': 'no-referrer' };
    await route.fulfill({ response, headers });
  });
  await page.route(`${appOrigin}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('ancestorOrigins', 'hiddenOrigins');
    // The policy allows the original script only.
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body });
  });
  const query = writeQuery({
    ...usual,
    platform: 'ios',
    app: `${appOrigin}/`,
    panel: false,
    fit: true,
    contact: 'refuse',
    user: 'timur',
  });
  await page.goto(`${telegram}/telegram/${query}`);
  return page.frameLocator('iframe[title="Mini App"]');
}

test('an embedder that the browser hides is Telegram’s web client', async ({ page, shop }) => {
  const app = await openHidden(page, shop);
  await expect(app.locator('html')).toHaveAttribute('lang', /^ru/);
  await expect(app.getByRole('link', { name: /^Свадебный плов/ }).first()).toBeVisible();
  await expect.poll(() => shop.backend.db.users).toHaveLength(1);
  await app
    .getByRole('link', { name: /^Свадебный плов/ })
    .first()
    .click();
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await expect(back).toBeVisible();

  // A reloaded frame comes from the app's own address. Storage is denied here: http within https.
  // What a start does last.
  const ordersAsked = () =>
    shop.backend.calls.filter(({ path }) => path.startsWith('/orders/v1/orders')).length;
  await expect.poll(ordersAsked).toBeGreaterThan(0);
  const before = ordersAsked();
  await page.evaluate(() => {
    window.simulator.clearLog();
    window.simulator.reload();
  });
  const names = () => page.evaluate(() => window.simulator.log().map(({ name }) => name));
  await expect.poll(names).toContain('web_app_ready');
  await expect(app.locator('html')).toHaveAttribute('lang', /^ru/);
  await back.click();
  await expect(app.getByRole('dialog')).toHaveCount(0);
  await expect(back).toHaveCount(0);
  expect(shop.backend.db.users).toHaveLength(1);
  // The contact was refused before the reload.
  await expect.poll(ordersAsked).toBeGreaterThan(before);
  expect(await names()).not.toContain('web_app_request_phone');
});
