import type { Locator, Page } from '@playwright/test';
import { rest } from '../../src/i18n/ar';
import { first } from '../../src/i18n/ar.home';
import { expect, test } from './fixtures';
import { forgetDevice } from './forgetDevice';
import { place } from './pastOrders';
import { plant } from './planted';
import { box, expectBefore, expectInOrder, expectOnTheRight, middle } from './rightToLeft';
import { topSheet } from './steps';
import { untilAlive } from './untilAlive';

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'ar', url: baseURL ?? '' }]);
});

const latin = '“Tong” non!';

const firstCard = (page: Page) => page.getByRole('article').first();

test('home, its chips and its cards run from right to left', {
  tag: ['@smoke', '@core:arabic'],
}, async ({ page }) => {
  await page.goto('/?vendor=demo');
  await expect(firstCard(page)).toBeVisible();
  await untilAlive(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', /^ar/);
  const header = page.locator('header').first();
  await expectBefore(
    header.getByRole('heading'),
    header.getByRole('link', { name: first.home.profile }),
  );
  const bar = page.getByRole('navigation', { name: first.home.categories });
  const chips = bar.locator('a:not([data-lead])');
  await expectBefore(bar.getByRole('link').first(), chips.nth(0));
  await expectBefore(chips.nth(0), chips.nth(1));

  // The active chip stays in view at both ends of the row.
  const last = chips.last();
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await chips.first().scrollIntoViewIfNeeded();
  await chips.first().click();
  await expect(chips.first()).toHaveAttribute('aria-current', 'true');
  await expect(chips.first()).toBeInViewport({ ratio: 0.9 });

  await test.step('the left safe area stays free', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    const profile = header.getByRole('link', { name: first.home.profile });
    const { x } = await box(profile);
    const heading = header.getByRole('heading');
    const right = async () => {
      const found = await box(heading);
      return found.x + found.width;
    };
    const before = await right();
    await page.evaluate(() => document.documentElement.style.setProperty('--safe-left', '40px'));
    expect((await box(profile)).x).toBe(x + 40);
    expect(await right()).toBe(before);
  });
});

test('a sheet’s close button is on the left, its arrows point left; its steppers and carousels start on the right', {
  tag: '@core:arabic',
}, async ({ page }) => {
  await page.goto('/product/toy-oshi?vendor=demo');
  const sheet = topSheet(page);
  await expect(sheet.getByRole('group').first()).toBeVisible();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(await middle(sheet.getByRole('button', { name: first.common.close }))).toBeLessThan(
    width / 4,
  );
  const less = sheet.getByRole('button', { name: /^إنقاص/ }).first();
  const more = sheet.getByRole('button', { name: /^زيادة/ }).first();
  await expectBefore(less, more);

  await test.step('a carousel starts on the right, and the left arrow key advances it', async () => {
    const row = topSheet(page).getByRole('list').first();
    const pictures = row.getByRole('listitem');
    await expect(pictures.nth(0)).toBeInViewport({ ratio: 0.9 });
    await expectBefore(pictures.nth(0), pictures.nth(1));
    const dots = row.locator('xpath=following-sibling::*').locator('i');
    const isWide = (index: number) =>
      expect.poll(async () => (await box(dots.nth(index))).width).toBeGreaterThan(10);
    await isWide(0);
    await expectBefore(dots.nth(0), dots.nth(1));
    await row.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 });
    await isWide(1);
  });

  await page.goto('/profile?vendor=demo');
  const row = sheet.getByRole('button', { name: rest.profile.language });
  const arrow = row.locator('svg').last();
  await expectBefore(row.locator('svg').first(), arrow);
  await expect(arrow).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
});

test('a long Latin name begins with its first letter and is cut at its end, and a merchant’s page follows the direction of its own text', async ({
  page,
  shop,
}) => {
  await test.step('in a search result it begins on the right', async () => {
    await page.setViewportSize({ width: 360, height: 844 });
    await page.goto('/search?q=patir&vendor=demo');
    const name = topSheet(page).getByText(/^The big family set/);
    await expect(name).toBeVisible();
    await expect(name).toHaveCSS('direction', 'ltr');
    await expect(name).toHaveCSS('text-align', 'right');
    // cut: more lines than are shown
    expect(await name.evaluate((each) => each.scrollHeight > each.clientHeight)).toBe(true);
  });
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step('the steps of a merchant’s page', async () => {
    await page.goto('/offerta?vendor=demo');
    const steps = topSheet(page).getByRole('listitem');
    await expect(steps).not.toHaveCount(0);
    for (const step of await steps.all()) await expect(step).toHaveCSS('direction', 'ltr');
  });

  await forgetDevice(page, shop.appOrigin);
  await page.context().addCookies([{ name: 'lang', value: 'ar', url: shop.appOrigin }]);
  const { merchants, categories, branches } = shop.backend.db;
  const name = 'Har kuni yangi taom, non va shirinlik uyi';
  for (const each of [...merchants, ...categories, ...branches])
    each.name = { uz: name, ru: name, eng: name };
  const named = { name: /^Har kuni/ };
  const expectBegun = async (name: Locator) => {
    await expect(name).toBeVisible();
    await expect(name).toHaveCSS('direction', 'ltr');
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(
      true,
    );
  };
  await page.goto('/?vendor=demo');
  await expectBegun(page.getByRole('heading', { level: 1 }));
  await expectBegun(page.getByRole('navigation').getByRole('link', named).first());
  await page.goto('/branches/map?vendor=demo');
  const pins = topSheet(page).locator('.maplibregl-map').getByRole('button', named);
  await expectBegun(pins.and(page.locator('[aria-pressed=false]')).first().locator('span').last());
});

test('the left side and left key advance a story, and its progress fills from the right', async ({
  page,
}) => {
  await page.goto('/stories/story-osh?vendor=demo');
  const bars = topSheet(page).getByRole('progressbar');
  const at = (place: number) => expect(bars).toHaveAttribute('aria-valuenow', String(place));
  await at(1);
  const steps = bars.locator(':scope > span');
  await expectBefore(steps.nth(0), steps.nth(1));
  await page.touchscreen.tap(60, 450);
  await at(2);
  const [whole, filled] = [await box(steps.nth(0)), await box(steps.nth(0).locator('i'))];
  expect(Math.round(filled.x + filled.width)).toBe(Math.round(whole.x + whole.width));
  await page.touchscreen.tap(330, 450);
  await at(1);
  await page.keyboard.press('ArrowLeft');
  await at(2);
  await page.keyboard.press('ArrowRight');
  await at(1);
});

test('on the map the back button is on the right, search on the left, the pin in the middle', {
  tag: '@core:arabic',
}, async ({ page }) => {
  await page.goto('/address/delivery?vendor=demo');
  const sheet = topSheet(page);
  await expect(sheet.locator('canvas')).toBeVisible();
  const back = sheet.getByRole('button', { name: first.common.back });
  const search = sheet.getByRole('button', { name: rest.address.search });
  await expectBefore(back, search);
  await expect(back.locator('svg')).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
  const { width } = page.viewportSize() ?? { width: 0 };
  const locate = sheet.getByRole('button', { name: rest.address.locate });
  expect(await middle(locate)).toBeLessThan(width / 2);
  expect((await box(sheet.locator('.maplibregl-ctrl-attrib'))).x).toBeLessThan(2);
});

for (const [texts, own] of [
  ['in another language', {}],
  ['in the page’s language', { ar: latin }],
] as const)
  test(`a Latin heading ${texts} begins with its quotation mark, on the right, on home and in sheets; a label does too`, async ({
    page,
    shop,
  }) => {
    const name = { uz: latin, ru: latin, eng: latin, ...own };
    const { categories, groups, products } = shop.backend.db;
    const options = products.flatMap((each) => each.modificationGroups);
    for (const each of [...groups, ...categories, ...options]) each.name = name;
    for (const each of products) each.labels = [name];
    const expectHeading = async (where: Page | Locator, level: number) => {
      const heading = where.getByRole('heading', { level, name: latin }).first();
      await expectInOrder(heading);
      await expectOnTheRight(heading);
    };
    await page.goto('/?vendor=demo');
    await untilAlive(page);
    await expectHeading(page, 2);
    await expectHeading(page, 3);
    await page.goto('/product/toy-oshi?vendor=demo');
    await expectHeading(topSheet(page), 3);
    await expectInOrder(topSheet(page).getByRole('listitem').filter({ hasText: latin }).first());
    await page.goto(`/category?id=${categories[0]?.id}&vendor=demo`);
    await expectHeading(topSheet(page), 2);
  });

test('an order’s card names its products from their beginnings', async ({ page, shop }) => {
  await plant(page, shop);
  const long = 'The big family set: plov for four, salad and bread';
  for (const product of shop.backend.db.products)
    if (product.id === 'patir') product.name = { uz: long, ru: long, eng: long };
  place(shop, ['tandir-somsa', 'patir']);
  await page.goto('/profile/orders?vendor=demo');
  const name = topSheet(page).getByText(long);
  await expectInOrder(name);
  const [first, card] = await Promise.all([
    name.evaluate((each) => {
      const range = document.createRange();
      range.setStart(each.firstChild ?? each, 0);
      range.setEnd(each.firstChild ?? each, 1);
      return range.getBoundingClientRect().left;
    }),
    box(name.locator('xpath=..')),
  ]);
  expect(first).toBeGreaterThanOrEqual(card.x);
});

test('a Latin name begins with its quotation mark, on its card, in its sheet and in the basket', async ({
  page,
  shop,
}) => {
  const name = '“Tong” non';
  for (const product of shop.backend.db.products)
    if (product.id === 'choyxona-oshi') product.name = { uz: name, ru: name, eng: name };
  await page.goto('/?vendor=demo');
  await untilAlive(page);
  const card = page.getByRole('article').filter({ hasText: name });
  await expectInOrder(card.getByRole('link'));
  await card.getByRole('button').last().click();
  await card.getByRole('link').click();
  await expectInOrder(topSheet(page).locator('p').filter({ hasText: name }));
  await page.goto('/basket?vendor=demo');
  await expectInOrder(topSheet(page).getByRole('button', { name, exact: true }));
});
