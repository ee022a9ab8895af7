import { deliver, service } from './deliver';
import { expect, test } from './fixtures';
import { startSignedIn } from './planted';
import { box } from './rightToLeft';
import { basket, expectSheets, goToOrder, orderAnswers, press, topSheet } from './steps';

const tooDear = 'Mahsulot narxi oshgan';

test('a delivery below the minimum item count is not ordered and offers the menu or pick-up', async ({
  page,
  shop,
}) => {
  await page.request.patch('/__mock/orderSettings', {
    data: { id: 'demo', minimalDeliveryProductCount: 3 },
  });
  await goToOrder(page, shop);
  await deliver(page, shop);
  const missing = /Yetkazib berish uchun yana 2 ta mahsulot qoʻshing/;
  const notice = topSheet(page).getByRole('status').filter({ hasText: missing });
  await expect(notice).toBeVisible();
  await expect(topSheet(page).getByRole('button', { name: /^Buyurtma berish/ })).toHaveCount(0);
  await press(page, /^Yana qoʻshish/);
  await expectSheets(page);

  await press(page, basket);
  await expect(topSheet(page).getByRole('status').filter({ hasText: missing })).toBeVisible();
  await press(page, /Rasmiylashtirish/);
  await service(page, /^Olib ketish$/).click();
  await expect(notice).toBeHidden();
  expect(orderAnswers(shop)).toEqual([]);
  await press(page, /Buyurtma berish/);
  await expectSheets(page, 'Buyurtma yuborildi');
});

test('an order refused for a higher price shows the change and is confirmed with another press', async ({
  page,
  shop,
  expectErrors,
}) => {
  expectErrors(/422/);
  await goToOrder(page, shop);
  const dish = shop.backend.db.products.find(({ id }) => id === 'toy-oshi');
  const costPrice = (dish?.costPrice ?? 0) + 3000;
  await page.route(
    '**/orders/v1/orders',
    async (route) => {
      await page.request.patch('/__mock/product', { data: { id: 'toy-oshi', costPrice } });
      await route.continue();
    },
    { times: 1 },
  );
  await press(page, /Buyurtma berish/);
  const notice = topSheet(page).getByRole('status').filter({ hasText: 'Buyurtma oʻzgardi' });
  await expect(notice).toContainText(tooDear);
  await expect(notice).toContainText('Toʻy oshi');
  expect(orderAnswers(shop)).toEqual([422]);

  await press(page, /Roziman/);
  await expectSheets(page, 'Buyurtma yuborildi');
  expect(shop.backend.db.orders[0]?.cartItems[0]?.product).toMatchObject({ costPrice });
});

test('PRODUCT_OVERPRICED without a message gets a translated text, and the basket stays', async ({
  page,
  shop,
  expectErrors,
}) => {
  expectErrors(/422/);
  await goToOrder(page, shop);
  await page.route(
    '**/orders/v1/orders',
    (route) => route.fulfill({ status: 422, json: { status: 422, message: 'PRODUCT_OVERPRICED' } }),
    { times: 1 },
  );
  await press(page, /Buyurtma berish/);
  await expect(topSheet(page).getByRole('status').filter({ hasText: tooDear })).toBeInViewport();
  expect(shop.backend.db.orders).toEqual([]);
  await page.goBack();
  await expectSheets(page, 'Savat');
  await expect(topSheet(page)).toContainText('Toʻy oshi');
  await press(page, /Rasmiylashtirish/);
  await press(page, /Buyurtma berish/);
  await expectSheets(page, 'Buyurtma yuborildi');
});

test('what is missing to a delivery stands right under the lines, and notes are asked for at the checkout only', async ({
  page,
  shop,
}) => {
  await startSignedIn(page, shop, { basket: [{ productId: 'patir' }], sheets: ['/basket'] });
  const missing = await box(topSheet(page).getByText(/lik mahsulot qoʻshing/));
  const ideas = await box(topSheet(page).getByText('Bular ham yoqishi mumkin'));
  expect(missing.y + missing.height).toBeLessThan(ideas.y);
  await expect(topSheet(page).getByRole('textbox')).toHaveCount(0);
});
