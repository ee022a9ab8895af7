import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { test } from './otherShop';
import { goToOrder } from './otherSteps';
import { expectSheets, press, topSheet } from './steps';

// Orders whose response is lost, or that are not listed in time, on a server that shares no code with the
// mock backend (docs/decisions/01).

const accepted = 'Buyurtma yuborildi';
const path = '/orders/v1/orders';
const unseen = 'Buyurtma hali koʻrinmadi';

/**
 * The next order is stored, but the browser drops the response. A real connection loss would make
 * Chromium resend the request (docs/decisions/01).
 */
const loseResponse = (page: Page) =>
  page.route(`**${path}`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
    await page.unroute(`**${path}`);
  });

test('an order whose response is lost is placed once, on a phone whose clock is a day ahead', {
  tag: '@core:lost-answer',
}, async ({ page, otherShop, expectErrors }) => {
  expectErrors(/orders\/v1\/orders/);
  await page.clock.install({ time: Date.now() + 24 * 60 * 60_000 });
  await goToOrder(page, otherShop);
  await loseResponse(page);
  await press(page, /Buyurtma berish/);
  await expectSheets(page, accepted);
  expect(otherShop.server.world.orders).toHaveLength(1);
});

/** Advances the page's clock, leaving its requests time to finish, until `hasCome` passes. */
const waitUntil = (page: Page, expectation: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(5000);
    await expectation();
  }).toPass({ timeout: 90_000 });
const soon = { timeout: 1000 };

const untilUnseen = (page: Page) =>
  waitUntil(page, () => expect(topSheet(page)).toHaveAccessibleName(unseen, soon));

test.describe('an order that the server has not listed', () => {
  test.use({ otherOptions: { canCancel: true } });

  test('is sent again only by a second step, and the duplicate can be cancelled', async ({
    page,
    otherShop,
    expectErrors,
  }) => {
    test.slow();
    expectErrors(/orders\/v1\/orders/);
    await page.clock.install();
    await goToOrder(page, otherShop);
    const { server } = otherShop;
    // The first request is in flight for longer than the app looks for its order.
    let first: Request | null = null;
    await page.route(`**${path}`, async (route) => {
      const request = route.request();
      const init = { method: 'POST', headers: request.headers(), body: request.postData() };
      first = new Request(request.url(), init);
      await route.abort('connectionreset');
    });
    await press(page, /Buyurtma berish/);
    await untilUnseen(page);
    expect(server.world.orders).toHaveLength(0);
    await page.unroute(`**${path}`);
    await press(page, /Qayta yuborish/);
    await expectSheets(page, 'Savat', 'Buyurtma berish');
    await press(page, /Qayta yuborish/);
    await expectSheets(page, accepted);
    expect(server.world.orders).toHaveLength(1);
    if (!first) throw new Error('The first order was not sent');
    await server.fetch(first);
    expect(server.world.orders).toHaveLength(2);
    const double = page.getByRole('alertdialog', { name: 'Doʻkon ikkita buyurtma oldi' });
    await waitUntil(page, () => expect(double).toBeVisible(soon));
    await double.getByRole('button', { name: /^Bekor qilish/ }).click();
    await expect(topSheet(page)).toHaveAccessibleName('Buyurtmani bekor qilish');
    await press(page, /Buyurtmani bekor qilish/);
    const canceled = () => server.world.orders.filter(({ status }) => /CANCEL/.test(status));
    await expect.poll(canceled).toHaveLength(1);
  });
});
