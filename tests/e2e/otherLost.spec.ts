import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { test } from './otherShop';
import { goToOrder } from './otherSteps';
import { expectSheets, press } from './steps';

// What may go wrong with money and other people's data (promises), on a server that shares nothing
// with the mock backend.

const path = '/orders/v1/orders';
const accepted = 'Buyurtma qabul qilindi';
const day = 24 * 60 * 60_000;

/**
 * The next order is stored, and its answer is lost in the browser: a connection that breaks by itself
 * is one over which Chromium sends the request again (docs/decisions/05).
 */
const loseAnswer = (page: Page) =>
  page.route(`**${path}`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
    await page.unroute(`**${path}`);
  });

for (const [where, off] of [
  ['a day ahead', day],
  ['a day behind', -day],
] as const) {
  test(`an order whose answer is lost is one, on a phone whose clock is ${where}`, async ({
    page,
    otherShop,
    expectErrors,
  }) => {
    expectErrors(/orders\/v1\/orders/);
    await page.clock.install({ time: Date.now() + off });
    await goToOrder(page, otherShop);
    await loseAnswer(page);
    await press(page, /Buyurtma berish/);
    await expectSheets(page, accepted);
    expect(otherShop.server.world.orders).toHaveLength(1);
  });
}
