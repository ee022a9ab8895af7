import { expect, test } from './fixtures';
import { addPlov, basket, expectSheets, goToOrder, orderAnswers, press, topSheet } from './steps';
import { untilAlive } from './untilAlive';

test('back, forward and a reload after an order lead to no second one', async ({ page, shop }) => {
  await goToOrder(page, shop);
  await press(page, /Buyurtma berish/);
  await expectSheets(page, 'Buyurtma yuborildi');
  for (const step of ['goBack', 'goForward', 'goBack', 'goForward', 'reload'] as const) {
    await page[step]();
    await untilAlive(page);
    // The form that was sent is behind: neither it nor its button comes back.
    await expect(page.getByRole('dialog', { name: 'Buyurtma berish' })).toHaveCount(0);
  }
  await expect.poll(() => orderAnswers(shop)).toEqual([201]);
  expect(shop.backend.db.orders).toHaveLength(1);
});

test('where the storage is null, as in a web view without any, a basket is filled and opened', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: () => null });
  });
  await page.goto('/?vendor=demo');
  await untilAlive(page);
  await addPlov(page, (text) => press(page, text));
  await press(page, basket);
  await expectSheets(page, 'Savat');
  await expect(topSheet(page)).toContainText('Toʻy oshi');
});
