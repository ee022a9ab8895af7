import type { Page } from '@playwright/test';
import * as limits from '../../src/domain/limits';
import { expect, test } from './fixtures';
import { forgetDevice } from './forgetDevice';
import { holdBack } from './holdBack';
import { inMotion } from './inMotion';
import { expectSheets, plovCard } from './steps';
import { untilAlive } from './untilAlive';

test.use(inMotion);

/** Injects settings into the page as a deployment does. */
async function deployWith(
  page: Page,
  settings: Readonly<Partial<Record<string, string>>>,
): Promise<void> {
  const tags = Object.entries(settings).map(
    ([name, content]) => `<meta name="storefront:${name}" content="${content}" />`,
  );
  await page.route(/\/\?vendor=/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      '<script data-name="firstPaint">',
      (tag) => tags.join('') + tag,
    );
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

/** Runs in the page before everything else: sums the layout shifts. */
function watchShifts() {
  const moved = { by: 0 };
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') moved.by += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const movedBy = (page: Page) => page.evaluate(() => Reflect.get(window, 'moved').by);

test('the first visit waits for its shop in the shape of home', async ({ page }) => {
  const answer = await holdBack(page, /\/users\/v1\/merchants\//);
  await page.goto('/?vendor=demo', { waitUntil: 'commit' });
  const top = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
  await expect(page.locator('#root[data-mounted]')).toBeAttached();
  const outline = await top('.early-cards i');
  await answer();
  await expect(plovCard(page)).toBeVisible();
  // Logo, search, stories, a banner and the groups come before the products.
  expect(Math.abs((await top('article')) - outline)).toBeLessThanOrEqual(12);
});

test('the first visit shows its sections without layout shift', {
  tag: ['@smoke', '@core:start-browser'],
}, async ({ page }) => {
  await page.addInitScript(watchShifts);
  await page.goto('/?vendor=demo', { waitUntil: 'commit' });
  await expect(plovCard(page)).toBeVisible();
  await expect(page.locator('article use[href]').first()).toBeAttached();
  const brand = await page.evaluate(() =>
    document.documentElement.style.getPropertyValue('--brand'),
  );
  expect(brand).not.toBe('');
  expect(await movedBy(page)).toBe(0);
});

test.describe('with a language that is known before the settings', () => {
  test.beforeEach(({ context, baseURL }) =>
    context.addCookies([{ name: 'lang', value: 'uz', url: baseURL ?? '' }]),
  );

  for (const later of [/\/overalls/, /\/settings\/web/])
    test(`home is laid out once, also where ${later.source} is answered last`, async ({ page }) => {
      await page.addInitScript(watchShifts);
      const release = await holdBack(page, later);
      const other = /overalls/.test(later.source) ? /\/settings\/web/ : /\/overalls/;
      const answered = page.waitForResponse(other);
      await page.goto('/?vendor=demo');
      await (await answered).finished();
      await expect(page.locator('#root[data-mounted]')).toBeAttached();
      await release();
      await expect(plovCard(page)).toBeVisible();
      await expect(page.getByRole('list', { name: 'Takliflar' })).toBeVisible();
      expect(await movedBy(page)).toBe(0);
    });

  test('where the settings never come home is shown without them', async ({ page }) => {
    await holdBack(page, /\/settings\/web/);
    await page.goto('/?vendor=demo');
    await expect(plovCard(page)).toBeVisible();
  });
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

test('every font that the skeleton preloads is used by home', async ({ page }) => {
  const release = await holdBack(page, /\/reactDom-[^/]*\.js$/);
  await page.goto('/?vendor=demo', { waitUntil: 'commit' });
  // Their sizes come with the style sheet.
  await page.waitForFunction(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--text-m'),
  );
  const preloaded = new Set(await fontsOf(page, '.early-type'));
  await release();
  await expect(plovCard(page)).toBeVisible();
  expect(preloaded.size).toBeGreaterThan(3);
  // Banners, stories and what settings bring come after the catalogue.
  await expect
    .poll(async () => {
      const fonts = new Set(await fontsOf(page, '#root'));
      return [...preloaded].filter((font) => !fonts.has(font));
    })
    .toEqual([]);
});

test('the catalogue is requested once: by the id from the look-up, or in parallel with it where the page names the id or the key; the answer for another id is discarded', async ({
  page,
  shop,
}) => {
  const requested = watchCatalogue(page);
  for (const { what, settings, early, all } of [
    { what: 'a page that names nothing', settings: {}, early: [], all: [demo] },
    { what: 'a page that names the id', settings: { merchant: demo }, early: [demo], all: [demo] },
    {
      what: 'a page that wants the key',
      settings: { VITE_CATALOG_BY_KEY: 'on' },
      early: ['demo'],
      all: ['demo'],
    },
    {
      what: 'a page that names another id',
      settings: { merchant: '7002' },
      early: ['7002'],
      all: ['7002', demo],
    },
  ])
    await test.step(what, async () => {
      await forgetDevice(page, shop.appOrigin);
      await page.unrouteAll();
      requested.splice(0);
      await deployWith(page, settings);
      const release = await holdBack(page, /\/merchants\/sub\//);
      await page.goto('/?vendor=demo');
      await expect.poll(() => requested).toEqual(early);
      await release();
      await untilAlive(page);
      await expect(plovCard(page)).toBeVisible();
      expect(requested).toEqual(all);
    });
});

test('React loads without a catalogue too and shows the error', async ({ page, expectErrors }) => {
  expectErrors(/ERR_FAILED/);
  await page.route(/\/merchants\/sub\//, (route) => route.abort());
  await page.goto('/?vendor=demo');
  await untilAlive(page);
  await expect(page.getByRole('button')).not.toHaveCount(0);
});

test('a shop that the simulator passes on from another host is that host’s', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { proxiedOrigin: 'https://demo.example.uz' });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oltin Qozon');
  await expect(plovCard(page)).toBeVisible();
});

test('the skeleton fades out over the sections and blocks no tap', async ({ page }) => {
  await page.addInitScript(() => {
    const faded: unknown[] = [];
    Object.assign(window, { faded });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options);
      if (this.matches('.early')) {
        const isThere = document.querySelector('#root article') !== null;
        faded.push({ ...animation.effect?.getComputedTiming(), isThere });
        // Pauses the animation halfway, so that the test may be slow.
        animation.pause();
        Object.assign(window, { goOn: () => animation.play() });
      }
      return animation;
    };
  });
  await page.goto('/?vendor=demo', { waitUntil: 'commit' });
  await untilAlive(page);
  await expect(page.locator('body > .early')).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(window, 'faded'))).toEqual([
    expect.objectContaining({ duration: limits.fadeMs, isThere: true }),
  ]);
  await plovCard(page).click();
  await expectSheets(page, 'Toʻy oshi');
  await page.evaluate(() => Reflect.get(window, 'goOn')());
  await expect(page.locator('.early')).toHaveCount(0);
});
