import { lifted, openPicker, picker, street, streetText } from './addressSteps';
import { expect, test } from './fixtures';
import {
  enter,
  sheetButton,
  walkRound,
  walkTo,
  walkToBranches,
  walkToCheckout,
} from './keyboardSteps';
import { addOne } from './shopSteps';
import { addPlov, basket, expectSheets, plovCard, press, topSheet } from './steps';

test('a whole order is placed with Tab, Enter, Space and the arrow keys', async ({
  plain,
  shop,
}) => {
  test.slow();
  await walkToBranches(plain, shop);
  const main = topSheet(plain).getByRole('radio', { name: /^Markaz/ });
  await expect(main).toBeChecked();
  await walkTo(plain, main);
  await plain.keyboard.press('ArrowDown');
  await expect(main).not.toBeChecked();
  await enter(plain, sheetButton(plain, /Shu filialni tanlash/));
  await expectSheets(plain, 'Savat', 'Buyurtma berish');
  await enter(plain, sheetButton(plain, /Buyurtma berish/));
  await expectSheets(plain, 'Buyurtma yuborildi');
  expect(shop.backend.db.orders).toHaveLength(1);
  const [order] = shop.backend.db.orders;
  expect(order?.serviceType).toBe('PICK_UP');
  expect(order?.branchId).not.toBe('markaz');
});

test('a delivery is ordered by keyboard, with the address found by search', async ({
  plain,
  shop,
}) => {
  test.slow();
  await walkToCheckout(plain, shop);
  await enter(plain, sheetButton(plain, /Manzilni tanlang/).last());
  await expectSheets(plain, 'Savat', 'Buyurtma berish', picker);
  const search = sheetButton(plain, /^Manzil qidirish$/);
  await enter(plain, search);
  const field = plain.getByPlaceholder('Qidirish');
  await expect(field).toBeFocused();
  await plain.keyboard.type('navo');
  await enter(plain, sheetButton(plain, /^Navoiy shoh/));
  // Focus returns to the button that opened the search.
  await expect(search).toBeFocused();
  const save = sheetButton(plain, /^Saqlash$/);
  await expect(save).toBeEnabled();
  await enter(plain, save);
  await walkTo(plain, plain.getByLabel('Nomi'));
  await plain.keyboard.press('ControlOrMeta+a');
  await plain.keyboard.type('Uy');
  await enter(plain, sheetButton(plain, /^Saqlash$/));
  await expectSheets(plain, 'Savat', 'Buyurtma berish');
  await expect(topSheet(plain).getByRole('button', { name: /Navoiy shoh/ })).toBeVisible();
  await enter(plain, sheetButton(plain, /Buyurtma berish/));
  await expectSheets(plain, 'Buyurtma yuborildi');
  expect(shop.backend.db.orders).toMatchObject([
    { serviceType: 'DELIVERY', address: { name: 'Uy' } },
  ]);
});

test('arrow keys move the map under its pin, and the street found there is told', async ({
  page,
}) => {
  const before = await openPicker(page);
  await walkTo(page, topSheet(page).locator('canvas'));
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowDown');
  await expect(lifted(page)).toHaveCount(0);
  await expect(street(page)).not.toHaveText(before);
  const found = await streetText(page);
  await expect(topSheet(page).getByRole('status').filter({ hasText: found })).toBeVisible();
});

test('Tab visits every control once, shows the focus and is never trapped', async ({ plain }) => {
  test.slow();
  await addOne(plain);
  const lookRound = async (what: string) =>
    expect(await walkRound(plain), what).toEqual({ unseen: [], missed: [] });
  await press(plain, basket);
  await expectSheets(plain, 'Savat');
  await lookRound('the basket');
  await plain.keyboard.press('Escape');
  await expectSheets(plain);
  await plovCard(plain).click();
  await expectSheets(plain, 'Toʻy oshi');
  await lookRound('a product');
  await plain.keyboard.press('Escape');
  await expectSheets(plain);
  await plain.getByRole('link', { name: 'Profil' }).click();
  await expectSheets(plain, 'Profil');
  await lookRound('the profile');
});

test('the first stops lead past the header: to the dishes and to the basket', async ({ plain }) => {
  const links = plain.getByRole('navigation', { name: 'Tez oʻtish' });
  await expect(links.getByRole('button')).toHaveText(['Menyuga oʻtish']);
  await plain.keyboard.press('Tab');
  const toMenu = links.getByRole('button', { name: 'Menyuga oʻtish' });
  await expect(toMenu).toBeFocused();
  await expect(toMenu).toBeInViewport();
  await plain.keyboard.press('Enter');
  // A dish is first its name, then what can be done with it.
  const dish = plain.getByRole('article').first();
  await expect(dish.getByRole('link', { name: 'Toʻy oshi' })).toBeFocused();
  const [heart, plus] = [0, 1].map((nth) => dish.getByRole('button').nth(nth));
  await expect(heart ?? dish).toHaveAccessibleName(/^Sevimli/);
  await expect(plus ?? dish).toHaveAccessibleName(/^Savatga qoʻshish/);

  await addOne(plain);
  const toBasket = links.getByRole('button', { name: 'Savatga oʻtish' });
  await walkTo(plain, toBasket, 'Shift+Tab');
  await plain.keyboard.press('Enter');
  await expectSheets(plain, 'Savat');
  await expect(links).toHaveCount(0);
});

test('where there are no dishes, the way to them leads to what home offers instead', async ({
  page,
  shop,
  expectErrors,
}) => {
  expectErrors(/overalls/, /status of 500/);
  shop.backend.faults.add({ path: '/products/v1/overalls', status: 500 });
  await page.goto('/?vendor=demo');
  const retry = page.getByRole('button', { name: 'Qayta urinish' });
  await expect(retry).toBeVisible();
  await enter(page, page.getByRole('button', { name: 'Menyuga oʻtish' }));
  await expect(retry).toBeFocused();
});

test.describe('with a pixel density at which a pulled sheet has fractions of a pixel', () => {
  test.use({ deviceScaleFactor: 2.625 });

  test('the keys that scroll a page scroll a sheet that has just opened', async ({ page }) => {
    await page.goto('/product/toy-oshi?vendor=demo');
    await expect(topSheet(page)).toBeFocused();
    await expect(topSheet(page).getByRole('radio').first()).toBeVisible();
    /** CSS px that are scrolled, and that are left. */
    const place = () =>
      topSheet(page)
        .locator('[data-scroller]')
        .evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
          start: Math.round(scrollTop - clientHeight),
          end: Math.round(scrollHeight - clientHeight - scrollTop),
        }));
    await expect.poll(async () => (await place()).end).toBeGreaterThan(100);
    await page.keyboard.press('End');
    await expect.poll(async () => (await place()).end).toBe(0);
    await page.keyboard.press('Home');
    await expect.poll(async () => (await place()).start).toBe(0);
    await page.keyboard.press('Space');
    await expect.poll(async () => (await place()).end).toBe(0);
    // and from one of its buttons
    await page.keyboard.press('Tab');
    await expect(topSheet(page)).not.toBeFocused();
    await page.keyboard.press('Home');
    await expect.poll(async () => (await place()).start).toBe(0);
    await page.keyboard.press('End');
    await expect.poll(async () => (await place()).end).toBe(0);
    await expectSheets(page, 'Toʻy oshi');
  });
});

test('after something is removed from a list the focus is on its neighbour', async ({ plain }) => {
  await addOne(plain);
  await addPlov(plain, (name) => press(plain, name));
  await press(plain, basket);
  await expectSheets(plain, 'Savat');
  const minus = topSheet(plain).getByRole('button', { name: /^Olib tashlash: / });
  await expect(minus).toHaveCount(2);
  await enter(plain, minus.last());
  await expect(minus).toHaveCount(1);
  await expect(minus).toBeFocused();
  await plain.keyboard.press('Enter');
  await expect(sheetButton(plain, /Menyu/)).toBeFocused();
});

test('basket changes and notices are announced', async ({ plain }) => {
  const notices = plain.getByRole('region', { name: 'Bildirishnomalar' });
  await expect(notices).toHaveAttribute('aria-live', 'polite');
  const announcement = plain.getByRole('status').filter({ hasText: /^Savat/ });
  await expect(announcement).toHaveCount(0);
  await addOne(plain);
  await expect(announcement).toHaveText(/^Savat: 1 ta mahsulot, 9\s000/);
  await plain.getByRole('button', { name: /^Koʻpaytirish: Issiq patir/ }).click();
  await expect(announcement).toHaveText(/^Savat: 2 ta mahsulot, 18\s000/);
  await press(plain, basket);
  // Also while a sheet covers home.
  await topSheet(plain)
    .getByRole('button', { name: /^Koʻpaytirish: Issiq patir/ })
    .click();
  await expect(announcement).toHaveText(/^Savat: 3 ta mahsulot/);
});
