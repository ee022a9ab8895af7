import type { Page } from '@playwright/test';
import { planOrder } from '../../mocks/backend/rules/orderPlan';
import { expect, test } from './fixtures';
import { later, lookAgain, place } from './pastOrders';
import { plant } from './planted';
import { press, topSheet } from './steps';

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

test('a delivery shows its courier, each courier status and both on the map', async ({
  page,
  shop,
}) => {
  await plant(page, shop);
  const order = place(shop, ['patir']);
  const address = { latitude: 41.3105, longitude: 69.2455, streetName: 'Navoiy', houseNumber: '5' };
  Object.assign(order, { serviceType: 'DELIVERY', address });
  planOrder(order, shop.backend.clock.now());
  await page.goto(`/profile/orders/${order.id}?vendor=demo`);
  const sheet = topSheet(page);
  for (const [minutes, state, courier] of [
    [0, 'Rasmiylashtirildi', null],
    [1, 'Qabul qilindi', 'Kuryer qidirilmoqda'],
    [2, 'Tayyorlanmoqda', 'Kuryer topildi'],
    [15, 'Tayyor', 'Kuryer filialga yetib keldi'],
    [3, 'Yoʻlda', 'Kuryer buyurtmani olib, yoʻlga chiqdi'],
    [15, 'Yoʻlda', 'Kuryer manzilga yetib keldi'],
  ] as const) {
    later(shop, minutes);
    await lookAgain(page);
    await expect(sheet.getByRole('status').first()).toHaveText(state);
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
  await expect(sheet.getByRole('status').first()).toHaveText('Topshirildi');
  await expect(sheet.getByText('Toʻlangan')).toBeVisible();
});

test('an order whose map cannot be shown leads to it by a link instead', async ({ page, shop }) => {
  // A browser without WebGL 2 has no map.
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await plant(page, shop);
  const order = place(shop, ['patir']);
  await page.goto(`/profile/orders/${order.id}?vendor=demo`);
  await topSheet(page).getByText('Xaritada koʻrish').click();
  await expect(topSheet(page)).toHaveAccessibleName('Xaritadagi buyurtma');
});
