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

/** Makes the server one that knows its shops by their ids only. */
async function knowNoKeys(page: Page, expectErrors: (...patterns: RegExp[]) => void) {
  expectErrors(/404/);
  await page.route(/\/(overalls|merchant\/settings)/, (route) =>
    route.request().headers().merchant === 'demo'
      ? route.fulfill({ status: 404, json: {} })
      : route.continue(),
  );
}

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
  expectErrors,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await knowNoKeys(page, expectErrors);
  const letCome = await holdBack(page, /\/merchants\/sub\//);
  // The app has run when the page says that it has loaded.
  await page.goto('/?vendor=demo');
  await letCome();
  await untilAlive(page);
  const react = asked.findIndex((url) => /\/live-/.test(url));
  const catalogue = asked.findLastIndex((url) => /\/overalls/.test(url));
  expect(catalogue).toBeGreaterThan(asked.findIndex((url) => /\/overalls/.test(url)));
  expect(react).toBeGreaterThan(catalogue);
});

test('the catalogue does not wait for the merchant, and is asked for once', async ({ page }) => {
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (/\/overalls/.test(request.url())) asked.push(request.headers().merchant);
  });
  const letCome = await holdBack(page, /\/merchants\/sub\//);
  await page.goto('/?vendor=demo');
  await expect.poll(() => asked).toEqual(['demo']);
  await letCome();
  await untilAlive(page);
  await expect(plovCard(page)).toBeVisible();
  expect(asked).toEqual(['demo']);
});

test('a server that knows a shop by its id only is asked by the id', async ({
  page,
  expectErrors,
}) => {
  await knowNoKeys(page, expectErrors);
  await page.goto('/?vendor=demo');
  await untilAlive(page);
  await expect(plovCard(page)).toBeVisible();
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
