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
  test('the payment opens in a tab, and a payment made elsewhere is noticed', {
    tag: '@smoke',
  }, async ({ page, context, shop, expectErrors }) => {
    expectErrors(/payments\/v2\/checkout.*409|409/);
    await goToOrder(page, shop);
    await choosePayme(page);
    const provider = await providerAfter(context, () => press(page, /Buyurtma berish/));
    await expectSheets(page, waiting);
    await provider.close();
    const [order] = shop.backend.db.orders;
    await page.request.patch('/__mock/order', { data: { id: order?.id, isPaid: true } });
    await press(page, /Qayta toʻlash/);
    await expectSheets(page, accepted);
    expect(context.pages()).toHaveLength(1);
  });

  test('when the browser blocks the tab, the page goes to the payment and returns to the order', async ({
    page,
    shop,
  }) => {
    await goToOrder(page, shop);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await choosePayme(page);
    await press(page, /Buyurtma berish/);
    const provider = page.getByRole('heading', { name: /Order/ });
    await expect(provider).toBeVisible();
    await decide(page, /Let it fail/);
    const back = page.getByRole('link', { name: 'Back to the shop' });
    await back.click();
    await expectSheets(page, notYet);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await press(page, /Qayta toʻlash/);
    await expect(provider).toBeVisible();
    await decide(page, /Pay with PAYME/);
    await back.click();
    await expect(topSheet(page)).toContainText('Toʻlov qabul qilindi');
  });

  test('after a reload the payment waits for a press', async ({ page, context, shop }) => {
    await goToOrder(page, shop);
    await choosePayme(page);
    const provider = await providerAfter(context, () => press(page, /Buyurtma berish/));
    await provider.close();
    await expectSheets(page, waiting);
    await page.reload();
    await expectSheets(page, notYet);
    expect(linksOf(shop)).toHaveLength(1);
    const again = await providerAfter(context, () => press(page, /Qayta toʻlash/));
    await decide(again, /Pay with PAYME/);
    await again.close();
    await comeBack(page);
    await expectSheets(page, accepted);
  });

  test('an order whose response was lost can be paid once it is found', async ({
    page,
    context,
    shop,
    expectErrors,
  }) => {
    expectErrors(/orders\/v1\/orders/);
    await goToOrder(page, shop);
    await choosePayme(page);
    shop.backend.faults.add({
      method: 'POST',
      path: '/orders/v1/orders',
      kind: 'html',
      after: true,
      times: 1,
    });
    await providerAfter(context, () => press(page, /Buyurtma berish/));
    await expectSheets(page, waiting);
    expect(shop.backend.db.orders).toHaveLength(1);
  });
});
