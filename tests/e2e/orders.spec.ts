import type { Page } from '@playwright/test';
import { planOrder } from '../../mocks/backend/rules/orderPlan';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { later, lookAgain, place } from './pastOrders';
import { plant } from './planted';
import { expectSheets, finger, press, topSheet } from './steps';

/** Labels on the map that cover another one. */
const overlapsOf = (page: Page) =>
  page.locator('[data-pin-label]').evaluateAll((labels) => {
    const shown = labels
      .filter((label) => getComputedStyle(label).opacity !== '0')
      .map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }));
    return shown.flatMap(({ text, box }, index) =>
      shown
        .slice(index + 1)
        .filter(({ box: other }) => {
          const isBeside = box.right <= other.left || other.right <= box.left;
          return !isBeside && box.bottom > other.top && other.bottom > box.top;
        })
        .map((other) => [text, other.text]),
    );
  });

test('a delivery is one low bar on home, and shows its courier, each courier status and both on the map', {
  tag: '@core:tracking',
}, async ({ page, shop }) => {
  await plant(page, shop);
  const order = place(shop, ['patir']);
  const address = { latitude: 41.3105, longitude: 69.2455, streetName: 'Navoiy', houseNumber: '5' };
  Object.assign(order, { serviceType: 'DELIVERY', address });
  planOrder(order, shop.backend.clock.now());
  await page.goto('/?vendor=demo');
  const card = page.getByRole('list', { name: 'Faol' }).getByRole('link');
  await expect(card).toContainText('Rasmiylashtirildi');
  const box = await card.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeLessThanOrEqual(52);
  await card.click();
  const sheet = topSheet(page);
  for (const [minutes, state, courier] of [
    [0, 'Buyurtma yuborildi', null],
    [1, 'Buyurtma qabul qilindi', 'Kuryer qidirilmoqda'],
    [2, 'Tayyorlanmoqda', 'Kuryer topildi'],
    [15, 'Tayyor', 'Kuryer filialga yetib keldi'],
    [3, 'Yoʻlda', 'Kuryer buyurtmani olib, yoʻlga chiqdi'],
    [15, 'Kuryer manzilga yetib keldi', 'Kuryer manzilga yetib keldi'],
  ] as const) {
    later(shop, minutes);
    await lookAgain(page);
    await expect(sheet).toHaveAccessibleName(state);
    if (courier === null) await expect(sheet.getByText('Kuryer', { exact: true })).toHaveCount(0);
    else await expect(sheet.getByText(courier)).toBeVisible();
  }
  await expect(sheet.getByText('Sardor Qodirov')).toBeVisible();
  await expect(sheet.locator('a[href="tel:+998901112233"]')).toBeVisible();
  await expect(sheet.getByText('Navoiy (5)').last()).toBeVisible();

  // The map is on the order itself, with labels that do not cover each other.
  const map = sheet.getByRole('button', { name: 'Xaritada koʻrish' });
  await map.scrollIntoViewIfNeeded();
  const pins = sheet.locator('[data-pin]');
  await expect(pins).toHaveCount(3);
  await expect
    .poll(() => pins.evaluateAll((all) => all.filter((pin) => pin.dataset.label).length))
    .toBe(3);
  await expect.poll(() => overlapsOf(page)).toEqual([]);
  await press(page, /Xaritada koʻrish/);
  await expect(topSheet(page)).toHaveAccessibleName('Xaritadagi buyurtma');
  await expect(topSheet(page).getByText('Sardor Qodirov')).toBeVisible();
  await page.goBack();
  later(shop, 2);
  await lookAgain(page);
  await expect(sheet).toHaveAccessibleName('Topshirildi');
  await expect(sheet.getByText('Toʻlangan')).toBeVisible();
  // an order that is over leaves home
  await page.goBack();
  await expectSheets(page);
  await expect(card).toHaveCount(0);
});

test.describe('with motion', () => {
  test.use({ ...inMotion, hasTouch: true });

  test('a short pull on the orders refreshes them, a long pull closes them', async ({
    page,
    shop,
  }) => {
    await plant(page, shop);
    place(shop, ['patir']);
    await page.goto('/profile/orders?vendor=demo');
    await expect(topSheet(page).getByText('Rasmiylashtirildi')).toBeVisible();
    later(shop, 3);
    const touch = await finger(page);
    await touch.down(195, 400);
    await touch.moveTo(520);
    await touch.rest();
    await touch.up();
    await expect(topSheet(page).getByText('Tayyorlanmoqda')).toBeVisible();
    await expectSheets(page, 'Profil', 'Buyurtmalarim');

    await touch.down(195, 200);
    await touch.moveTo(800);
    await touch.up();
    await expectSheets(page, 'Profil');
  });
});
