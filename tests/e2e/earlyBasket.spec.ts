import type { Locator, Page } from '@playwright/test';
import { writeQuery } from '../../mocks/telegram/situation/query';
import { usual } from '../../mocks/telegram/situation/situation';
import { expect } from './fixtures';
import { test } from './fromEdge';
import { holdBack } from './holdBack';
import { listen } from './spoken';
import { expectSheets, plovCard, type Screen, topSheet } from './steps';
import { untilAlive } from './untilAlive';
import { openWithoutCode, scripts } from './withoutCode';

/** A dish without options, at 42 000 soʻm. */
const dish = (screen: Screen): Locator =>
  screen.locator('article', { has: screen.locator('a[href="/product/choyxona-oshi"]') });
const plus = (screen: Screen): Locator => dish(screen).getByRole('button').last();
const count = (screen: Screen): Locator => dish(screen).locator('output');
/** The bar that leads to the basket: the early one, or the app's. */
const bar = (page: Page): Locator => page.locator('.early-bar:not([hidden]) a, main ~ * button');

/** Products and counts of the stored basket. */
const stored = (page: Page): Promise<[string, number][]> =>
  page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.startsWith('cart:')) ?? '';
    const lines: { productId: string; count: number }[] =
      JSON.parse(localStorage.getItem(name) ?? '{}').value?.lines ?? [];
    return lines.map((line) => [line.productId, line.count]);
  });

test('from the edge the app counts before the code that reads the API’s responses has come', async ({
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

test('before React a plus counts at once, and once', async ({ page, edge }) => {
  const release = await openWithoutCode(page, `${edge.appOrigin}/?vendor=demo`);
  const said = await listen(page);
  await plus(page).click();
  await plus(page).click();
  await expect(count(page)).toHaveText('2');
  await expect(bar(page)).toHaveText('Savat84\u00a0000\u00a0soʻm');
  expect(await stored(page)).toEqual([['choyxona-oshi', 2]]);
  expect(await said()).toEqual(['Choyxona oshi: 1', 'Choyxona oshi: 2']);
  const names = await dish(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  expect(names).toEqual(['Kamaytirish: Choyxona oshi', 'Koʻpaytirish: Choyxona oshi']);
  const before = await bar(page).boundingBox();

  await release();
  await untilAlive(page);
  await expect(page.locator('main ~ * button')).toBeVisible();
  await expect(bar(page)).toHaveCount(1);
  await expect(bar(page)).toHaveText('Savat84\u00a0000\u00a0soʻm');
  expect(await bar(page).boundingBox()).toEqual(before);
  await expect(count(page)).toHaveText('2');
  await plus(page).click();
  await expect(count(page)).toHaveText('3');
  expect(await stored(page)).toEqual([['choyxona-oshi', 3]]);
});

test('before React a minus takes away, the last one the bar too', async ({ page, edge }) => {
  await openWithoutCode(page, `${edge.appOrigin}/?vendor=demo`);
  await plus(page).click();
  await plus(page).click();
  const minus = dish(page).getByRole('button').first();
  await minus.click();
  await expect(bar(page)).toHaveText('Savat42\u00a0000\u00a0soʻm');
  await minus.click();
  await expect(count(page)).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  expect(await stored(page)).toEqual([]);
  await expect(plus(page)).toHaveAccessibleName('Savatga qoʻshish: Choyxona oshi');
});

test('before React the bar leads to the basket', async ({ page, edge }) => {
  const release = await openWithoutCode(page, `${edge.appOrigin}/?vendor=demo`);
  await plus(page).click();
  await bar(page).click();
  await release();
  await expectSheets(page, 'Savat');
  await expect(topSheet(page)).toContainText('Choyxona oshi');
});

test('before React a card counts in Arabic as the app does', async ({ page, context, edge }) => {
  await context.addCookies([{ name: 'lang', value: 'ar', url: edge.appOrigin }]);
  const release = await openWithoutCode(page, `${edge.appOrigin}/?vendor=demo`);
  await plus(page).click();
  const buttons = dish(page).locator('fieldset button');
  const look = async () => [
    await dish(page).locator('fieldset').textContent(),
    await buttons.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))),
    await bar(page).textContent(),
    await count(page).boundingBox(),
    await buttons.first().boundingBox(),
  ];
  const before = await look();
  await release();
  await untilAlive(page);
  await expect(page.locator('main ~ * button')).toBeVisible();
  expect(await look()).toEqual(before);
});

test('before React a card counts by keyboard, and the focus stays on its plus', async ({
  page,
  edge,
}) => {
  const release = await openWithoutCode(page, `${edge.appOrigin}/?vendor=demo`);
  await plus(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(count(page)).toHaveText('2');
  await expect(plus(page)).toBeFocused();
  await release();
  await untilAlive(page);
  await expect(plus(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('3');
});

test('before React a plus that asks for options waits, and those before it count', async ({
  page,
  edge,
}) => {
  const release = await openWithoutCode(page, `${edge.appOrigin}/?vendor=demo`);
  await plus(page).click();
  const withOptions = page.locator('article', { has: plovCard(page) });
  await page.getByRole('button', { name: 'Savatga qoʻshish: Toʻy oshi' }).first().click();
  await expect(withOptions.locator('output')).toHaveCount(0);
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

test('the next visit counts in the basket that is there', async ({ page, edge }) => {
  await page.goto(`${edge.appOrigin}/?vendor=demo`);
  await untilAlive(page);
  await plus(page).click();
  await expect(page.locator('main ~ * button')).toBeVisible();
  await page.waitForFunction(() => {
    const name = Object.keys(localStorage).find((key) => key.startsWith('home:')) ?? '';
    return localStorage.getItem(name)?.includes('data-goods');
  });
  const release = await holdBack(page, scripts);
  await page.reload({ waitUntil: 'commit' });
  await expect(count(page)).toHaveText('1');
  await plus(page).click();
  await expect(count(page)).toHaveText('2');
  await expect(bar(page)).toHaveText('Savat84\u00a0000\u00a0soʻm');
  expect(await stored(page)).toEqual([['choyxona-oshi', 2]]);
  await release();
  await untilAlive(page);
  await expect(count(page)).toHaveText('2');
  await expect(bar(page)).toHaveText('Savat84\u00a0000\u00a0soʻm');
});

test('inside Telegram a plus before React is felt', async ({ page, edge }) => {
  const release = await holdBack(page, new RegExp(`^${edge.appOrigin}/assets/.*\\.js$`));
  const query = writeQuery({ ...usual, platform: 'ios', panel: false, fit: true });
  await page.goto(`${edge.mocksOrigin}/telegram/${query}`, { waitUntil: 'commit' });
  const app = page.frameLocator('iframe[title="Mini App"]');
  await page.evaluate(() => {
    const felt: string[] = [];
    Object.assign(globalThis, { felt });
    addEventListener('message', ({ data }) => {
      if (String(data).includes('haptic')) felt.push(JSON.parse(data).eventData.type);
    });
  });
  // The simulator covers the app until it is ready, as clients do.
  await plus(app).dispatchEvent('click');
  await expect(count(app)).toHaveText('1');
  await expect
    .poll(() => page.evaluate((): string[] => Reflect.get(globalThis, 'felt')))
    .toEqual(['impact']);
  await release();
  await app.locator('#root[data-mounted]').waitFor({ state: 'attached' });
  await expect(count(app)).toHaveText('1');
  await expect(app.locator('.early-bar')).toHaveCount(0);
});

test('where no code arrives, what was counted is kept, and is said to be', async ({
  page,
  edge,
  expectErrors,
}) => {
  expectErrors(/404/);
  await page.route(scripts, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${edge.appOrigin}/?vendor=demo`);
  const notice = page.getByRole('alert');
  await expect(notice).toHaveText(/^Doʻkon ochilmadi/);
  await expect(notice.getByText('Savatingiz joyida.')).toBeHidden();
  await plus(page).click();
  await expect(count(page)).toHaveText('1');
  await expect(notice.getByText('Savatingiz joyida.')).toBeVisible();
  await page.unroute(scripts);
  await notice.getByRole('button').click();
  await untilAlive(page);
  await expect(notice).toHaveCount(0);
  await expect(count(page)).toHaveText('1');
});
