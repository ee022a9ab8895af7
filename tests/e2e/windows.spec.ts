import type { Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { expectSheets, goToOrder, orderAnswers, press } from './steps';
import { untilAlive } from './untilAlive';

test.use(inMotion);

const sending = 'Buyurtma yuborilmoqda';
const accepted = 'Buyurtma yuborildi';
const slow = { method: 'POST', path: '/orders/v1/orders', kind: 'delay', delay: 10_000 } as const;

/** Opens the checkout in two windows of one browser, both ready to order. */
async function openTwice(first: Page, shop: ServedShop): Promise<Page> {
  await goToOrder(first, shop);
  const second = await first.context().newPage();
  await second.goto('/checkout?vendor=demo');
  await untilAlive(second);
  await expectSheets(second, 'Buyurtma berish');
  const button = second.getByRole('button', { name: /Buyurtma berish/ });
  await expect(button.last()).toBeEnabled();
  return second;
}

/** Clicks, or gives up if the other window was first. */
const tap = (page: Page) =>
  page
    .getByRole('button', { name: /Buyurtma berish/ })
    .last()
    .click({ timeout: 5000 })
    .catch(() => undefined);

function expectOneOrder(shop: ServedShop) {
  expect(orderAnswers(shop)).toEqual([201]);
  expect(shop.backend.db.orders).toHaveLength(1);
}

test('an order pressed in two windows is placed once and shown in both', async ({ page, shop }) => {
  test.slow();
  const second = await openTwice(page, shop);
  shop.backend.faults.add(slow);
  const presses = [page, second].map(tap);
  const waitingSheets = [page, second].map((page) => page.getByRole('dialog', { name: sending }));
  const count = () => Promise.all(waitingSheets.map((sheet) => sheet.count()));
  await expect.poll(count).toContain(1);
  await Promise.all(presses);
  await expectSheets(page, accepted);
  await expectSheets(second, accepted);
  expectOneOrder(shop);
});

test('closing the window that is sending lets the other one find the order', {
  tag: '@core:lost-answer',
}, async ({ page, shop, expectErrors }) => {
  test.slow();
  expectErrors(/orders\/v1\/orders/);
  const second = await openTwice(page, shop);
  shop.backend.faults.add({ ...slow, unaware: true });
  await press(page, /Buyurtma berish/);
  await expectSheets(second, sending);
  await page.close();
  await expectSheets(second, accepted);
  expectOneOrder(shop);
});
