import type { BrowserContext, Page } from '@playwright/test';
import { createBackend } from '../../mocks/backend/app';
import { serveShop } from '../../mocks/serve';
import { appDir, edgeDir, mocksDir } from '../../scripts/buildShop';
import { edgePages } from '../../scripts/edgePages';
import { expectPlaced } from './expectPlaced';
import { expect } from './fixtures';
import { test, untilRendered } from './fromEdge';
import { holdBack } from './holdBack';
import { inMotion } from './inMotion';
import { plovCard } from './steps';
import { untilAlive } from './untilAlive';
import { mark, openWithoutCode, scripts } from './withoutCode';

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

for (const [colorScheme, language] of [
  ['light', 'uz'],
  ['dark', 'ar'],
] as const)
  test(`products are on screen before any script, ${colorScheme}, ${language}; every element stays, in place, and nothing that the page carries is asked for`, {
    tag: '@core:edge',
  }, async ({ page, context, edge }) => {
    await untilRendered(`${edge.appOrigin}/?vendor=demo`, language);
    await page.emulateMedia({ colorScheme });
    await context.addCookies([{ name: 'lang', value: language, url: edge.appOrigin }]);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const shifts = await watchShifts(context);
    const release = await openWithoutCode(page, `${edge.appOrigin}/?vendor=demo`);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    const colours = () =>
      page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body);
        return [color, backgroundColor, getComputedStyle(document.body).fontSize];
      });
    const before = { box: await plovCard(page).boundingBox(), colours: await colours() };
    const expectAll = await mark(page.locator('h1, nav a, article, article h3, article fieldset'));
    await release();
    await untilAlive(page);
    await page.waitForLoadState('networkidle');
    expect({ box: await plovCard(page).boundingBox(), colours: await colours() }).toEqual(before);
    await expectAll();
    expect(await shifts(page)).toEqual([]);
    const known = requested.filter((path) =>
      /merchants\/sub\/|merchant\/settings|overalls/.test(path),
    );
    expect(known.filter((path) => !path.includes('/orders/'))).toEqual([]);
  });

test('a page that the browser has kept is read again behind what it shows, where every element stays', async ({
  page,
  edge,
}) => {
  await untilRendered(`${edge.appOrigin}/?vendor=demo`);
  await page.goto(`${edge.appOrigin}/?vendor=demo`);
  await untilAlive(page);
  await page.goto(`${edge.appOrigin}/robots.txt`);
  await page.addInitScript((ms) => void Reflect.set(globalThis, 'passedMs', ms), 2 * 60_000);
  const read = [/merchants.sub/, /merchant.settings/, /overalls/].map((path) =>
    page.waitForResponse(path),
  );
  await page.goBack({ waitUntil: 'commit' });
  await expect(plovCard(page)).toBeVisible();
  const expectAll = await mark(page.locator('h1, nav a, article, article h3, article fieldset'));
  await untilAlive(page);
  for (const answer of await Promise.all(read)) expect(answer.status()).toBe(200);
  await page.waitForLoadState('networkidle');
  await expectAll();
});

test('what is painted of a page that is still arriving stays in place', async ({ page, edge }) => {
  await holdBack(page, scripts);
  await expectPlaced(page, `${edge.appOrigin}/?vendor=demo`);
});

test('pages can be read without scripts; with them each is called the same and says its text once', async ({
  page,
  browser,
  edge,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  await test.step('home', async () => {
    await reader.goto(`${edge.appOrigin}/?vendor=demo`);
    await expect(reader.getByText('Toʻy oshi').first()).toBeVisible();
  });
  for (const [path, heading, said] of [
    ['/product/lagmon', 'Choʻzma lagʻmon', '36 000 soʻm'],
    ['/branches', 'Filiallar', '(07:00 - 10:00) - (11:00 - 23:00)'],
    ['/about', 'Kompaniya haqida', '2009-yildan beri'],
  ] as const)
    await test.step(path, async () => {
      const address = `${edge.appOrigin}${path}?vendor=demo`;
      const written = async () => (await fetch(address)).text();
      await expect.poll(written).toContain('<article>');
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(await written()) ?? [];
      expect(title).toMatch(/ – Oltin Qozon$/);
      await reader.goto(address);
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(reader.getByText(said, { exact: false }).first()).toBeVisible();
      await expect(reader.locator('#root')).toBeHidden();
      const release = await holdBack(page, scripts);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('.early-sheet')).toBeVisible();
      await expect(page.locator('.early-sheet article')).toBeHidden();
      await release();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.locator('.early-sheet')).toHaveCount(0);
      await expect(page).toHaveTitle(title);
    });
  await context.close();
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
