import { expect } from './fixtures';
import { test } from './otherShop';
import { goToOrder, somsa } from './otherSteps';
import { basket, expectSheets } from './steps';

// Two windows, two users and a foreign gateway, on a server that shares no code with the mock
// backend.

const accepted = 'Buyurtma yuborildi';

test('an order pressed in two windows is placed once', async ({ page, otherShop }) => {
  test.slow();
  await goToOrder(page, otherShop);
  const second = await page.context().newPage();
  await otherShop.open(second, '/checkout');
  await expectSheets(second, 'Buyurtma berish');
  const buttons = [page, second].map((window) =>
    window.getByRole('button', { name: /Buyurtma berish/ }).last(),
  );
  for (const button of buttons) await expect(button).toBeEnabled();
  otherShop.server.plant({ path: '/orders/v1/orders', method: 'POST', times: 1, before: 5000 });
  await Promise.all(
    buttons.map((button) => button.click({ timeout: 5000 }).catch(() => undefined)),
  );
  await expectSheets(page, accepted);
  await expectSheets(second, accepted);
  expect(otherShop.server.world.orders).toHaveLength(1);
});

test('the next account on a device sees nothing of the previous one while its sign-in fails', async ({
  page,
  otherShop,
  expectErrors,
}) => {
  expectErrors(/webbot\/v1\/users\/token/);
  const bar = page.getByRole('button', { name: basket });
  const last = await otherShop.launch(page, { id: 501, name: 'Dilnoza', contact: 'grant' });
  await last.app.getByRole('button', { name: somsa }).click();
  await expect(bar).toBeVisible();
  otherShop.server.plant({ path: '/webbot/v1/users/token', answer: { status: 503 } });
  const next = await otherShop.launch(page, { id: 777, name: 'Aziz', contact: 'grant' });
  await expect(next.app.getByRole('button', { name: somsa })).toBeVisible();
  await expect(bar).toHaveCount(0);
  otherShop.server.heal();
  await otherShop.launch(page, { id: 501, name: 'Dilnoza', contact: 'grant' });
  await expect(bar).toBeVisible();
});

test('an HTML 404 in place of the merchant deletes nothing, and the shop recovers by itself', async ({
  page,
  otherShop,
  expectErrors,
}) => {
  test.slow();
  expectErrors(/merchants|404/);
  await otherShop.open(page);
  await page.getByRole('button', { name: somsa }).click();
  await expect(page.getByRole('button', { name: basket })).toBeVisible();
  const basketKeys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cart:')));
  const before = await basketKeys();
  expect(before).toHaveLength(1);
  const text = '<!doctype html><title>404 Not Found</title>';
  const headers = { 'content-type': 'text/html' };
  otherShop.server.plant({
    path: '/users/v1/merchants/*',
    answer: { status: 404, text, headers },
  });
  // Forgets the merchant: with it stored, the shop would open without the look-up.
  await page.evaluate(() => localStorage.removeItem('merchant'));
  await page.reload();
  await expect(page.getByText('Doʻkon javob bermayapti')).toBeVisible();
  expect(await basketKeys()).toEqual(before);
  otherShop.server.heal();
  // The look-up is retried with growing delays.
  await expect(page.getByRole('button', { name: basket })).toBeVisible({ timeout: 60_000 });
});
