import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures';
import { expectSheets, plovCard } from '../e2e/steps';
import { servers } from './bareServer';

const evil = 'https://evil.example';
const launch = new URLSearchParams({
  tgWebAppVersion: '8.0',
  tgWebAppPlatform: 'web',
  tgWebAppData: `query_id=1&user=${encodeURIComponent('{"id":1,"first_name":"Eva"}')}&hash=0`,
});

/** A stranger's page with the shop in a frame. */
async function openFramed(page: Page, address: string, attributes = '') {
  await page.route(`${evil}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><iframe title="shop" width="390" height="700" src="${address}" ${attributes}></iframe>`,
    }),
  );
  await page.goto(evil);
  return page.frameLocator('iframe');
}

const [, bare] = servers;

test('without headers, the shop does not open in a stranger’s frame, and says where it does', async ({
  page,
  context,
  shop,
}) => {
  await bare?.prepare(page);
  const shopAddress = `${shop.appOrigin}/?vendor=demo`;
  for (const address of [shopAddress, `${shopAddress}#${launch}`]) {
    const frame = await openFramed(page, address);
    await expect(frame.getByText('Doʻkon boshqa sayt ichida ochilmaydi')).toBeVisible();
    await expect(frame.getByRole('button')).toHaveCount(0);
    await expect(plovCard(frame)).toHaveCount(0);
  }
  const link = page.frameLocator('iframe').getByRole('link', { name: 'Doʻkonni ochish' });
  const [own] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await own.waitForURL(`${shop.appOrigin}/**`);
  expect(await own.evaluate(() => window.parent === window && window.opener === null)).toBe(true);
});

test('without headers and in a browser that hides who embeds it, nothing shows until Telegram answers', async ({
  page,
  shop,
  expectErrors,
}) => {
  // The stranger's init data are not Telegram's.
  expectErrors(/users\/token/);
  await bare?.prepare(page);
  // The real property cannot be redefined, so the app reads another one.
  await page.addInitScript(() =>
    Object.defineProperty(location, 'hiddenOrigins', { value: ['null'], configurable: true }),
  );
  await page.route(`${shop.appOrigin}/**`, async (route) => {
    if (!/document|script/.test(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('ancestorOrigins', 'hiddenOrigins');
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body });
  });
  const frame = await openFramed(
    page,
    `${shop.appOrigin}/?vendor=demo#${launch}`,
    'referrerpolicy="no-referrer"',
  );
  const card = frame.locator('article a').first();
  await expect(card).toBeAttached();
  await expect(frame.locator('html')).toHaveCSS('visibility', 'hidden');
  await expect(card).toBeHidden();
});

/** Events as a page would send them that plays Telegram; sent from the allowed origin. */
const send = (page: Page, events: [name: unknown, data?: unknown][], times = 1) =>
  page.evaluate(
    ({ events, times }) => {
      const frame = document.querySelector('iframe')?.contentWindow;
      for (let time = 0; time < times; time += 1)
        for (const [eventType, eventData] of events)
          frame?.postMessage(JSON.stringify({ eventType, eventData }), '*');
    },
    { events, times },
  );

const names = [
  'theme_changed',
  'viewport_changed',
  'safe_area_changed',
  'content_safe_area_changed',
  'visibility_changed',
  'popup_closed',
  'invoice_closed',
  'phone_requested',
  'write_access_requested',
  'home_screen_checked',
  'qr_text_received',
  'location_checked',
  'location_requested',
  'custom_method_invoked',
  'device_storage_key_received',
  'set_custom_style',
  'clipboard_text_received',
  'fullscreen_changed',
  '__proto__',
  'constructor',
  null,
  7,
];
const data = [
  undefined,
  null,
  0,
  'x',
  [],
  {},
  { is_visible: {} },
  { status: 1 },
  { theme_params: 1 },
];

test('malformed events of a host raise no error and change nothing, and of a flood of events the last one wins', async ({
  simulator,
}) => {
  const { page, app } = await simulator({ contact: 'grant' });
  await expect(plovCard(app)).toBeVisible();
  await page.evaluate(() => window.simulator.setTheme('dark'));
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'dark');
  await send(
    page,
    names.flatMap((name) => data.map((one): [unknown, unknown] => [name, one])),
  );
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => window.simulator.setTheme('light'));
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'light');

  const theme = (color: string): [string, unknown] => [
    'theme_changed',
    { theme_params: { bg_color: color } },
  ];
  const size = (height: number): [string, unknown] => [
    'viewport_changed',
    { height, width: 390, is_state_stable: true, is_expanded: true },
  ];
  await send(page, [theme('#000000'), size(500), theme('#ffffff'), size(600)], 5000);
  await page.evaluate(() => window.simulator.setTheme('dark'));
  await send(page, [size(720)]);
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(app.locator('html')).toHaveCSS('--tg-viewport-stable-height', '720px');
  // the shop stays usable
  await plovCard(app).click();
  await expectSheets(app, 'Toʻy oshi');
});
