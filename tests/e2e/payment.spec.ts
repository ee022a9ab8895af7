import { payBy } from './checkoutSteps';
import { expect, test } from './fixtures';
import {
  accepted,
  choosePayme,
  comeBack,
  decide,
  goToPayme,
  linksOf,
  notYet,
  providerAfter,
  unpaid,
  waiting,
} from './paySteps';
import {
  basket,
  expectSheets,
  goToOrder,
  lastCode,
  pickUp,
  press,
  reloadApp,
  topSheet,
  typeCode,
} from './steps';

/** After a failure it is called “pay again”. */
const openPage = /Toʻlov sahifasini ochish/;

test.describe('inside Telegram', () => {
  test('the payment page opens automatically, a failed or abandoned payment can be retried, and its result shows when the user returns', {
    tag: '@core:pay-online',
  }, async ({ simulator, context, shop }) => {
    const { app, pressIn } = await goToPayme(simulator);
    const failing = await providerAfter(context, () => pressIn(/Buyurtma berish/));
    await expectSheets(app, waiting);
    expect(linksOf(shop)).toHaveLength(1);
    await decide(failing, /Let it fail/);
    await failing.getByRole('link', { name: 'Back to the shop' }).click();
    // the way back opens the order in Telegram
    const again = failing.frameLocator('iframe[title="Mini App"]');
    await expect(topSheet(again)).toContainText(shop.backend.db.orders[0]?.number ?? '?');
    await failing.close();
    await comeBack(app);
    await expectSheets(app, notYet);
    const left = await providerAfter(context, () => pressIn(openPage));
    await expectSheets(app, waiting);
    await left.close();
    await pressIn(/Toʻlovni tekshirish/);
    await expectSheets(app, notYet);
    const paying = await providerAfter(context, () => pressIn(openPage));
    await decide(paying, /Pay with PAYME/);
    await comeBack(app);
    await expectSheets(app, accepted);
    await expect(topSheet(app)).toContainText('Toʻlov qabul qilindi');
  });

  test('an invoice opens in Telegram’s payment sheet; failed, cancelled or pending it can be paid again', {
    tag: '@core:pay-invoice',
  }, async ({ simulator, shop }) => {
    shop.backend.db.checkoutLinks = 'invoice';
    const { app, page, pressIn } = await goToPayme(simulator, { invoice: 'failed' });
    await pressIn(/Buyurtma berish/);
    for (const [outcome, title] of [
      ['failed', 'Toʻlov amalga oshmadi'],
      ['cancelled', notYet],
      ['pending', waiting],
      ['paid', accepted],
    ] as const) {
      await test.step(`an invoice that is ${outcome}`, async () => {
        if (outcome !== 'failed') {
          await page.evaluate((invoice) => window.simulator.change({ invoice }), outcome);
          await pressIn(outcome === 'cancelled' ? /Qayta toʻlash/ : openPage);
        }
        await expectSheets(app, title);
        expect(shop.backend.db.orders[0]?.isPaid).toBe(outcome === 'paid');
      });
    }
  });

  test('an order confirmed by SMS accepts the right code after a wrong one and a reload, and is then paid', async ({
    simulator,
    context,
    shop,
    expectErrors,
  }) => {
    expectErrors(/confirm/);
    const { page, app } = await simulator({ contact: 'grant', vendor: 'bloom' });
    const pressIn = (name: RegExp) => page.getByRole('button', { name }).click();
    await app.getByRole('button', { name: 'Savatga qoʻshish: Xushboʻy sham' }).click();
    // as many as are delivered
    await app.getByRole('button', { name: /^Koʻpaytirish: Xushboʻy sham/ }).click();
    await pressIn(basket);
    await pressIn(/Rasmiylashtirish/);
    await pickUp(app, pressIn);
    await payBy(app, 'Click');
    await pressIn(/Buyurtma berish/);

    await expectSheets(app, 'Buyurtmani tasdiqlang');
    const field = () => topSheet(app).getByLabel('SMS kodi');
    await expect(topSheet(app)).toContainText(/\d+ soniyadan soʻng/);
    await field().fill(lastCode(shop) === '1111' ? '2222' : '1111');
    await expect(topSheet(app).getByRole('alert')).toHaveText(/muddati tugagan/);
    await reloadApp(page, app);
    await expect(field()).toBeVisible();
    await expect(topSheet(app)).toContainText(/\d+ soniyadan soʻng/);
    expect(shop.backend.db.codes).toHaveLength(1);
    const provider = await providerAfter(context, async () => {
      await typeCode(field(), shop);
      await expectSheets(app, unpaid);
      await pressIn(/^Toʻlash/);
    });
    await decide(provider, /Pay with CLICK/);
    await comeBack(app);
    await expectSheets(app, accepted);
  });
});

test.describe('in the plain browser', () => {
  test('the payment opens in a tab, and a payment made elsewhere is noticed', {
    tag: ['@smoke', '@core:pay-online'],
  }, async ({ page, context, shop, expectErrors }) => {
    expectErrors(/payments\/v2\/checkout.*409|409/);
    await goToOrder(page, shop);
    await choosePayme(page);
    const provider = await providerAfter(context, () => press(page, /Buyurtma berish/));
    await expectSheets(page, waiting);
    await provider.close();
    const [order] = shop.backend.db.orders;
    await page.request.patch('/__mock/order', { data: { id: order?.id, isPaid: true } });
    await press(page, openPage);
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
    await press(page, openPage);
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
    const again = await providerAfter(context, () => press(page, openPage));
    await decide(again, /Pay with PAYME/);
    await again.close();
    await comeBack(page);
    await expectSheets(page, accepted);
  });

  test('an order whose response was lost can be paid once it is found', {
    tag: '@core:lost-answer',
  }, async ({ page, context, shop, expectErrors }) => {
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
