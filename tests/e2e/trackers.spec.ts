import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { basket, press } from './steps';
import { allTrackers } from './trackerSettings';
import { walkToOrder } from './walkToOrder';
import { secretsOf, watchTraffic } from './watchTraffic';

const scripts = {
  yandexMetrika: 'https://mc.yandex.ru/metrika/tag.js',
  metaPixel: 'https://connect.facebook.net/en_US/fbevents.js',
  tagManager: 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3',
  amoChat: 'https://gso.amocrm.ru/js/button.js',
};

const own = /^https?:\/\/(localhost|127\.0\.0\.1)/;

/** Records every request to a foreign origin and handles it with `respond`. */
async function watchForeignRequests(
  page: Page,
  respond = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
): Promise<string[]> {
  const requested: string[] = [];
  await page.route(
    (url) => !own.test(url.href) && url.protocol.startsWith('http'),
    async (route) => {
      requested.push(route.request().url());
      await respond(route);
    },
  );
  return requested;
}

/** What third parties received, as their scripts would find it. */
const trackerData = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify(
      ['dataLayer', 'ymOrders', 'ym', 'fbq'].map((name) => {
        const found: unknown = Reflect.get(window, name);
        if (typeof found !== 'function') return found;
        return Reflect.get(found, 'a') ?? Reflect.get(found, 'queue');
      }),
    ),
  );

const switches = [
  ['yandexMetricsEnabled', 'yandexMetrika'],
  ['metaPixelActive', 'metaPixel'],
  ['googleTagManagerActive', 'tagManager'],
  ['amoCrmActive', 'amoChat'],
] as const;

test('each tracker loads only with its own flag, the chat only with chatActive; nothing is asked for elsewhere when all are off', async ({
  page,
}) => {
  const requested = await watchForeignRequests(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const open = async (flags: object) => {
    await page.request.patch('/__mock/settings', {
      data: { id: 'demo', ...allTrackers, ...flags },
    });
    requested.length = 0;
    await page.goto('/?vendor=demo');
    await expect(page.getByRole('link', { name: /^Toʻy oshi/ }).first()).toBeVisible();
  };
  const only = (flag?: string, on: unknown = true) =>
    Object.fromEntries(switches.map(([other]) => [other, other === flag && on]));
  for (const [index, [flag, name]] of switches.entries()) {
    // as servers write a flag
    await open(only(flag, [true, 1, 'true', '1'][index]));
    // All enabled trackers load at the same moment.
    await expect.poll(() => requested).toEqual([scripts[name]]);
  }
  const { amoCrmActive: _, ...others } = only('googleTagManagerActive');
  await open({ ...others, chatActive: false });
  await expect.poll(() => requested).toEqual([scripts.tagManager]);
  await open({ ...only(), chatActive: true });
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  // Without a report URL nothing is reported either, not even as the page is left.
  await page.goto('about:blank');
  expect(requested).toEqual([]);
  expect(asked.filter((url) => url.includes('reporting'))).toEqual([]);
});

test('an order is reported to the enabled trackers without personal data, and leaks no token or phone into URLs or logs', async ({
  page,
  shop,
}) => {
  const traffic = watchTraffic(page.context(), shop.appOrigin);
  await page.request.patch('/__mock/settings', { data: { id: 'demo', ...allTrackers } });
  const requested = await watchForeignRequests(page);
  await page.goto('/?vendor=demo');
  await expect.poll(() => requested.length).toBe(4);
  await walkToOrder(page, shop);
  await press(page, /Buyurtma berish/);
  await expect.poll(() => shop.backend.db.orders.length).toBe(1);
  const order = shop.backend.db.orders[0]?.id ?? '';
  await expect.poll(() => trackerData(page)).toContain(`"transaction_id":"${order}"`);
  const all = await trackerData(page);
  for (const what of [
    'add_to_cart',
    'begin_checkout',
    'AddToCart',
    'InitiateCheckout',
    'Purchase',
  ]) {
    expect(all).toContain(what);
  }
  const secrets = ['901234567', ...secretsOf(shop.backend.db)];
  for (const secret of secrets) expect(all).not.toContain(secret);
  traffic.expectNone(secrets);
});

test('inside Telegram the URL holds no init data when trackers load', async ({
  page,
  simulator,
}) => {
  await page.request.patch('/__mock/settings', { data: { id: 'demo', ...allTrackers } });
  const seen: string[] = [];
  await watchForeignRequests(page, async (route) => {
    seen.push(route.request().frame().url(), route.request().headers().referer ?? '');
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await simulator({ contact: 'grant' });
  await expect.poll(() => seen.length).toBeGreaterThanOrEqual(8);
  for (const address of seen) expect(address).not.toMatch(/tgWebApp|hash=|#/);
});

test('a shop whose trackers are blocked works as before', async ({ page, shop, expectErrors }) => {
  expectErrors(/ERR_BLOCKED_BY_CLIENT/);
  await page.request.patch('/__mock/settings', { data: { id: 'demo', ...allTrackers } });
  const requested = await watchForeignRequests(page, (route) => route.abort('blockedbyclient'));
  await page.goto('/?vendor=demo');
  await expect.poll(() => requested.length).toBe(4);
  await walkToOrder(page, shop);
  await press(page, /Buyurtma berish/);
  await expect.poll(() => shop.backend.db.orders.length).toBe(1);
  await expect(page.getByRole('button', { name: basket })).toHaveCount(0);
});
