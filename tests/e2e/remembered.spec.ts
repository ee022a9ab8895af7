import { bringAxe, faultsOf } from './axe';
import { payBy, showExtras } from './checkoutSteps';
import { expect, test } from './fixtures';
import { place } from './pastOrders';
import { addPlov, basket, expectSheets, logIn, pickUp, press, topSheet } from './steps';

test('the next order begins with the last branch and payment, and offers the last receivers first', {
  tag: '@core:pay-terminal',
}, async ({ page, shop }) => {
  await logIn(page, shop);
  const dilnoza = { firstName: 'Dilnoza', phone: '+998935550147' };
  const past = place(shop, ['patir'], { receiver: dilnoza });
  Object.assign(past, { status: 'CLOSED', plan: [] });
  const toCheckout = async () => {
    await addPlov(page, (text) => press(page, text));
    await press(page, basket);
    await press(page, /Rasmiylashtirish/);
    await expectSheets(page, 'Savat', 'Buyurtma berish');
  };
  await page.goto('/?vendor=demo');
  await toCheckout();
  await pickUp(page, (text) => press(page, text));
  await payBy(page, 'Terminal orqali');

  await showExtras(page);
  await press(page, /^Kim oladi/);
  const receiver = topSheet(page).getByRole('radio', { name: /^Dilnoza/ });
  await expect(receiver).toBeVisible();
  await bringAxe(page);
  expect(await faultsOf(page)).toEqual([]);
  // By keyboard: the last of the group.
  await topSheet(page)
    .getByRole('radio', { name: /^Boshqa odam/ })
    .focus();
  await page.keyboard.press('ArrowDown');
  await expect(receiver).toBeChecked();
  await press(page, /^Saqlash/);
  const row = topSheet(page).getByRole('button', { name: /^Kim oladi/ });
  await expect(row).toContainText('Dilnoza');
  await press(page, /^Buyurtma berish/);
  await expect(topSheet(page)).toHaveAccessibleName(/Buyurtma yuborildi/);
  expect(shop.backend.db.orders.at(-1)).toMatchObject({ receiver: dilnoza });

  await page.goto('/?vendor=demo');
  await toCheckout();
  await expect(topSheet(page)).toContainText('Markaz');
  await expect(topSheet(page).getByRole('button', { name: /^Toʻlov/ })).toContainText(
    'Terminal orqali',
  );
  await showExtras(page);
  await expect(row).toContainText('Oʻzim');
});
