import { expect, test } from './fixtures';
import {
  accepted,
  choosePayme,
  comeBack,
  decide,
  linksOf,
  notYet,
  providerAfter,
  waiting,
} from './paySteps';
import { expectSheets, goToOrder, press, topSheet } from './steps';

test.describe('in the plain browser', () => {
  test('the payment opens in a tab, and a payment made elsewhere is noticed', async ({
    plain,
    context,
    shop,
    expectErrors,
  }) => {
    expectErrors(/payments\/v2\/checkout.*409|409/);
    await goToOrder(plain, shop);
    await choosePayme(plain);
    const provider = await providerAfter(context, () => press(plain, /Buyurtma berish/));
    await expectSheets(plain, waiting);
    await provider.close();
    const [order] = shop.backend.db.orders;
    await plain.request.patch('/__mock/order', { data: { id: order?.id, isPaid: true } });
    await press(plain, /Qayta toʻlash/);
    await expectSheets(plain, accepted);
    expect(context.pages()).toHaveLength(1);
  });

  test('when the browser blocks the tab, the page goes to the payment and returns to the order', async ({
    plain,
    shop,
  }) => {
    await plain.evaluate(() => {
      window.open = () => null;
    });
    await goToOrder(plain, shop);
    await choosePayme(plain);
    await press(plain, /Buyurtma berish/);
    const provider = plain.getByRole('heading', { name: /Order/ });
    await expect(provider).toBeVisible();
    await decide(plain, /Let it fail/);
    const back = plain.getByRole('link', { name: 'Back to the shop' });
    await back.click();
    await expectSheets(plain, notYet);
    await plain.evaluate(() => {
      window.open = () => null;
    });
    await press(plain, /Qayta toʻlash/);
    await expect(provider).toBeVisible();
    await decide(plain, /Pay with PAYME/);
    await back.click();
    await expect(topSheet(plain)).toContainText('Toʻlov qabul qilindi');
  });

  test('after a reload the payment waits for a press', async ({ plain, context, shop }) => {
    await goToOrder(plain, shop);
    await choosePayme(plain);
    const provider = await providerAfter(context, () => press(plain, /Buyurtma berish/));
    await provider.close();
    await expectSheets(plain, waiting);
    await plain.reload();
    await expectSheets(plain, notYet);
    expect(linksOf(shop)).toHaveLength(1);
    const again = await providerAfter(context, () => press(plain, /Qayta toʻlash/));
    await decide(again, /Pay with PAYME/);
    await again.close();
    await comeBack(plain);
    await expectSheets(plain, accepted);
  });

  test('an order whose response was lost can be paid once it is found', async ({
    plain,
    context,
    shop,
    expectErrors,
  }) => {
    expectErrors(/orders\/v1\/orders/);
    await goToOrder(plain, shop);
    await choosePayme(plain);
    shop.backend.faults.add({
      method: 'POST',
      path: '/orders/v1/orders',
      kind: 'html',
      after: true,
      times: 1,
    });
    await providerAfter(context, () => press(plain, /Buyurtma berish/));
    await expectSheets(plain, waiting);
    expect(shop.backend.db.orders).toHaveLength(1);
  });
});
