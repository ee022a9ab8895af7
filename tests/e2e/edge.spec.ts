import type { BrowserContext, Page } from '@playwright/test';
import { createBackend } from '../../mocks/backend/app';
import { serveShop } from '../../mocks/serve';
import { writeQuery } from '../../mocks/telegram/situation/query';
import { usual } from '../../mocks/telegram/situation/situation';
import { appDir, edgeDir, mocksDir } from '../../scripts/buildShop';
import { edgePages } from '../../scripts/edgePages';
import { expectPlaced } from './expectPlaced';
import { expect } from './fixtures';
import { test, untilRendered } from './fromEdge';
import { holdBack } from './holdBack';
import { inMotion } from './inMotion';
import { expectSheets, plovCard } from './steps';
import { untilAlive } from './untilAlive';
import { scripts } from './withoutCode';

test.use(inMotion);

/** Lists layout shifts with what moved; what a person causes does not count. */
async function watchShifts(context: BrowserContext) {
  await context.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number;
      sources?: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const isShift = (entry: PerformanceEntry): entry is Shift => 'value' in entry;
    const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources = [], startTime } of list.getEntries().filter(isShift)) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.tagName}.${node.className}` : 'text';
          return `${name} ${rect(previousRect)} → ${rect(currentRect)}`;
        });
        shifts.push(`${value} at ${Math.round(startTime)}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return (page: Page) => page.evaluate((): string[] => Reflect.get(globalThis, 'shifts'));
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const language of ['uz', 'ar'] as const)
    test(`products are on screen before any script, ${colorScheme}, ${language}, and stay in place`, {
      tag: '@core:edge',
    }, async ({ page, context, edge }) => {
      await page.emulateMedia({ colorScheme });
      await context.addCookies([{ name: 'lang', value: language, url: edge.appOrigin }]);
      const shifts = await watchShifts(context);
      const release = await holdBack(page, scripts);
      await page.goto(`${edge.appOrigin}/?vendor=demo`, { waitUntil: 'commit' });
      await expect(plovCard(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      const colours = () =>
        page.evaluate(() => {
          const { color, backgroundColor } = getComputedStyle(document.body);
          return [color, backgroundColor, getComputedStyle(document.body).fontSize];
        });
      const before = { box: await plovCard(page).boundingBox(), colours: await colours() };
      await release();
      await untilAlive(page);
      await page.waitForLoadState('networkidle');
      expect({ box: await plovCard(page).boundingBox(), colours: await colours() }).toEqual(before);
      expect(await shifts(page)).toEqual([]);
    });

test('what is painted of a page that is still arriving stays in place', async ({ page, edge }) => {
  await holdBack(page, scripts);
  await expectPlaced(page, `${edge.appOrigin}/?vendor=demo`);
});

test('the app sends none of the requests whose responses are in the page', async ({
  page,
  edge,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(`${edge.appOrigin}/?vendor=bloom`);
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('article').first()).toBeVisible();
  const known = requested.filter((path) =>
    /merchants\/sub\/|merchant\/settings|overalls/.test(path),
  );
  expect(known.filter((path) => !path.includes('/orders/'))).toEqual([]);
});

test('a tap before React is there is done once it is', { tag: '@core:edge' }, async ({
  page,
  edge,
}) => {
  const release = await holdBack(page, scripts);
  await page.goto(`${edge.appOrigin}/?vendor=demo`, { waitUntil: 'commit' });
  const started = await page.evaluate(() => performance.timeOrigin);
  await plovCard(page).click();
  await release();
  await expectSheets(page, 'Toʻy oshi');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(started);
});

test('a deep link shows the outline of its sheet, then the sheet', async ({ page, edge }) => {
  const url = `${edge.appOrigin}/product/lagmon?vendor=demo`;
  await untilRendered(url);
  const release = await holdBack(page, scripts);
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.locator('.early-sheet')).toBeVisible();
  await release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('.early-sheet')).toHaveCount(0);
});

test('inside the simulator home is on screen first, then the person is signed in', {
  tag: '@core:edge',
}, async ({ page, edge }) => {
  const query = writeQuery({ ...usual, platform: 'ios', panel: false, fit: true });
  await page.goto(`${edge.mocksOrigin}/telegram/${query}`);
  const app = page.frameLocator('iframe[title="Mini App"]');
  await expect(app.locator('html')).toHaveAttribute('data-edge', 'WEB');
  await expect(app.getByRole('article').first()).toBeVisible();
});

test('home can be read without scripts', async ({ browser, edge }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${edge.appOrigin}/?vendor=demo`);
  await expect(page.getByText('Toʻy oshi').first()).toBeVisible();
  await context.close();
});

test('what a deep link is called before any script, it is called afterwards', async ({
  page,
  edge,
}) => {
  const address = `${edge.appOrigin}/product/lagmon?vendor=demo`;
  const titleIn = async () =>
    /<title>([^<]*)<\/title>/.exec(await (await fetch(address)).text())?.[1] ?? '';
  await expect.poll(titleIn).toMatch(/ – Oltin Qozon$/);
  const title = await titleIn();
  await page.goto(address);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveTitle(title);
});

test('the browser finds nothing that keeps the shop from being installed', async ({
  page,
  edge,
}) => {
  const manifest = `${edge.appOrigin}/manifest.webmanifest?vendor=demo`;
  await expect.poll(async () => (await fetch(manifest)).status).toBe(200);
  await page.goto(`${edge.appOrigin}/?vendor=demo`);
  const devtools = await page.context().newCDPSession(page);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect({ url, errors }).toEqual({ url: manifest, errors: [] });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Tests have a profile that keeps nothing, which is not the shop's doing.
  const own = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(own).toEqual([]);
});

test('while the API is down the plain page comes, and says so', async ({ page, expectErrors }) => {
  expectErrors(/ERR_FAILED|Failed to load|500/);
  const backend = createBackend();
  backend.faults.add({ path: '/users/v1/merchants/sub/demo', status: 500 });
  const edge = await serveShop({ backend, appDir, mocksDir, pages: edgePages(edgeDir) });
  await page.goto(`${edge.appOrigin}/?vendor=demo`);
  await expect(page.locator('html')).not.toHaveAttribute('data-edge');
  await untilAlive(page);
  await expect(page.getByRole('button')).not.toHaveCount(0);
  await edge.close();
});
