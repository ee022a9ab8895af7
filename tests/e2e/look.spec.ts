import { openPicker } from './addressSteps';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { addOne, settingsOf } from './shopSteps';
import { addPlov, basket, expectSheets, plovCard, press, topSheet } from './steps';

test.use(inMotion);

/** Runs in the page. */
const whichAreOnScreen = (elements: Element[]) =>
  elements.map((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test('the basket button is where the merchant puts it and skips to the checkout without a basket page', {
  tag: '@core:look',
}, async ({ page, shop }) => {
  const open = async () => {
    await page.goto('/?vendor=demo');
    await expect(plovCard(page)).toBeVisible();
  };
  const floating = page.getByRole('button', { name: basket });
  await open();
  await addOne(page);
  await expect(floating).toBeVisible();

  const settings = Object.assign(settingsOf(shop), { basketPosition: 'NAVIGATION_BAR' });
  await open();
  await expect(page.locator('header').getByRole('link', { name: 'Savat: 1' })).toBeVisible();
  await expect(floating).toHaveCount(0);
  await page.mouse.wheel(0, 1500);
  const scrolledBasket = page.getByRole('link', { name: 'Savat: 1' });
  await expect.poll(() => scrolledBasket.evaluateAll(whichAreOnScreen)).toContain(true);

  settings.isNavigationViewEnabled = true;
  await open();
  const bar = page.getByRole('navigation', { name: 'Doʻkon boʻlimlari' });
  await expect(bar.getByRole('link', { name: 'Savat: 1' })).toBeVisible();
  await expect(page.locator('header').getByRole('link', { name: /^Savat/ })).toHaveCount(0);
  await bar.getByRole('link', { name: 'Buyurtmalar' }).click();
  await expectSheets(page, 'Buyurtmalarim');
  await page.keyboard.press('Escape');
  await expectSheets(page);
  await bar.getByRole('link', { name: 'Savat: 1' }).click();
  await expectSheets(page, 'Savat');

  settings.cartPageActive = false;
  await open();
  // Until the settings are there home is as at the last visit.
  await expect(bar.getByRole('link', { name: 'Savat: 1' })).toHaveAttribute('href', '/checkout');
  await bar.getByRole('link', { name: 'Savat: 1' }).click();
  await expectSheets(page, 'Buyurtma berish');
});

test('inside Telegram the main button leads to the basket and says its sum wherever the shop has it', async ({
  simulator,
  shop,
}) => {
  const settings = settingsOf(shop);
  for (const [place, basketPosition, isNavigationViewEnabled] of [
    ['over the products', 'FLOATING_OVER_PRODUCT', false],
    ['in the header', 'NAVIGATION_BAR', false],
    ['in the navigation bar', 'NAVIGATION_BAR', true],
  ] as const)
    await test.step(place, async () => {
      Object.assign(settings, { basketPosition, isNavigationViewEnabled });
      const { page, app } = await simulator({ contact: 'grant' });
      if (place === 'over the products') await addOne(app);
      else await expect(plovCard(app)).toBeVisible();
      await app.locator('html').evaluate(() => scrollBy(0, 1500));
      const main = page.getByTestId('main-button');
      await expect(main).toHaveAccessibleName(/^Savat: yana 31\s000.*11\s000\ssoʻm/);
      await main.click();
      await expectSheets(app, 'Savat');
    });
});

test('title, favicon, theme, main colour and the text on it come from the merchant; inside Telegram its theme', {
  tag: '@core:look',
}, async ({ page, shop, simulator }) => {
  Object.assign(settingsOf(shop), {
    title: { uz: 'Yangi nom', ru: '', eng: '' },
    favicon: 'demo/logo.webp',
    mainColor: '#102040',
    mainColorType: 'DARK',
    isDark: true,
  });
  await page.goto('/?vendor=demo');
  await addOne(page);
  await expect(page).toHaveTitle('Yangi nom');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /logo\.webp/);
  const bar = page.getByRole('button', { name: basket });
  await expect(bar).toHaveCSS('background-color', 'rgb(16, 32, 64)');
  await expect(bar).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const { app } = await simulator({ contact: 'grant', theme: 'light' });
  await expect(plovCard(app)).toBeVisible();
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the merchant’s card size applies where the category sets none; a category is a grid or a row, and opens as a sheet, a pop-up or full screen; groups are shown before their categories or not at all', async ({
  page,
  shop,
}) => {
  for (const category of shop.backend.db.categories) Object.assign(category, { viewType: null });
  let width = 0;
  const open = async (categoryView: 'BIG' | 'MEDIUM' | 'SMALL') => {
    Object.assign(settingsOf(shop), { categoryView });
    await page.goto('/?vendor=demo');
  };
  // What is kept of the last visit is shown until the server has answered.
  const measure = async () => {
    width = (await page.getByRole('article').first().boundingBox())?.width ?? 0;
    return width > 0 ? width : Number.NaN;
  };
  await open('BIG');
  await expect.poll(measure).toBeGreaterThan(300);
  const big = width;
  await open('MEDIUM');
  await expect.poll(measure).toBeLessThan(big / 1.5);
  const medium = width;
  await open('SMALL');
  await expect.poll(measure).toBeLessThan(medium / 1.2);

  const { categories } = shop.backend.db;
  const lay = async (
    scrollType: 'VERTICAL' | 'HORIZONTAL',
    groupView: 'GROUP' | 'WITHOUT_GROUP',
  ) => {
    for (const category of categories) Object.assign(category, { scrollType });
    Object.assign(settingsOf(shop), { groupView });
    await page.goto('/?vendor=demo');
    await expect(plovCard(page)).toBeVisible();
  };
  const isRow = async () => {
    const cards = page.getByRole('article');
    const [first, last] = [await cards.first().boundingBox(), await cards.nth(4).boundingBox()];
    return first && last && first.y === last.y;
  };
  const groups = page.getByRole('link', { name: 'Fast-fud' });
  await lay('VERTICAL', 'GROUP');
  await expect.poll(isRow).toBe(false);
  await expect(groups).toBeVisible();
  await lay('HORIZONTAL', 'WITHOUT_GROUP');
  await expect.poll(isRow).toBe(true);
  await expect(groups).toHaveCount(0);

  await test.step('a category opens as a sheet, a pop-up or full screen', async () => {
    const somsa = shop.backend.db.categories.find(({ id }) => id === 'somsa');
    if (!somsa) throw new Error('The demo shop has no somsa category');
    const openCategory = async (navigationType: typeof somsa.navigationType) => {
      somsa.navigationType = navigationType;
      await page.goto('/category?id=somsa&vendor=demo');
      await expect(topSheet(page).locator('article').first()).toBeVisible();
    };
    // The last visit's catalogue comes first, with the previous setting.
    const top = async () =>
      (await topSheet(page).locator('[data-scroller]').boundingBox())?.y ?? -1;
    await openCategory('SHEET');
    await expect.poll(top).toBeGreaterThan(0);
    await openCategory('FULL_SCREEN');
    await expect.poll(top).toBe(0);
    await openCategory('POP_UP');
    await expect.poll(top).toBeGreaterThan(0);
  });
});

test('at 360 px the stepper fits beside a six-digit price; on a phone held sideways the map keeps its pin and a product its name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/?vendor=demo');
  await addPlov(page, (text) => press(page, text));
  await press(page, basket);
  await expectSheets(page, 'Savat');
  const line = topSheet(page).getByRole('group', { name: 'Toʻy oshi' });
  for (let count = 2; count <= 4; count += 1)
    await line.getByRole('button', { name: /^Koʻpaytirish/ }).click();
  const price = topSheet(page)
    .getByText(/^\d{3}\s\d{3}\ssoʻm/)
    .first();
  await expect(price).toBeVisible();
  const [left, right] = [await price.boundingBox(), await line.boundingBox()];
  expect(left && right && left.y < right.y + right.height && left.y + left.height > right.y).toBe(
    true,
  );

  await test.step('held sideways', async () => {
    await page.setViewportSize({ width: 740, height: 360 });
    await openPicker(page);
    const boxes = await topSheet(page).evaluate((sheet) => {
      const box = (selector: string) => {
        const { top, bottom } = sheet.querySelector(selector)?.getBoundingClientRect() ?? {};
        return { top: top ?? 0, bottom: bottom ?? 0 };
      };
      return { pin: box('[class*="_place"] svg'), card: box('[role=status]') };
    });
    expect(boxes.pin.top).toBeGreaterThan(boxes.card.bottom);
    expect(boxes.pin.bottom).toBeLessThan(360);

    await page.goto('/product/toy-oshi?vendor=demo');
    await expect(topSheet(page).locator('p', { hasText: /^Toʻy oshi$/ })).toBeInViewport();
  });
});
