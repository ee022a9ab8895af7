import { payBy } from './checkoutSteps';
import { expect, test } from './fixtures';
import { accepted, comeBack, decide, providerAfter, unpaid } from './paySteps';
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

test.describe('an order confirmed by SMS', () => {
  const confirm = 'Buyurtmani tasdiqlang';
  const wrongFor = (code: string) => (code === '1111' ? '2222' : '1111');

  test('accepts the right code after a wrong one and a reload, and is then paid', async ({
    simulator,
    context,
    shop,
    expectErrors,
  }) => {
    expectErrors(/confirm/);
    const { page, app } = await simulator({ contact: 'grant', vendor: 'bloom' });
    const pressIn = (name: RegExp) => page.getByRole('button', { name }).click();
    await app.getByRole('button', { name: 'Savatga qoʻshish: Xushboʻy sham' }).click();
    await app.getByRole('link', { name: basket }).click();
    await pressIn(/Rasmiylashtirish/);
    await pickUp(app, pressIn);
    await payBy(app, 'Click');
    await pressIn(/Buyurtma berish/);

    await expectSheets(app, confirm);
    const field = () => topSheet(app).getByLabel('SMS kodi');
    await expect(topSheet(app)).toContainText(/\d+ soniyadan soʻng/);
    await field().fill(wrongFor(lastCode(shop)));
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

  test('sends another code when the countdown ends', async ({ page, shop }) => {
    for (const rules of shop.backend.db.orderRules) rules.isSmsConfirmationRequiredPerOrder = true;
    await goToOrder(page, shop);
    shop.backend.faults.add({
      path: '/orders/v1/orders/*/confirm',
      kind: 'json',
      json: { id: 'lost', phone: '+998901234567', type: 'WEB', time: 1 },
      times: 1,
    });
    const before = shop.backend.db.codes.length;
    await press(page, /Buyurtma berish/);
    await expectSheets(page, confirm);
    await press(page, /Kodni qayta yuborish/);
    await expect.poll(() => shop.backend.db.codes.length).toBe(before + 1);
    await typeCode(topSheet(page).getByLabel('SMS kodi'), shop);
    await expectSheets(page, accepted);
  });
});
