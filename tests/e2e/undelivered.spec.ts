import { expect, test } from './fixtures';
import { expectSheets, goToOrder, press, topSheet } from './steps';

test('an item without delivery is marked at the checkout, in the basket and on its page, and can be picked up', async ({
  page,
  shop,
}) => {
  await goToOrder(page, shop);
  await page.request.patch('/__mock/product', {
    data: { id: 'toy-oshi', deliveryEnabled: false },
  });
  await page.reload();
  const sheet = topSheet(page);
  const deliver = sheet.locator('label', { hasText: /^Yetkazib berish$/ });
  await deliver.click();
  const notice = sheet.getByRole('status').filter({ hasText: 'Yetkazib berilmaydi' });
  await expect(notice).toContainText('Toʻy oshi');
  await notice.getByRole('button', { name: 'Olib ketishga oʻtish' }).click();
  await expect(notice).toBeHidden();

  await deliver.click();
  await page.goBack();
  await expectSheets(page, 'Savat');
  await expect(topSheet(page).getByText('Yetkazib berilmaydi')).toBeVisible();
  await topSheet(page).getByRole('button', { name: 'Toʻy oshi', exact: true }).click();
  await expect(topSheet(page).getByText('Bu mahsulot yetkazib berilmaydi')).toBeVisible();
  await press(page, /Olib ketishga oʻtish/);
  await expect(topSheet(page).getByText('Bu mahsulot yetkazib berilmaydi')).toBeHidden();
  await page.goBack();
  await press(page, /Rasmiylashtirish/);
  await press(page, /Buyurtma berish/);
  await expectSheets(page, 'Buyurtma yuborildi');
  expect(shop.backend.db.orders[0]).toMatchObject({ serviceType: 'PICK_UP' });
});

test('an item without delivery can be removed at the checkout and restored', async ({
  page,
  shop,
}) => {
  await goToOrder(page, shop);
  await page.request.patch('/__mock/product', {
    data: { id: 'toy-oshi', deliveryEnabled: false },
  });
  await page.reload();
  await topSheet(page)
    .locator('label', { hasText: /^Yetkazib berish$/ })
    .click();
  const notice = topSheet(page).getByRole('status').filter({ hasText: 'Yetkazib berilmaydi' });
  await notice.getByRole('button', { name: 'Oʻchirish' }).click();
  await expect(topSheet(page).getByText('Savat boʻsh')).toBeVisible();
  await page.getByRole('button', { name: 'Qaytarish' }).click();
  await expect(notice).toContainText('Toʻy oshi');
});
