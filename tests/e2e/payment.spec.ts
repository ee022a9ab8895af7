import { expect, test } from './fixtures';
import {
  accepted,
  checkoutLink,
  comeBack,
  decide,
  goToPayme,
  linksOf,
  notYet,
  providerAfter,
  waiting,
} from './paySteps';
import { expectSheets, topSheet } from './steps';

test.describe('inside Telegram', () => {
  test('the payment page opens automatically, and its result shows when the user returns', async ({
    simulator,
    context,
    shop,
  }) => {
    const { app, pressIn } = await goToPayme(simulator);
    const provider = await providerAfter(context, () => pressIn(/Buyurtma berish/));
    await expectSheets(app, waiting);
    await decide(provider, /Pay with PAYME/);
    await comeBack(app);
    await expectSheets(app, accepted);
    await expect(topSheet(app)).toContainText('Toʻlov qabul qilindi');
    expect(linksOf(shop)).toHaveLength(1);
  });

  test('a failed or abandoned payment can be retried', async ({ simulator, context, shop }) => {
    const { app, pressIn } = await goToPayme(simulator);
    const failing = await providerAfter(context, () => pressIn(/Buyurtma berish/));
    await decide(failing, /Let it fail/);
    await failing.getByRole('link', { name: 'Back to the shop' }).click();
    // the way back opens the order in Telegram
    const again = failing.frameLocator('iframe[title="Mini App"]');
    await expect(topSheet(again)).toHaveAccessibleName(
      new RegExp(`${shop.backend.db.orders[0]?.number}`),
    );
    await failing.close();
    await comeBack(app);
    await expectSheets(app, notYet);
    const left = await providerAfter(context, () => pressIn(/Qayta toʻlash/));
    await expectSheets(app, waiting);
    await left.close();
    await topSheet(app).getByRole('button', { name: 'Toʻlovni tekshirish' }).click();
    await expectSheets(app, notYet);
    const paying = await providerAfter(context, () => pressIn(/Qayta toʻlash/));
    await decide(paying, /Pay with PAYME/);
    await comeBack(app);
    await expectSheets(app, accepted);
  });

  for (const [outcome, title] of [
    ['paid', accepted],
    ['failed', 'Toʻlov amalga oshmadi'],
    ['cancelled', notYet],
    ['pending', waiting],
  ] as const) {
    test(`an invoice opens in Telegram’s payment sheet and is ${outcome}`, async ({
      simulator,
      shop,
    }) => {
      shop.backend.db.checkoutLinks = 'invoice';
      const { app, pressIn } = await goToPayme(simulator, { invoice: outcome });
      await pressIn(/Buyurtma berish/);
      await expectSheets(app, title);
      expect(shop.backend.db.orders[0]?.isPaid).toBe(outcome === 'paid');
    });
  }

  test('an unsafe payment link is not followed', async ({ simulator, shop, context }) => {
    const json = { url: 'javascript:document.title="taken"' };
    const { id } = shop.backend.faults.add({ path: checkoutLink, kind: 'json', json });
    const { app, pressIn } = await goToPayme(simulator);
    await pressIn(/Buyurtma berish/);
    await expectSheets(app, 'Toʻlov sahifasini ochib boʻlmadi');
    await expect(topSheet(app)).toContainText('Bu havola xavfsiz emas');
    expect(context.pages()).toHaveLength(1);
    shop.backend.faults.remove(id);
    await providerAfter(context, () => pressIn(/Qayta toʻlash/));
  });

  test('a payment link that fails to load can be requested again', async ({
    simulator,
    shop,
    context,
    expectErrors,
  }) => {
    expectErrors(/payments\/v2\/checkout/);
    const { id } = shop.backend.faults.add({ path: checkoutLink, status: 503 });
    const { app, pressIn } = await goToPayme(simulator);
    await pressIn(/Buyurtma berish/);
    await expectSheets(app, 'Toʻlov sahifasini ochib boʻlmadi');
    await expect(topSheet(app)).toContainText('keyinroq urinib');
    shop.backend.faults.remove(id);
    await providerAfter(context, () => pressIn(/Qayta toʻlash/));
    await expectSheets(app, waiting);
  });
});
