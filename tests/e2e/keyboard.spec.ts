import { expect, test } from './fixtures';
import { enter, sheetButton, walkRound, walkTo, walkToCheckout } from './keyboardSteps';
import { addOne } from './shopSteps';
import { basket, expectSheets, plovCard, press, topSheet } from './steps';

test('a whole order is placed with Tab, Enter, Space and the arrow keys', async ({
  plain,
  shop,
}) => {
  test.slow();
  await walkToCheckout(plain, shop);
  await walkTo(plain, topSheet(plain).getByRole('radio', { name: 'Yetkazib berish' }));
  await plain.keyboard.press('ArrowRight');
  await enter(plain, sheetButton(plain, /Filialni tanlang/).last());
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
  await expectSheets(plain, 'Savat', 'Buyurtma berish', 'Manzillarim');
  await enter(plain, sheetButton(plain, /Yangi manzil/));
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
