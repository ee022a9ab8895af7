import { uz } from '../../mocks/telegram/texts/uz';
import { expect, test } from './fixtures';
import { addPlov, basket, expectSheets, goToOrder, pickUp, press } from './steps';

test('a new user inside Telegram shares the contact, orders for pick-up and sees the order', async ({
  simulator,
  shop,
}) => {
  const { page, app } = await simulator({ contact: 'ask' });
  const pressIn = (name: RegExp) => page.getByRole('button', { name }).click();

  await page.getByRole('dialog').getByRole('button', { name: uz.share }).click();
  await addPlov(app, pressIn);
  await pressIn(basket);
  await expectSheets(app, 'Savat');
  await pressIn(/Rasmiylashtirish/);
  await pickUp(app, pressIn);
  await pressIn(/Buyurtma berish/);

  await expectSheets(app, 'Buyurtma qabul qilindi');
  expect(shop.backend.db.orders).toHaveLength(1);
  const [order] = shop.backend.db.orders;
  expect(order).toMatchObject({ serviceType: 'PICK_UP', orderDevice: 'TELEGRAM_BOT' });

  await pressIn(/Buyurtmani kuzatish/);
  await expectSheets(app, new RegExp(`№\\s${order?.number}`));
});

test('a guest in the plain browser signs in by code at the checkout and orders', async ({
  plain,
  shop,
}) => {
  await goToOrder(plain, shop);
  await press(plain, /Buyurtma berish/);
  await expectSheets(plain, 'Buyurtma qabul qilindi');
  expect(shop.backend.db.orders).toHaveLength(1);
  expect(shop.backend.db.orders[0]).toMatchObject({ orderDevice: 'CLIENT_WEB' });
});
