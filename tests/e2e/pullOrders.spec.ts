import { expect, test } from './fixtures';
import { later, place } from './pastOrders';
import { expectSheets, finger, logIn, topSheet } from './steps';

test.use({ hasTouch: true });

test('pulling the orders down a little asks for them anew, pulling them far closes them', async ({
  page,
  shop,
}) => {
  await logIn(page, shop);
  place(shop, ['patir']);
  await page.goto('/profile/orders?vendor=demo');
  await expect(topSheet(page).getByText('Yuborildi')).toBeVisible();
  later(shop, 3);
  const hand = await finger(page);
  await hand.down(195, 400);
  await hand.moveTo(520);
  await hand.rest();
  await hand.up();
  await expect(topSheet(page).getByText('Tayyorlanmoqda')).toBeVisible();
  await expectSheets(page, 'Profil', 'Buyurtmalarim');

  await hand.down(195, 200);
  await hand.moveTo(800);
  await hand.up();
  await expectSheets(page, 'Profil');
});
