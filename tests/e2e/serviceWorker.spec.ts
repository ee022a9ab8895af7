import type { Page } from '@playwright/test';
import { storedAtHeader, storeName } from '../../src/domain/start/storedPage';
import { plovCard, topSheet } from './steps';
import { comeBack, expect, hasWorker, storedPage, test, visitUntilStored } from './workerShop';

const build = (page: Page) => page.locator('meta[name=build]').getAttribute('content');

/** The app has done what it does behind the start, such as storing its snapshot. */
const untilSettled = (page: Page) =>
  page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('home:')));

/** When the browser started the worker for a page, ms; 0 if it did not. */
const startOfWorker = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry instanceof PerformanceResourceTiming ? entry.workerStart : null;
  });

/** Changes headers of the stored page. */
const changeHeaders = (page: Page, headers: Record<string, string>) =>
  page.evaluate(
    async ([name, changed]) => {
      const cache = await caches.open(name);
      const stored = await cache.match('/?vendor=demo');
      if (!stored) throw new Error('Nothing is stored.');
      const all = { ...Object.fromEntries(stored.headers), ...changed };
      await cache.put('/?vendor=demo', new Response(await stored.text(), { headers: all }));
    },
    [storeName, headers] as const,
  );

const hour = 3_600_000;

test('a second visit shows products although the server does not respond', async ({
  page,
  host,
}) => {
  await visitUntilStored(page, host);
  await untilSettled(page);
  host.isStuck = true;
  const back = await comeBack(page, host);
  expect(back.isStored).toBe(true);
  expect(await startOfWorker(back.page)).toBeGreaterThan(0);
  await expect(plovCard(back.page)).toBeVisible();
  await back.page.locator('#root[data-mounted]').waitFor();
});

test('a returning visit fetches the page again behind the stored one', async ({ page, host }) => {
  await visitUntilStored(page, host);
  host.build = '2';
  const back = await comeBack(page, host);
  expect(await build(back.page)).toBe('1');
  await expect.poll(async () => (await storedPage(back.page))?.text).toContain('content="2"');
});

test('a reload comes from the network', async ({ page, host }) => {
  await visitUntilStored(page, host);
  host.build = '2';
  const back = await comeBack(page, host);
  expect(back.isStored).toBe(true);
  await back.page.waitForLoadState();
  await back.page.reload();
  expect(await build(back.page)).toBe('2');
});

for (const [what, headers] of [
  ['a day old by the server’s time', { date: new Date(Date.now() - 24 * hour).toUTCString() }],
  ['from the future, as the clock is behind', { date: new Date(Date.now() + hour).toUTCString() }],
  [
    'stored later than now, as the clock was set back',
    { [storedAtHeader]: `${Date.now() + hour}` },
  ],
] as const)
  test(`a stored page that is ${what} is not shown`, async ({ page, host }) => {
    await visitUntilStored(page, host);
    await changeHeaders(page, headers);
    host.build = '2';
    const back = await comeBack(page, host);
    expect(await build(back.page)).toBe('2');
    await expect.poll(async () => (await storedPage(back.page))?.text).toContain('content="2"');
  });

test('switched off on the server, the worker and what it stored go at the next visit', async ({
  page,
  host,
}) => {
  await visitUntilStored(page, host);
  host.isOn = false;
  const back = await comeBack(page, host);
  expect(back.isStored).toBe(true);
  await expect.poll(() => hasWorker(back.page)).toBe(false);
  expect(await back.page.evaluate(() => caches.keys())).toEqual([]);
  expect((await comeBack(back.page, host)).isStored).toBe(false);
});

test('switched off, the worker goes also where the browser has found out before the stored page registers it again', async ({
  page,
  host,
}) => {
  await visitUntilStored(page, host);
  host.isOn = false;
  await page.context().addInitScript(() => {
    const { serviceWorker } = navigator;
    // Not in the empty page of a new window.
    if (!isSecureContext) return;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = async (...given) => {
      await (await serviceWorker.getRegistration())?.update();
      while ((await serviceWorker.getRegistrations()).length > 0)
        await new Promise(requestAnimationFrame);
      document.documentElement.dataset.registered = 'again';
      return register(...given);
    };
  });
  const back = await comeBack(page, host);
  expect(back.isStored).toBe(true);
  await expect(back.page.locator('html')).toHaveAttribute('data-registered', 'again');
  await expect.poll(() => hasWorker(back.page)).toBe(false);
  expect((await comeBack(back.page, host)).isStored).toBe(false);
});

test('a page that says that it is switched off takes the worker away itself', async ({
  page,
  host,
}) => {
  await visitUntilStored(page, host);
  host.isOn = false;
  await page.reload();
  await expect.poll(() => hasWorker(page)).toBe(false);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('only home is stored, with the files that it starts with in this language', async ({
  page,
  host,
}) => {
  await visitUntilStored(page, host);
  const next = await page.context().newPage();
  const response = await next.goto(`${host.appOrigin}/profile`);
  expect(response?.fromServiceWorker()).toBe(false);
  expect(await startOfWorker(next)).toBe(0);
  const keys = await next.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname.replace(/-.*/, ''));
  }, storeName);
  expect([...new Set(keys)].sort()).toEqual([
    '/',
    ...['api', 'behind', 'index', 'reactDom', 'uz', 'uz.home'].map((name) => `/assets/${name}`),
  ]);
});

test('a file that is missing leaves the page before it', async ({ page, host }) => {
  await visitUntilStored(page, host);
  host.build = '2"><script type="module" src="/assets/missing-1.js"></script><meta name="';
  const back = await comeBack(page, host);
  await expect.poll(() => host.requests).toContain('/assets/missing-1.js');
  expect((await storedPage(back.page))?.text).toContain('content="1"');
});

test('a language of the address is stored at once', async ({ page, host }) => {
  await visitUntilStored(page, host);
  await page.goto(`${host.appOrigin}/ru/?vendor=demo`);
  await expect.poll(async () => (await storedPage(page))?.language).toBe('ru');
});

test('a language that is chosen is stored at once', async ({ page, host }) => {
  await visitUntilStored(page, host);
  await page.locator('header').getByRole('link', { name: 'Til: UZ' }).click();
  await topSheet(page).getByRole('radio', { name: 'Русский' }).click();
  await expect.poll(async () => (await storedPage(page))?.language).toBe('ru');
});

test('a shop that is gone is not stored any longer', async ({ page, host, expectErrors }) => {
  expectErrors(/404/);
  await visitUntilStored(page, host);
  host.backend.db.merchants.splice(0);
  const back = await comeBack(page, host);
  expect(back.isStored).toBe(true);
  await expect.poll(() => storedPage(back.page)).toBe(null);
});

test('inside Telegram nothing is registered', async ({ page, host }) => {
  await page.goto(`${host.mocksOrigin}/telegram/?panel=0&fit=1&contact=grant&platform=ios`);
  const frame = await (await page.waitForSelector('iframe[title="Mini App"]')).contentFrame();
  await frame?.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith('home:')),
  );
  expect(host.requests).not.toContain('/sw.js');
});

test('Telegram’s frame gets its page from the network, and takes the worker of the browser away', async ({
  page,
  host,
}) => {
  await visitUntilStored(page, host);
  await page.goto(`${host.mocksOrigin}/telegram/?panel=0&fit=1&contact=grant&platform=ios`);
  await expect(plovCard(page.frameLocator('iframe[title="Mini App"]'))).toBeVisible();
  expect(host.requests).toContainEqual(expect.stringMatching(/ in a frame$/));
  const other = await page.context().newPage();
  await other.goto(`${host.appOrigin}/manifest.webmanifest`);
  await expect.poll(() => hasWorker(other)).toBe(false);
});

test.describe('in an app’s web view', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 7 Build/AP2A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  });
  test('nothing is registered', async ({ page, host }) => {
    await page.goto(host.url);
    await untilSettled(page);
    expect(host.requests).not.toContain('/sw.js');
  });
});

test.describe('with the edge', () => {
  test.use({ hasEdge: true });

  test('a stored page is in the chosen language, and without responses: prices are asked for again', async ({
    page,
    host,
  }) => {
    await visitUntilStored(page, host);
    expect((await storedPage(page))?.text).toContain('id="edge-answers">{}</script>');
    const back = await comeBack(page, host);
    expect(back.isStored).toBe(true);
    await back.page.waitForResponse(/overalls/);
    await back.page.goto(`${host.appOrigin}/ru/?vendor=demo`);
    await expect
      .poll(async () => (await storedPage(back.page))?.text)
      .toContain('<html lang="ru-RU"');
  });
});
