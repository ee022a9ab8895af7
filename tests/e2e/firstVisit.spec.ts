import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdBack } from './holdBack';
import { expectSheets, plovCard } from './steps';
import { untilAlive } from './untilAlive';

/** Holds back the React DOM chunk until the returned function is called. */
async function holdReact(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/live-*.js', async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    for (const route of held) await route.continue();
  };
}

/** Injects settings into the page as a deployment does. */
async function deployWith(page: Page, settings: Record<string, string>): Promise<void> {
  const tags = Object.entries(settings).map(
    ([name, content]) => `<meta name="storefront:${name}" content="${content}" />`,
  );
  await page.route(/\/\?vendor=/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('<script>', `${tags.join('')}<script>`);
    await route.fulfill({ response, body: html });
  });
}

/** The merchant header of each catalogue request, in order. */
function watchCatalogue(page: Page) {
  const requested: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (/\/overalls/.test(request.url())) requested.push(request.headers().merchant);
  });
  return requested;
}

/** The demo merchant's id. */
const demo = '7001';

test('the first visit shows the sections before React loads, without layout shift when it mounts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved = { by: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') moved.by += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const release = await holdReact(page);
  await page.goto('/?vendor=demo', { waitUntil: 'commit' });
  await expect(plovCard(page)).toBeVisible();
  const box = await plovCard(page).boundingBox();
  const brand = await page.evaluate(() =>
    document.documentElement.style.getPropertyValue('--brand'),
  );
  expect(brand).not.toBe('');
  // Icons follow the text, also before React has loaded.
  await expect(page.locator('article use[href]').first()).toBeAttached();
  await release();
  await untilAlive(page);
  expect(await plovCard(page).boundingBox()).toEqual(box);
  expect(await page.evaluate(() => Reflect.get(window, 'moved').by)).toBe(0);
});

/** `15px 400` for each element of `within` with its own text: the lookup key of a font. */
const fontsOf = (page: Page, within: string) =>
  page.locator(within).evaluate((root) => {
    const holdsText = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.data));
    const withText = [...root.querySelectorAll('*')].filter(holdsText);
    return withText.map((element) => {
      const { fontSize, fontWeight } = getComputedStyle(element);
      return `${fontSize} ${fontWeight}`;
    });
  });

test('the skeleton preloads the fonts of the first sections', async ({ page }) => {
  await holdReact(page);
  const release = await holdBack(page, /\/merchants\/sub\//);
  await page.goto('/?vendor=demo', { waitUntil: 'commit' });
  await expect(page.locator('.early-type')).toBeAttached();
  const preloaded = new Set(await fontsOf(page, '.early-type'));
  await release();
  await expect(plovCard(page)).toBeVisible();
  const needed = new Set(await fontsOf(page, '#root'));
  expect([...needed].sort()).toEqual([...preloaded].sort());
});

test('React never loads before the catalogue, however late the catalogue is requested', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const release = await holdBack(page, /\/merchants\/sub\//);
  // The app has run by the load event.
  await page.goto('/?vendor=demo');
  await release();
  await untilAlive(page);
  const react = requested.findIndex((url) => /\/live-/.test(url));
  const catalogue = requested.findIndex((url) => /\/overalls/.test(url));
  expect(catalogue).toBeGreaterThan(-1);
  expect(react).toBeGreaterThan(catalogue);
});

test('the catalogue is requested once, by the id from the merchant look-up', async ({ page }) => {
  const requested = watchCatalogue(page);
  const release = await holdBack(page, /\/merchants\/sub\//);
  await page.goto('/?vendor=demo');
  expect(requested).toEqual([]);
  await release();
  await untilAlive(page);
  await expect(plovCard(page)).toBeVisible();
  expect(requested).toEqual([demo]);
});

test('a merchant id named in the page is requested in parallel with the look-up, once', async ({
  page,
}) => {
  await deployWith(page, { merchant: demo });
  const requested = watchCatalogue(page);
  const release = await holdBack(page, /\/merchants\/sub\//);
  await page.goto('/?vendor=demo');
  await expect.poll(() => requested).toEqual([demo]);
  await release();
  await untilAlive(page);
  await expect(plovCard(page)).toBeVisible();
  expect(requested).toEqual([demo]);
});

test('an early response for another merchant id is discarded', async ({ page }) => {
  await deployWith(page, { merchant: '7002' });
  const requested = watchCatalogue(page);
  await page.goto('/?vendor=demo');
  await untilAlive(page);
  await expect(plovCard(page)).toBeVisible();
  expect(requested).toEqual(['7002', demo]);
});

test('with the key setting the catalogue is requested by the merchant’s key', async ({ page }) => {
  await deployWith(page, { VITE_CATALOG_BY_KEY: 'on' });
  const requested = watchCatalogue(page);
  const release = await holdBack(page, /\/merchants\/sub\//);
  await page.goto('/?vendor=demo');
  await expect.poll(() => requested).toEqual(['demo']);
  await release();
  await untilAlive(page);
  await expect(plovCard(page)).toBeVisible();
  expect(requested).toEqual(['demo']);
});

test('React loads without a catalogue too and shows the error', async ({ page, expectErrors }) => {
  expectErrors(/ERR_FAILED/);
  await page.route(/\/merchants\/sub\//, (route) => route.abort());
  await page.goto('/?vendor=demo');
  await untilAlive(page);
  await expect(page.getByRole('button')).not.toHaveCount(0);
});

test('a tap on the static markup is replayed once React has mounted', async ({ page }) => {
  const release = await holdReact(page);
  await page.goto('/?vendor=demo', { waitUntil: 'commit' });
  await plovCard(page).click();
  await release();
  await expectSheets(page, 'Toʻy oshi');
});

test('a failure of the static render does not affect the app', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'DocumentFragment', { value: undefined });
  });
  await page.goto('/?vendor=demo');
  await untilAlive(page);
  await expect(plovCard(page)).toBeVisible();
});
