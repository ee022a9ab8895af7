import { bringAxe, faultsOf } from './axe';
import { showExtras } from './checkoutSteps';
import { expect, test } from './fixtures';
import { plov } from './planted';
import { expectSheets, goToOrder, orderAnswers, press, topSheet } from './steps';

test('what to do if a product is out is chosen at the checkout and sent with the order', async ({
  page,
  shop,
}) => {
  await goToOrder(page, shop, { basket: [{ productId: 'tandir-somsa' }, plov] });
  await showExtras(page);
  const summary = topSheet(page).getByRole('button', { name: /^Mahsulot tugagan boʻlsa/ });
  await expect(summary).toContainText('Doʻkon oʻzi hal qilsin');
  await summary.focus();
  await page.keyboard.press('Enter');
  const shopDecides = topSheet(page).getByRole('radio', { name: 'Doʻkon oʻzi hal qilsin' });
  await expect(shopDecides).toBeChecked();
  await shopDecides.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(topSheet(page).getByRole('radio', { name: /qoʻngʻiroq/ })).toBeChecked();
  await bringAxe(page);
  expect(await faultsOf(page)).toEqual([]);
  await press(page, /^Har bir mahsulot uchun alohida/);
  const somsa = topSheet(page).getByRole('button', { name: /^Tandir somsa/ });
  await expect(somsa).toContainText('Butun buyurtmadagidek');
  await somsa.click();
  await topSheet(page)
    .getByRole('radiogroup', { name: 'Tandir somsa' })
    .getByRole('radio', { name: 'Buyurtmadan olib tashlansin' })
    .check();
  await somsa.click();
  await expect(somsa).toContainText('Buyurtmadan olib tashlansin');
  await summary.click();
  await expect(summary).toContainText('Menga qoʻngʻiroq qilinsin');
  await expect(summary).toContainText('Ayrim mahsulotlar uchun boshqacha');

  await press(page, /Buyurtma berish/);
  await expectSheets(page, 'Buyurtma yuborildi');
  expect(orderAnswers(shop)).toEqual([201]);
  const order = shop.backend.db.orders.at(-1);
  expect(order?.note).toBe('Agar tugagan boʻlsa: menga qoʻngʻiroq qiling');
  expect(order?.cartItems.map(({ note }) => note).sort()).toEqual([
    '',
    'Agar tugagan boʻlsa: buyurtmadan olib tashlang',
  ]);
});
