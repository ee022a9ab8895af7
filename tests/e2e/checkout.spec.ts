import type { Page } from '@playwright/test';
import { deliver, goToDelivery, service } from './deliver';
import { expect, test } from './fixtures';
import {
  addPlov,
  basket,
  expectSheets,
  giveCode,
  goToCheckout,
  goToOrder,
  orderAnswers,
  press,
  topSheet,
} from './steps';

const pressIn = (page: Page) => (text: RegExp) => press(page, text);
test('a price that changed under the basket is shown and confirmed with another press', async ({
  page,
  shop,
}) => {
  await goToOrder(page, shop);
  const dish = shop.backend.db.products.find(({ id }) => id === 'toy-oshi');
  const costPrice = (dish?.costPrice ?? 0) + 3000;
  await page.request.patch('/__mock/product', { data: { id: 'toy-oshi', costPrice } });
  await press(page, /Buyurtma berish/);

  const notice = topSheet(page).getByRole('status').filter({ hasText: 'Buyurtma oʻzgardi' });
  await expect(notice).toBeInViewport();
  await expect(notice).toContainText('Toʻy oshi');
  expect(shop.backend.db.orders).toEqual([]);

  await press(page, /Roziman/);
  await expectSheets(page, 'Buyurtma yuborildi');
  expect(shop.backend.db.orders[0]?.cartItems[0]?.product).toMatchObject({ costPrice });
});

test('a dish that became unavailable is named, with a button to the basket', async ({
  page,
  shop,
}) => {
  await goToOrder(page, shop);
  await page.request.patch('/__mock/product', { data: { id: 'toy-oshi', amount: 0 } });
  await press(page, /Buyurtma berish/);
  const sheet = topSheet(page);
  await expect(sheet.getByRole('status').filter({ hasText: 'Tugadi' })).toBeInViewport();
  await press(page, /Savatga oʻtish/);
  await expectSheets(page, 'Savat');
  expect(shop.backend.db.orders).toEqual([]);
});

test('ordering while offline shows a notice, keeps the basket, and works once back online', async ({
  page,
  shop,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await goToOrder(page, shop);
  const status = (text: string) => topSheet(page).getByRole('status').filter({ hasText: text });
  await context.setOffline(true);
  await press(page, /Buyurtma berish/);
  await expect(status('Internet bilan aloqa yoʻq.')).toBeInViewport();
  await expect(topSheet(page)).not.toContainText('Buyurtma oʻzgardi');
  await expect(status('Aloqa tiklandi.')).toHaveCount(0);
  expect(orderAnswers(shop)).toEqual([]);

  await context.setOffline(false);
  await expect(status('Aloqa tiklandi.')).toBeInViewport();
  await expect(status('Internet bilan aloqa yoʻq.')).toHaveCount(0);
  await press(page, /Buyurtma berish/);
  await expectSheets(page, 'Buyurtma yuborildi');
  expect(orderAnswers(shop)).toHaveLength(1);
  expect(shop.backend.db.orders[0]?.cartItems).toHaveLength(1);
});

test('switching between delivery and pick-up updates the total', async ({ page, shop }) => {
  await goToOrder(page, shop);
  await deliver(page, shop);
  const sheet = topSheet(page);
  await expect(sheet.getByRole('button', { name: /Navoiy koʻchasi \(5\)/ })).toBeVisible();
  const delivery = sheet.locator('dl').getByText('Yetkazib berish', { exact: true });
  await expect(delivery).toBeVisible();
  await service(page, /^Olib ketish$/).click();
  await expect(sheet.getByRole('button', { name: /^Markaz/ })).toBeVisible();
  await expect(delivery).toBeHidden();
  await service(page, /^Yetkazib berish$/).click();
  await press(page, /Buyurtma berish/);
  await expectSheets(page, 'Buyurtma yuborildi');
  expect(shop.backend.db.orders).toHaveLength(1);
  expect(shop.backend.db.orders[0]).toMatchObject({
    serviceType: 'DELIVERY',
    branchId: 'markaz',
    address: { id: 'saved-Uy', streetName: 'Navoiy koʻchasi' },
  });
});

test('a basket below the minimum leads back to the menu', async ({ page, shop }) => {
  await page.request.patch('/__mock/orderSettings', {
    data: { id: 'demo', minimalDeliveryPrice: 900_000 },
  });
  await goToDelivery(page, shop);
  await press(page, /Yana .+ qoʻshish/);
  await expectSheets(page);
  await expect(page.getByRole('button', { name: basket })).toBeVisible();
  expect(shop.backend.db.orders).toEqual([]);
});

test('at a scanned table the checkout asks only for the guest’s contact', async ({
  page,
  shop,
}) => {
  await page.goto('/?vendor=demo&tableId=7&hallId=zal&branchId=markaz');
  await addPlov(page, pressIn(page));
  await press(page, basket);
  await press(page, /Rasmiylashtirish/);
  const sheet = topSheet(page);
  await expect(sheet.getByText(/\b7\b/).first()).toBeVisible();
  await expect(service(page, /^Olib ketish$/)).toHaveCount(0);
  await press(page, /orqali kirish/);
  await giveCode(page, shop);
  await expectSheets(page, 'Savat', 'Buyurtma berish');
  await press(page, /Buyurtma berish/);
  await expectSheets(page, 'Buyurtma yuborildi');
  expect(shop.backend.db.orders[0]).toMatchObject({ serviceType: 'DINE_IN', tableId: '7' });
});

test('an app killed while ordering finds the order when it is reopened', async ({
  page,
  context,
  shop,
}) => {
  await goToOrder(page, shop);
  await page.evaluate(withholdResponses, '/orders/v1/orders');
  await press(page, /Buyurtma berish/);
  await expect.poll(() => shop.backend.db.orders.length).toBe(1);
  await page.close();

  const next = await context.newPage();
  await next.goto('/?vendor=demo');
  await expectSheets(next, 'Buyurtma yuborildi');
  await next.goBack();
  await expectSheets(next);
  await expect(next.getByRole('button', { name: basket })).toHaveCount(0);
  expect(shop.backend.db.orders).toHaveLength(1);
});

/**
 * Runs in the page: writes to `path` reach the server, but the app never sees the responses. A
 * Playwright route would release what it holds when the page closes.
 */
function withholdResponses(path: string) {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const { method, url } = input instanceof Request ? input : { method: init?.method, url: input };
    const isHeld = method === 'POST' && String(url).endsWith(path);
    return isHeld ? new Promise<never>(() => undefined) : response;
  };
}

test('what is ordered is a strip of pictures that leads back to the basket', async ({
  page,
  shop,
}) => {
  await goToCheckout(page, shop);
  await press(page, /^Savat:.*Toʻy oshi/);
  await expectSheets(page, 'Savat');
});
