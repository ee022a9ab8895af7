import type { Locator, Page } from '@playwright/test';
import { writeQuery } from '../../mocks/telegram/situation/query';
import { usual } from '../../mocks/telegram/situation/situation';
import { expect } from './fixtures';
import { test } from './fromEdge';
import { holdBack } from './holdBack';
import { expectSheets, plovCard, type Screen } from './steps';
import { untilAlive } from './untilAlive';
import { mark, openWithoutCode, scripts } from './withoutCode';

// Home comes with the page, and React adopts its elements: what is done on them before is done all the same.

const chips = (page: Page) => page.locator('nav a[href^="#section-"]');
/** A dish without options, at 42 000 soʻm. */
const dish = (screen: Screen): Locator =>
  screen.locator('article', { has: screen.locator('a[href="/product/choyxona-oshi"]') });
const plus = (screen: Screen): Locator => dish(screen).getByRole('button').last();
const count = (screen: Screen): Locator => dish(screen).locator('output');
const bar = (page: Page): Locator => page.locator('main ~ * button');

/** Products and counts of the stored basket. */
const stored = (page: Page): Promise<[string, number][]> =>
  page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.startsWith('cart:')) ?? '';
    const lines: { productId: string; count: number }[] =
      JSON.parse(localStorage.getItem(name) ?? '{}').value?.lines ?? [];
    return lines.map((line) => [line.productId, line.count]);
  });

test('a returning visitor’s basket is on home, in the elements that have come with the page', async ({
  page,
  edge,
}) => {
  await page.goto(`${edge.appOrigin}/?vendor=demo`);
  await untilAlive(page);
  await plus(page).click();
  await plus(page).click();
  const release = await holdBack(page, scripts);
  await page.reload({ waitUntil: 'commit' });
  await expect(plovCard(page)).toBeVisible();
  await expect(count(page)).toHaveCount(0);
  const expectAll = await mark(dish(page).locator('a, fieldset'));
  await release();
  await expect(count(page)).toHaveText('2');
  await expect(bar(page)).toHaveText('Savat84\u00a0000\u00a0soʻm');
  await expectAll();
  expect(await stored(page)).toEqual([['choyxona-oshi', 2]]);
});

test('a tap shows at once that it was received, is done once React is there, and the first that opens a sheet ends what is done afterwards', {
  tag: '@core:edge',
}, async ({ page, edge }) => {
  const release = await openWithoutCode(page, `${edge.appOrigin}/?vendor=demo`);
  const started = await page.evaluate(() => performance.timeOrigin);
  await plovCard(page).click();
  const plov = page.getByRole('link', { name: 'Toʻy oshi' });
  const card = page.getByRole('article').filter({ has: plov });
  await expect(card.first()).toHaveCSS('opacity', '0.6');
  await page.getByRole('link', { name: 'Profil' }).click();
  await release();
  await expectSheets(page, 'Toʻy oshi');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(started);
});

test('a category is scrolled to at once, and the page stays there', async ({ page, edge }) => {
  const release = await openWithoutCode(page, `${edge.appOrigin}/?vendor=demo`);
  const chip = chips(page).nth(1);
  const section = page.locator(`[id="${(await chip.getAttribute('href'))?.slice(1)}"]`);
  const top = async () => Math.round((await section.boundingBox())?.y ?? Number.NaN);
  await chip.click();
  const before = await top();
  expect(before).toBeLessThan(200);
  await release();
  await untilAlive(page);
  await expect(chip).toHaveAttribute('aria-current', 'true');
  await expect.poll(top).toBe(before);
});

test('every plus counts, once, by finger and by keys, and is said; what has the focus keeps it', {
  tag: '@core:basket',
}, async ({ page, edge }) => {
  const release = await openWithoutCode(page, `${edge.appOrigin}/?vendor=demo`);
  await plus(page).click();
  await plus(page).click();
  await plus(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await release();
  await expect(count(page)).toHaveText('4');
  await expect(bar(page)).toHaveText('Savat168\u00a0000\u00a0soʻm');
  expect(await stored(page)).toEqual([['choyxona-oshi', 4]]);
  await expect(page.getByRole('status').filter({ hasText: 'Savat: 4 ta mahsulot' })).toBeAttached();
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  await expect(plus(page)).toBeFocused();
});

test('a plus that asks for options opens the dish, and those before it count', async ({
  page,
  edge,
}) => {
  const release = await openWithoutCode(page, `${edge.appOrigin}/?vendor=demo`);
  await plus(page).click();
  await page.getByRole('button', { name: 'Savatga qoʻshish: Toʻy oshi' }).first().click();
  await release();
  await expectSheets(page, 'Toʻy oshi');
  expect(await stored(page)).toEqual([['choyxona-oshi', 1]]);
});

test('without storage no plus is lost', async ({ page, context, edge }) => {
  await context.addInitScript(() => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: denied });
  });
  const release = await openWithoutCode(page, `${edge.appOrigin}/?vendor=demo`);
  await plus(page).click();
  await plus(page).click();
  await release();
  await untilAlive(page);
  await expect(count(page)).toHaveText('2');
});

test('where inline scripts are forbidden the shop opens and counts as ever', async ({
  page,
  edge,
  expectErrors,
}) => {
  expectErrors(/policy: script-src-elem|Content Security Policy/);
  await page.route(`${edge.appOrigin}/?vendor=demo`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" };
    await route.fulfill({ response, headers });
  });
  await page.goto(`${edge.appOrigin}/?vendor=demo`);
  await untilAlive(page);
  await plus(page).click();
  await expect(count(page)).toHaveText('1');
});

test('the app counts before the code that reads the API’s responses has come', async ({
  page,
  edge,
}) => {
  const release = await holdBack(page, /\/api-[^/]*\.js$/);
  await page.goto(`${edge.appOrigin}/?vendor=demo`);
  await untilAlive(page);
  await plus(page).click();
  await expect(count(page)).toHaveText('1');
  expect(await stored(page)).toEqual([['choyxona-oshi', 1]]);
  await release();
  await expect(bar(page)).toHaveText('Savat42\u00a0000\u00a0soʻm');
});

test('inside Telegram home is on screen before any script, and a plus counts once the app is there', {
  tag: '@core:edge',
}, async ({ page, edge }) => {
  const release = await holdBack(page, new RegExp(`^${edge.appOrigin}/assets/.*\\.js$`));
  const query = writeQuery({ ...usual, platform: 'ios', panel: false, fit: true });
  await page.goto(`${edge.mocksOrigin}/telegram/${query}`, { waitUntil: 'commit' });
  const app = page.frameLocator('iframe[title="Mini App"]');
  await expect(app.locator('html')).toHaveAttribute('data-edge', 'WEB');
  await expect(app.getByRole('article').first()).toBeVisible();
  // The simulator covers the app until it is ready, as clients do.
  await plus(app).dispatchEvent('click');
  await release();
  await expect(count(app)).toHaveText('1');
});

test('where the app shows another language, its home takes the place of the page’s, and a link leads where it leads', async ({
  page,
  context,
  edge,
}) => {
  const url = `${edge.appOrigin}/?vendor=demo`;
  const release = await openWithoutCode(page, url);
  await context.addCookies([{ name: 'lang', value: 'ru', url: edge.appOrigin }]);
  await plovCard(page).click();
  await release();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Свадебный плов');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU');
});

test('at a table home is the app’s own', async ({ page, edge }) => {
  await page.goto(`${edge.appOrigin}/?vendor=demo&tableId=7`);
  await untilAlive(page);
  await page.goto(`${edge.appOrigin}/?vendor=demo`);
  await untilAlive(page);
  await expect(plovCard(page)).toBeVisible();
});

test('where no code arrives the page says so, and a retry opens the shop', async ({
  page,
  edge,
  expectErrors,
}) => {
  expectErrors(/404/);
  await page.route(scripts, (route) => route.fulfill({ status: 404, body: '' }));
  // The page would also retry by itself; here the button does it.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(`${edge.appOrigin}/?vendor=demo`);
  const notice = page.getByRole('alert');
  await expect(notice).toHaveText(/^Doʻkon ochilmadi/);
  await page.unroute(scripts);
  await notice.getByRole('button').click();
  await page.clock.resume();
  await untilAlive(page);
  await expect(notice).toHaveCount(0);
  await plus(page).click();
  await expect(count(page)).toHaveText('1');
});
