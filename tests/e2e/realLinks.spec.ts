import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { pastDoubleTap } from './pastDoubleTap';
import { later, place } from './pastOrders';
import { plant } from './planted';
import { expectSheets, plovCard, type Screen, topSheet } from './steps';
import { untilAlive } from './untilAlive';

/** When the page was loaded; another time after a reload. */
const loadedAt = (screen: Screen) => screen.locator('html').evaluate(() => performance.timeOrigin);

type How = NonNullable<Parameters<Locator['click']>[0]>;

const withCtrl: How = { modifiers: ['ControlOrMeta'] };
const withShift: How = { modifiers: ['Shift'] };
const middle: How = { button: 'middle' };

/**
 * Presses a link so that the browser opens it in a tab, and expects that screen at the tab's address. In a page of the
 * test's own: a tab that the browser opens may be further than what Playwright has heard of it.
 */
async function expectTab(
  page: Page,
  link: Locator,
  how: How,
  ...names: (string | RegExp)[]
): Promise<void> {
  await pastDoubleTap(page);
  const context = page.context();
  const [tab, asked] = await Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('request', (request) => request.isNavigationRequest()),
    link.click(how),
  ]);
  await tab.close();
  const own = await context.newPage();
  await own.goto(asked.url());
  await untilAlive(own);
  await expectSheets(own, ...names);
  await own.close();
}

test('a dish is a link: a plain press opens its sheet, with Ctrl or the middle button the browser opens a tab', {
  tag: '@core:menu',
}, async ({ plain }) => {
  const card = plovCard(plain);
  await expect(card).toHaveAttribute('href', '/product/toy-oshi');
  const started = await loadedAt(plain);
  for (const how of [withCtrl, middle]) await expectTab(plain, card, how, 'Toʻy oshi');
  await expectSheets(plain);

  // the whole card, but for its buttons
  const picture = plain.getByRole('article').first().locator('img');
  const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await plain.mouse.click(x + width / 2, y + height / 2);
  await expectSheets(plain, 'Toʻy oshi');
  await plain.keyboard.press('Escape');
  await expectSheets(plain);
  await expect(card).toBeFocused();
  await plain.keyboard.press('Enter');
  await expectSheets(plain, 'Toʻy oshi');
  expect(await loadedAt(plain)).toBe(started);
});

test('a found dish, a branch, a vacancy and an order are links too', async ({ page, shop }) => {
  await plant(page, shop);
  const { id } = place(shop, ['patir']);
  later(shop, 60);
  const [vacancy] = shop.backend.db.vacancies;
  const cases = [
    ['/search?q=patir', '/product/patir', ['Issiq patir']],
    ['/branches', '/branches?branch=markaz', ['Markaz']],
    ['/vacancy', `/vacancy/${vacancy?.id}`, ['Vakansiyalar', /./]],
    ['/profile/orders', `/profile/orders/${id}`, ['Profil', 'Buyurtmalarim', 'Yakunlandi']],
  ] as const;
  for (const [path, href, names] of cases) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}vendor=demo`);
    await untilAlive(page);
    const link = topSheet(page).locator(`a[href="${href}"]`);
    await expectTab(page, link, withCtrl, ...names);
    const started = await loadedAt(page);
    await link.click();
    await expect(topSheet(page)).toHaveAccessibleName(names.at(-1) ?? '');
    expect(await loadedAt(page)).toBe(started);
  }
});

test('inside Telegram a link to the shop stays in the app, however it is pressed', async ({
  simulator,
}) => {
  const { page, app } = await simulator({ contact: 'grant', platform: 'tdesktop' });
  await expect(app.locator('[aria-live=polite]')).toBeAttached();
  const started = await loadedAt(app);
  for (const how of [withCtrl, withShift, middle]) {
    await pastDoubleTap(app);
    await plovCard(app).click(how);
    await expectSheets(app, 'Toʻy oshi');
    await page.keyboard.press('Escape');
    await expectSheets(app);
  }
  expect(page.context().pages()).toEqual([page]);
  expect(await loadedAt(app)).toBe(started);
});
