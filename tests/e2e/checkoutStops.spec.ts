import { deliver, service } from './deliver';
import { expect, test } from './fixtures';
import { basket, expectSheets, goToOrder, orderAnswers, press, topSheet } from './steps';

const tooDear = 'Mahsulot narxi oshgan';

test('a delivery below the minimum item count is not ordered and offers the menu or pick-up', async ({
  plain,
  shop,
}) => {
  await plain.request.patch('/__mock/orderSettings', {
    data: { id: 'demo', minimalDeliveryProductCount: 3 },
  });
  await goToOrder(plain, shop);
  await deliver(plain, shop);
  const missing = /Yetkazib berish uchun yana 2 ta mahsulot qoʻshing/;
  const notice = topSheet(plain).getByRole('status').filter({ hasText: missing });
  await expect(notice).toBeVisible();
  await expect(topSheet(plain).getByRole('button', { name: /^Buyurtma berish/ })).toHaveCount(0);
  await press(plain, /^Yana qoʻshish/);
  await expectSheets(plain);

  await press(plain, basket);
  await expect(topSheet(plain).getByRole('status').filter({ hasText: missing })).toBeVisible();
  await press(plain, /Rasmiylashtirish/);
  await service(plain, /^Olib ketish$/).click();
  await expect(notice).toBeHidden();
  expect(orderAnswers(shop)).toEqual([]);
  await press(plain, /Buyurtma berish/);
  await expectSheets(plain, 'Buyurtma yuborildi');
});

test('an order refused for a higher price shows the change and is confirmed with another press', async ({
  plain,
  shop,
  expectErrors,
}) => {
  expectErrors(/422/);
  await goToOrder(plain, shop);
  const dish = shop.backend.db.products.find(({ id }) => id === 'toy-oshi');
  const costPrice = (dish?.costPrice ?? 0) + 3000;
  await plain.route(
    '**/orders/v1/orders',
    async (route) => {
      await plain.request.patch('/__mock/product', { data: { id: 'toy-oshi', costPrice } });
      await route.continue();
    },
    { times: 1 },
  );
  await press(plain, /Buyurtma berish/);
  const notice = topSheet(plain).getByRole('status').filter({ hasText: 'Buyurtma oʻzgardi' });
  await expect(notice).toContainText(tooDear);
  await expect(notice).toContainText('Toʻy oshi');
  expect(orderAnswers(shop)).toEqual([422]);

  await press(plain, /Roziman/);
  await expectSheets(plain, 'Buyurtma yuborildi');
  expect(shop.backend.db.orders[0]?.cartItems[0]?.product).toMatchObject({ costPrice });
});

test('PRODUCT_OVERPRICED without a message gets a translated text, and the basket stays', async ({
  plain,
  shop,
  expectErrors,
}) => {
  expectErrors(/422/);
  await goToOrder(plain, shop);
  await plain.route(
    '**/orders/v1/orders',
    (route) => route.fulfill({ status: 422, json: { status: 422, message: 'PRODUCT_OVERPRICED' } }),
    { times: 1 },
  );
  await press(plain, /Buyurtma berish/);
  await expect(topSheet(plain).getByRole('status').filter({ hasText: tooDear })).toBeInViewport();
  expect(shop.backend.db.orders).toEqual([]);
  await plain.goBack();
  await expectSheets(plain, 'Savat');
  await expect(topSheet(plain)).toContainText('Toʻy oshi');
  await press(plain, /Rasmiylashtirish/);
  await press(plain, /Buyurtma berish/);
  await expectSheets(plain, 'Buyurtma yuborildi');
});
