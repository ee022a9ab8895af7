import { payBy } from './checkoutSteps';
import { expect } from './fixtures';
import { test } from './otherShop';
import { somsa } from './otherSteps';
import { comeBack } from './paySteps';
import { basket, expectSheets, pickUp, topSheet } from './steps';

test.use({ otherOptions: { canCancel: true, takesPayme: true } });

test('on the foreign server an order left unpaid inside Telegram is placed again in cash', async ({
  page,
  context,
  otherShop,
}) => {
  await context.route('https://payme.invalid/**', (route) => route.fulfill({ body: 'Payme' }));
  const { orders } = otherShop.server.world;
  const { app } = await otherShop.launch(page, { contact: 'grant' });
  const pressIn = (name: RegExp) => page.getByRole('button', { name }).click();
  await app.getByRole('button', { name: somsa }).click();
  await pressIn(basket);
  await pressIn(/Rasmiylashtirish/);
  await pickUp(app, pressIn);
  await payBy(app, 'Payme');
  const [provider] = await Promise.all([context.waitForEvent('page'), pressIn(/Buyurtma berish/)]);
  await expect(provider).toHaveURL(`https://payme.invalid/${orders[0]?.id}`);
  await provider.close();
  await comeBack(app);
  await expectSheets(app, 'Toʻlov hali kelmadi');
  await topSheet(app).getByRole('button', { name: 'Boshqa usulda toʻlash' }).click();
  await expectSheets(app, 'Toʻlov hali kelmadi', 'Boshqa usulda toʻlash');
  await pressIn(/Bekor qilib, usulni tanlash/);
  await expectSheets(app, 'Buyurtma berish');
  await topSheet(app).locator('label', { hasText: 'Naqd pul' }).click();
  await expect(topSheet(app).getByRole('radio', { name: 'Naqd pul' })).toBeChecked();
  await pressIn(/Buyurtma berish/);
  await expectSheets(app, 'Buyurtma yuborildi');
  expect(orders).toMatchObject([
    { status: 'CANCELED', body: { paymentType: 'PAYME' } },
    { status: 'CREATED', total: 900_000, body: { paymentType: 'CASH' } },
  ]);
});
