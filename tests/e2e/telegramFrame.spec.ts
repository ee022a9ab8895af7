import type { FrameLocator, Page, Route } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { writeQuery } from '../../mocks/telegram/situation/query';
import { usual } from '../../mocks/telegram/situation/situation';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { phone } from './simulatorSteps';
import { addPlov, basket, expectSheets, plovCard, reloadApp, type Screen } from './steps';

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

test.describe('in motion', () => {
  test.use(inMotion);

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

  test('in a third-party frame without storage, a reload by Telegram finds shop and sheet again, and Telegram’s storage keeps the basket', async ({
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
});

/** The colours that the app's screen shows beside Telegram's frame. */
const shown = (app: Screen) =>
  app.locator('html').evaluate((html) => {
    const hex = (color: string) =>
      `#${(color.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
    const home = document.elementFromPoint(2, 2);
    const background = (element: Element | null): string => {
      const color = element ? getComputedStyle(element).backgroundColor : '';
      return element && /^$|, 0\)$/.test(color) ? background(element.parentElement) : hex(color);
    };
    return { top: background(home), page: background(html) };
  });

const frame = async (page: Page) => {
  const { headerColor, backgroundColor, bottomBarColor } = await phone(page);
  return { headerColor, backgroundColor, bottomBarColor };
};

test('Telegram’s frame has the colours of the screen in it, before that is shown', async ({
  simulator,
}) => {
  for (const [theme, ground, bottom] of [
    ['dark', '#17212b', '#17212b'],
    ['light', '#ffffff', '#f4f4f5'],
  ] as const) {
    const { page, app } = await simulator({ contact: 'grant', theme });
    await expect(plovCard(app)).toBeVisible();
    await expect.poll(async () => (await phone(page)).ready).toBe(true);
    const same = { headerColor: ground, backgroundColor: ground, bottomBarColor: bottom };
    expect(await frame(page)).toEqual(same);
    expect(await shown(app)).toEqual({ top: ground, page: ground });
    const order = await page.evaluate(() =>
      window.simulator
        .log()
        .filter(({ direction }) => direction === 'from app')
        .map(({ name }) => name)
        .filter((name) => /color|web_app_ready/.test(name)),
    );
    // Telegram's answer with its palette, which comes at any time, repeats them.
    expect(order.slice(0, 4)).toEqual([
      'web_app_set_header_color',
      'web_app_set_background_color',
      'web_app_set_bottom_bar_color',
      'web_app_ready',
    ]);
  }
  const { page, app } = await simulator({ contact: 'grant', theme: 'light' });
  await expect(plovCard(app)).toBeVisible();
  await page.evaluate(() => window.simulator.setTheme('dark'));
  await expect.poll(async () => (await phone(page)).headerColor).toBe('#17212b');
  expect(await shown(app)).toEqual({ top: '#17212b', page: '#17212b' });

  await test.step('around a story the frame is black, and afterwards as before', async () => {
    await simulator({ contact: 'grant', theme: 'light', path: '/stories/story-kuz' });
    await expect
      .poll(() => frame(page))
      .toEqual({
        headerColor: '#000000',
        backgroundColor: '#000000',
        bottomBarColor: '#000000',
      });
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(plovCard(app)).toBeVisible();
    await expect.poll(async () => (await phone(page)).headerColor).toBe('#ffffff');
  });
});

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
