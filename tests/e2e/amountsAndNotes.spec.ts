import { expect, test } from './fixtures';
import { later, place } from './pastOrders';
import { settingsOf } from './shopSteps';
import { pressIn } from './simulatorSteps';
import { addPlov, basket, expectSheets, logIn, press, topSheet } from './steps';

const note = 'yongʻoqsiz';
const again = /Yana buyurtma berish/;

for (const where of ['in the browser', 'inside Telegram'] as const) {
  test(`a note stays with its dish when another line becomes the same, ${where}`, async ({
    page,
    shop,
    simulator,
  }) => {
    settingsOf(shop).productComment = true;
    const isInside = where === 'inside Telegram';
    const screen = isInside ? (await simulator({ contact: 'grant' })).app : page;
    if (!isInside) await logIn(page, shop);
    const pressMain = isInside ? pressIn(page) : (name: RegExp) => press(page, name);
    await addPlov(screen, pressMain);
    await pressMain(basket);
    const sheet = topSheet(screen);
    await sheet.getByRole('button', { name: /^Izoh qoʻshish/ }).click();
    await sheet.getByRole('textbox').fill(note);
    await sheet.getByRole('textbox').press('Enter');
    await sheet.getByRole('button', { name: 'Yopish' }).click();
    await expectSheets(screen);

    await screen
      .getByRole('link', { name: /^Toʻy oshi/ })
      .first()
      .click();
    await topSheet(screen)
      .locator('label', { hasText: /^Yarim porsiya/ })
      .click();
    await pressMain(/Qoʻshish/);
    await expectSheets(screen);
    await pressMain(basket);
    const lines = sheet.getByRole('button', { name: 'Toʻy oshi', exact: true });
    await expect(lines).toHaveCount(2);
    await lines.last().click();
    await topSheet(screen).locator('label', { hasText: 'Butun porsiya' }).click();
    await pressMain(/Saqlash/);
    await expectSheets(screen, 'Savat');
    await expect(lines).toHaveCount(1);
    await expect(sheet.getByText(note)).toBeVisible();
  });

  test(`an order of 0.45 kg is repeated by the piece, and says so, ${where}`, async ({
    page,
    shop,
    simulator,
  }) => {
    const isInside = where === 'inside Telegram';
    if (isInside) await simulator({ contact: 'grant' });
    else await logIn(page, shop);
    await expect
      .poll(() => shop.backend.db.users.filter(({ isVerified }) => isVerified))
      .toHaveLength(1);
    const { id, cartItems } = place(shop, ['patir']);
    for (const { product } of cartItems) product.count = 0.45;
    later(shop, 60);
    const path = `/profile/orders/${id}`;
    if (!isInside) await page.goto(`${path}?vendor=demo`);
    const screen = isInside ? (await simulator({ contact: 'grant', path })).app : page;
    await (isInside ? pressIn(page)(again) : press(page, again));
    await expect(topSheet(screen).getByText(/donalab/)).toContainText('0,45');
  });
}
