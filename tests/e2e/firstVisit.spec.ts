import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdBack } from './holdBack';
import { expectSheets, plovCard } from './steps';
import { untilAlive } from './untilAlive';

/** Keeps what comes to life later, React DOM, from arriving until the answer is called. */
async function holdLife(page: Page): Promise<() => Promise<void>> {
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

/** Writes settings into the page as a deployment does. */
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

/** Of which merchant the catalogue is asked for, in turn. */
function watchCatalogue(page: Page) {
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (/\/overalls/.test(request.url())) asked.push(request.headers().merchant);
  });
  return asked;
}

/** the id of the demo's merchant */
const demo = '7001';

test('the very first visit shows the shelves before React has arrived, and nothing moves when it does', async ({
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
  const release = await holdLife(page);
  await page.goto('/?vendor=demo', { waitUntil: 'commit' });
  await expect(plovCard(page)).toBeVisible();
  const place = await plovCard(page).boundingBox();
  const brand = await page.evaluate(() =>
    document.documentElement.style.getPropertyValue('--brand'),
  );
  expect(brand).not.toBe('');
  // icons follow the text, also while React is still on its way
  await expect(page.locator('article use[href]').first()).toBeAttached();
  await release();
  await untilAlive(page);
  expect(await plovCard(page).boundingBox()).toEqual(place);
  expect(await page.evaluate(() => Reflect.get(window, 'moved').by)).toBe(0);
});

/** `15px 400` of each element of `within` that holds text of its own: what a font is looked up for. */
const typeOf = (page: Page, within: string) =>
  page.locator(within).evaluate((root) => {
    const holdsText = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.data));
    const written = [...root.querySelectorAll('*')].filter(holdsText);
    return written.map((element) => {
      const { fontSize, fontWeight } = getComputedStyle(element);
      return `${fontSize} ${fontWeight}`;
    });
  });

test('the outline has the fonts found that the first shelves are written in', async ({ page }) => {
  await holdLife(page);
  const letCome = await holdBack(page, /\/merchants\/sub\//);
  await page.goto('/?vendor=demo', { waitUntil: 'commit' });
  await expect(page.locator('.early-type')).toBeAttached();
  const found = new Set(await typeOf(page, '.early-type'));
  await letCome();
  await expect(plovCard(page)).toBeVisible();
  const needed = new Set(await typeOf(page, '#root'));
  expect([...needed].sort()).toEqual([...found].sort());
});

test('React takes no place on the network from the catalogue, however late that is asked for', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const letCome = await holdBack(page, /\/merchants\/sub\//);
  // The app has run when the page says that it has loaded.
  await page.goto('/?vendor=demo');
  await letCome();
  await untilAlive(page);
  const react = asked.findIndex((url) => /\/live-/.test(url));
  const catalogue = asked.findIndex((url) => /\/overalls/.test(url));
  expect(catalogue).toBeGreaterThan(-1);
  expect(react).toBeGreaterThan(catalogue);
});

test('the catalogue is asked for by the id alone, once the look-up has told it', async ({
  page,
}) => {
  const asked = watchCatalogue(page);
  const letCome = await holdBack(page, /\/merchants\/sub\//);
  await page.goto('/?vendor=demo');
  expect(asked).toEqual([]);
  await letCome();
  await untilAlive(page);
  await expect(plovCard(page)).toBeVisible();
  expect(asked).toEqual([demo]);
});

test('an id that the page names is asked for beside the look-up, and once', async ({ page }) => {
  await deployWith(page, { merchant: demo });
  const asked = watchCatalogue(page);
  const letCome = await holdBack(page, /\/merchants\/sub\//);
  await page.goto('/?vendor=demo');
  await expect.poll(() => asked).toEqual([demo]);
  await letCome();
  await untilAlive(page);
  await expect(plovCard(page)).toBeVisible();
  expect(asked).toEqual([demo]);
});

test('what came for another id than the look-up names is not used', async ({ page }) => {
  await deployWith(page, { merchant: '7002' });
  const asked = watchCatalogue(page);
  await page.goto('/?vendor=demo');
  await untilAlive(page);
  await expect(plovCard(page)).toBeVisible();
  expect(asked).toEqual(['7002', demo]);
});

test('a server that takes the key for the id is asked by the key where the setting says so', async ({
  page,
}) => {
  await deployWith(page, { VITE_CATALOG_BY_KEY: 'on' });
  const asked = watchCatalogue(page);
  const letCome = await holdBack(page, /\/merchants\/sub\//);
  await page.goto('/?vendor=demo');
  await expect.poll(() => asked).toEqual(['demo']);
  await letCome();
  await untilAlive(page);
  await expect(plovCard(page)).toBeVisible();
  expect(asked).toEqual(['demo']);
});

test('React comes without a catalogue too: it says what is wrong', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/);
  await page.route(/\/merchants\/sub\//, (route) => route.abort());
  await page.goto('/?vendor=demo');
  await untilAlive(page);
  await expect(page.getByRole('button')).not.toHaveCount(0);
});

test('what is tapped on the first picture is done when React is there', async ({ page }) => {
  const release = await holdLife(page);
  await page.goto('/?vendor=demo', { waitUntil: 'commit' });
  await plovCard(page).click();
  await release();
  await expectSheets(page, 'Toʻy oshi');
});

test('a first picture that cannot be drawn costs nothing but itself', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'DocumentFragment', { value: undefined });
  });
  await page.goto('/?vendor=demo');
  await untilAlive(page);
  await expect(plovCard(page)).toBeVisible();
});
