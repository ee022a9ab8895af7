import { expect, test } from './fixtures';
import { expectSheets, goToOrder, press, topSheet } from './steps';

test('an item without delivery is marked at the checkout, in the basket and on its page, and can be picked up', async ({
  plain,
  shop,
}) => {
  await goToOrder(plain, shop);
  await plain.request.patch('/__mock/product', {
    data: { id: 'toy-oshi', deliveryEnabled: false },
  });
  await plain.reload();
  const sheet = topSheet(plain);
  const deliver = sheet.locator('label', { hasText: /^Yetkazib berish$/ });
  await deliver.click();
  const notice = sheet.getByRole('status').filter({ hasText: 'Yetkazib berilmaydi' });
  await expect(notice).toContainText('Toʻy oshi');
  await notice.getByRole('button', { name: 'Olib ketishga oʻtish' }).click();
  await expect(notice).toBeHidden();

  await deliver.click();
  await plain.goBack();
  await expectSheets(plain, 'Savat');
  await expect(topSheet(plain).getByText('Yetkazib berilmaydi')).toBeVisible();
  await topSheet(plain).getByRole('button', { name: 'Toʻy oshi', exact: true }).click();
  await expect(topSheet(plain).getByText('Bu mahsulot yetkazib berilmaydi')).toBeVisible();
  await press(plain, /Olib ketishga oʻtish/);
  await expect(topSheet(plain).getByText('Bu mahsulot yetkazib berilmaydi')).toBeHidden();
  await plain.goBack();
  await press(plain, /Rasmiylashtirish/);
  await press(plain, /Buyurtma berish/);
  await expectSheets(plain, 'Buyurtma yuborildi');
  expect(shop.backend.db.orders[0]).toMatchObject({ serviceType: 'PICK_UP' });
});

test('an item without delivery can be removed at the checkout and restored', async ({
  plain,
  shop,
}) => {
  await goToOrder(plain, shop);
  await plain.request.patch('/__mock/product', {
    data: { id: 'toy-oshi', deliveryEnabled: false },
  });
  await plain.reload();
  await topSheet(plain)
    .locator('label', { hasText: /^Yetkazib berish$/ })
    .click();
  const notice = topSheet(plain).getByRole('status').filter({ hasText: 'Yetkazib berilmaydi' });
  await notice.getByRole('button', { name: 'Oʻchirish' }).click();
  await expect(topSheet(plain).getByText('Savat boʻsh')).toBeVisible();
  await plain.getByRole('button', { name: 'Qaytarish' }).click();
  await expect(notice).toContainText('Toʻy oshi');
});
