import { planOrder } from '../../mocks/backend/rules/orderPlan';
import { expect, test } from './fixtures';
import { place } from './pastOrders';
import { plant } from './planted';
import { expectSheets, press, topSheet } from './steps';

test('a paid delivery can be kept, and once cancelled it reads neither as paid nor as on its way', async ({
  page,
  shop,
}) => {
  await plant(page, shop);
  const order = place(shop, ['patir'], { paymentType: 'PAYME' });
  const address = { latitude: 41.3105, longitude: 69.2455, streetName: 'Navoiy', houseNumber: '5' };
  Object.assign(order, { serviceType: 'DELIVERY', address, isPaid: true });
  planOrder(order, shop.backend.clock.now());
  await page.goto(`/profile/orders/${order.id}?vendor=demo`);
  await expect(topSheet(page).getByText('Toʻlangan')).toBeVisible();
  // The shop has not accepted it yet, whatever the delivery service says.
  await expect(topSheet(page).getByText(/xizmatiga yuborildi|Kuryer/)).toHaveCount(0);

  await press(page, /Buyurtmani bekor qilish/);
  await expect(topSheet(page).getByText(/toʻlagansiz\. Doʻkon bu pulni qaytaradi/)).toBeVisible();
  await press(page, /Buyurtmani qoldirish/);
  await expectSheets(page, /Profil/, 'Buyurtmalarim', new RegExp(order.number));
  expect(order.status).toBe('CREATED');

  await press(page, /Buyurtmani bekor qilish/);
  const confirm = topSheet(page).getByRole('button', { name: 'Buyurtmani bekor qilish' });
  const keep = topSheet(page).getByRole('button', { name: 'Buyurtmani qoldirish' });
  const background = (button: typeof keep) =>
    button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background(confirm)).toBe('rgb(211, 47, 47)');
  expect(await background(keep)).not.toBe('rgb(211, 47, 47)');
  await press(page, /Buyurtmani bekor qilish/);
  await expect(topSheet(page).getByRole('status').first()).toHaveText('Bekor qilindi');
  await expect(topSheet(page).getByText(/qaytariladi\. Muddati/)).toBeVisible();
  await expect(topSheet(page).getByText('Qaytariladi', { exact: true })).toBeVisible();
  await expect(topSheet(page).getByText(/Toʻlangan$|xizmatiga yuborildi|Kuryer/)).toHaveCount(0);
});
