import { uz } from '../../mocks/telegram/texts/uz';
import { expect } from './fixtures';
import { test } from './otherShop';
import { basket, expectSheets, pickUp, press, topSheet } from './steps';

test('on the foreign server a guest in the plain browser signs in with a six-digit code and orders', async ({
  page,
  otherShop,
}) => {
  const { server } = otherShop;
  await otherShop.open(page);
  await page.getByRole('button', { name: /^Savatga qoʻshish: Goʻshtli somsa/ }).click();
  await press(page, basket);
  await press(page, /Rasmiylashtirish/);
  await press(page, /orqali kirish/);
  await topSheet(page).getByLabel('Telefon raqami').fill('901234567');
  await press(page, /Kodni olish/);
  const code = topSheet(page).getByLabel('SMS kodi');
  await expect(code).toBeVisible();
  // A complete code that is filled in at once is sent automatically.
  await code.fill(server.world.codes.at(-1)?.code ?? '');
  await expectSheets(page, 'Savat', 'Buyurtma berish');
  await pickUp(page, (text) => press(page, text));
  await press(page, /Buyurtma berish/);
  await expectSheets(page, 'Buyurtma yuborildi');
  expect(server.world.orders).toMatchObject([{ total: 900_000, body: { branchId: '1' } }]);
});

test('on the foreign server a user inside Telegram shares the contact and orders', async ({
  page,
  otherShop,
}) => {
  const { server } = otherShop;
  const { app } = await otherShop.launch(page, { contact: 'ask' });
  const pressIn = (name: RegExp) => page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name: uz.share }).click();
  await app.getByRole('button', { name: /^Savatga qoʻshish: Goʻshtli somsa/ }).click();
  await pressIn(basket);
  await expectSheets(app, 'Savat');
  await pressIn(/Rasmiylashtirish/);
  await pickUp(app, pressIn);
  await pressIn(/Buyurtma berish/);
  await expectSheets(app, 'Buyurtma yuborildi');
  expect(server.world.people).toMatchObject([{ firstName: 'Malika', phone: '998901234567' }]);
  expect(server.world.orders).toMatchObject([{ body: { orderDevice: 'TELEGRAM_BOT' } }]);
});
