import { bringAxe, faultsOf } from './axe';
import { expect, test } from './fixtures';
import { expectSheets, goToOrder, orderAnswers, press, topSheet } from './steps';

// Axe would measure colours in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('what to do if a product is out is chosen at the checkout and sent with the order', async ({
  plain,
  shop,
}) => {
  await plain.getByRole('button', { name: 'Savatga qoʻshish: Tandir somsa' }).click();
  await goToOrder(plain, shop);
  const summary = topSheet(plain).getByRole('button', { name: /^Mahsulot tugagan boʻlsa/ });
  await expect(summary).toContainText('Doʻkon oʻzi hal qilsin');
  await summary.focus();
  await plain.keyboard.press('Enter');
  const shopDecides = topSheet(plain).getByRole('radio', { name: 'Doʻkon oʻzi hal qilsin' });
  await expect(shopDecides).toBeChecked();
  await shopDecides.focus();
  await plain.keyboard.press('ArrowDown');
  await plain.keyboard.press('ArrowDown');
  await expect(topSheet(plain).getByRole('radio', { name: /qoʻngʻiroq/ })).toBeChecked();
  await bringAxe(plain);
  expect(await faultsOf(plain)).toEqual([]);
  await press(plain, /^Har bir mahsulot uchun alohida/);
  const somsa = topSheet(plain).getByRole('button', { name: /^Tandir somsa/ });
  await expect(somsa).toContainText('Butun buyurtmadagidek');
  await somsa.click();
  await topSheet(plain)
    .getByRole('radiogroup', { name: 'Tandir somsa' })
    .getByRole('radio', { name: 'Buyurtmadan olib tashlansin' })
    .check();
  await somsa.click();
  await expect(somsa).toContainText('Buyurtmadan olib tashlansin');
  await summary.click();
  await expect(summary).toContainText('Menga qoʻngʻiroq qilinsin');
  await expect(summary).toContainText('Ayrim mahsulotlar uchun boshqacha');

  await press(plain, /Buyurtma berish/);
  await expectSheets(plain, 'Buyurtma yuborildi');
  expect(orderAnswers(shop)).toEqual([201]);
  const order = shop.backend.db.orders.at(-1);
  expect(order?.note).toBe('Agar tugagan boʻlsa: menga qoʻngʻiroq qiling');
  expect(order?.cartItems.map(({ note }) => note).sort()).toEqual([
    '',
    'Agar tugagan boʻlsa: buyurtmadan olib tashlang',
  ]);
});
