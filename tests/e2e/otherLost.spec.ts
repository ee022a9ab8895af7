import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { test } from './otherShop';
import { goToOrder } from './otherSteps';
import { expectSheets, press } from './steps';

// Promises about money and personal data, checked on a server that shares no code with the mock
// backend.

const path = '/orders/v1/orders';
const accepted = 'Buyurtma yuborildi';
const day = 24 * 60 * 60_000;

/**
 * The next order is stored, but the browser drops the response. A real connection loss would make
 * Chromium resend the request (docs/decisions/05).
 */
const loseResponse = (page: Page) =>
  page.route(`**${path}`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
    await page.unroute(`**${path}`);
  });

for (const [direction, offset] of [
  ['a day ahead', day],
  ['a day behind', -day],
] as const) {
  test(`an order whose response is lost is placed once, on a phone whose clock is ${direction}`, async ({
    page,
    otherShop,
    expectErrors,
  }) => {
    expectErrors(/orders\/v1\/orders/);
    await page.clock.install({ time: Date.now() + offset });
    await goToOrder(page, otherShop);
    await loseResponse(page);
    await press(page, /Buyurtma berish/);
    await expectSheets(page, accepted);
    expect(otherShop.server.world.orders).toHaveLength(1);
  });
}
