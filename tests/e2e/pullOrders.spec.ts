import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { later, place } from './pastOrders';
import { plant } from './planted';
import { expectSheets, finger, topSheet } from './steps';

test.use(inMotion);

test.use({ hasTouch: true });

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
