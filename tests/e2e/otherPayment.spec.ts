import { expect, test } from './fixtures';
import { place } from './pastOrders';
import { accepted, choosePayme, comeBack, goToPayme, notYet, providerAfter } from './paySteps';
import { plant } from './planted';
import { atRest, expectSheets, goToOrder, press, topSheet } from './steps';

const other = 'Boshqa usulda toʻlash';
const confirm = /Bekor qilib, usulni tanlash/;

test('an abandoned payment is replaced by cash: the order is cancelled and placed again', async ({
  page,
  context,
  shop,
}) => {
  await goToOrder(page, shop);
  await choosePayme(page);
  const provider = await providerAfter(context, () => press(page, /Buyurtma berish/));
  await provider.close();
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expectSheets(page, notYet);
  await press(page, new RegExp(other));
  await expectSheets(page, notYet, other);
  await expect(topSheet(page)).toContainText('Bu buyurtma bekor qilinadi');
  await press(page, confirm);
  await expectSheets(page, 'Buyurtma berish');
  expect(shop.backend.db.orders[0]?.status).toBe('CANCELED');
  // The methods are open already, the place is the one of the order.
  await topSheet(page).locator('label', { hasText: 'Naqd pul' }).click();
  await expect(topSheet(page).getByRole('radio', { name: 'Olib ketish' })).toBeChecked();
  await press(page, /Buyurtma berish/);
  await expectSheets(page, accepted);
  expect(shop.backend.db.orders).toMatchObject([
    { status: 'CANCELED', paymentType: 'PAYME' },
    { status: 'CREATED', paymentType: 'CASH' },
  ]);
});

test('an order that cannot be cancelled, or was paid meanwhile, stays as it is', async ({
  page,
  shop,
  expectErrors,
}) => {
  expectErrors(/cancel.*409|409/);
  await plant(page, shop);
  const order = place(shop, ['patir'], { paymentType: 'PAYME' });
  await page.goto(`/profile/orders/${order.id}?vendor=demo`);
  await press(page, new RegExp(other));
  const refusing = shop.backend.faults.add({ path: '/orders/v1/orders/*/cancel', status: 409 });
  await press(page, confirm);
  await expect(topSheet(page).getByRole('status')).toHaveText(/keyinroq urinib/);
  shop.backend.faults.remove(refusing.id);

  order.isPaid = true;
  await press(page, confirm);
  await expect(topSheet(page)).toContainText('Toʻlov qabul qilindi');
  await atRest(page);
  await press(page, /Orqaga/);
  await expectSheets(page, /Profil/, 'Buyurtmalarim', new RegExp(order.number));
  await expect(topSheet(page).getByRole('button', { name: other })).toHaveCount(0);
  expect(order.status).toBe('CREATED');
  await page.goto('/basket?vendor=demo');
  await expect(topSheet(page)).toContainText('Savat boʻsh');
});

test('inside Telegram an abandoned payment is replaced by cash', async ({
  simulator,
  context,
  shop,
}) => {
  const { app, pressIn } = await goToPayme(simulator);
  const provider = await providerAfter(context, () => pressIn(/Buyurtma berish/));
  await provider.close();
  await comeBack(app);
  await expectSheets(app, notYet);
  await topSheet(app).getByRole('button', { name: other }).click();
  await expectSheets(app, notYet, other);
  await pressIn(confirm);
  await expectSheets(app, 'Buyurtma berish');
  await topSheet(app).locator('label', { hasText: 'Naqd pul' }).click();
  await expect(topSheet(app).getByRole('radio', { name: 'Naqd pul' })).toBeChecked();
  await pressIn(/Buyurtma berish/);
  await expectSheets(app, accepted);
  expect(shop.backend.db.orders).toMatchObject([
    { status: 'CANCELED', paymentType: 'PAYME' },
    { status: 'CREATED', paymentType: 'CASH' },
  ]);
});
