import type { Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { unfold } from './checkoutSteps';
import { expect, test } from './fixtures';
import { walkTo } from './keyboardSteps';
import { expectSheets, goToOrder, press, topSheet } from './steps';

const minuteMs = 60_000;

/** The paths that orders were posted to. */
const ordersSent = (shop: ServedShop): string[] =>
  shop.backend.calls
    .filter(({ method, path }) => method === 'POST' && path.startsWith('/orders/v1/orders'))
    .map(({ path }) => path);

/** At the checkout: opens the list of times. */
async function orderLater(page: Page): Promise<void> {
  await unfold(page, /^Vaqti/);
  await topSheet(page).locator('label', { hasText: 'Belgilangan vaqtda' }).click();
}

/** Picks a day and a time in their sheet. */
async function pickTime(page: Page, day: RegExp, time: string): Promise<void> {
  await expectSheets(page, 'Savat', 'Buyurtma berish', 'Vaqtni tanlang');
  await topSheet(page).locator('label', { hasText: day }).click();
  await topSheet(page).locator('label', { hasText: time }).click();
  await expectSheets(page, 'Savat', 'Buyurtma berish');
}

test('an order for tomorrow is posted to the at-time endpoint with the chosen time', {
  tag: ['@smoke', '@core:later'],
}, async ({ page, shop }) => {
  await goToOrder(page, shop);
  const time = topSheet(page).getByRole('button', { name: /^Vaqti/ });
  await expect(time).toContainText('Imkon qadar tezroq');
  await orderLater(page);
  await pickTime(page, /Ertaga/, '18:30');
  await expect(
    topSheet(page).getByRole('radio', { name: /Belgilangan vaqtda\s*Ertaga, 18:30/ }),
  ).toBeChecked();
  await time.click();
  await expect(time).toContainText('Ertaga, 18:30');
  await press(page, /^Buyurtma berish/);
  await expect(topSheet(page)).toHaveAccessibleName(/Buyurtma yuborildi/);
  expect(ordersSent(shop)).toEqual(['/orders/v1/orders/at-time']);
  expect(shop.backend.db.orders).toHaveLength(1);
  expect(shop.backend.db.orders[0]).toMatchObject({
    status: 'AT_TIME',
    deliveryAt: '2026-03-05T13:30:00.000Z',
    day: '2026-03-05',
    time: '18:30',
  });
});

test.describe('at the turn of a minute', () => {
  test.use({ now: null });

  test('a chosen time that passes while the checkout is open must be replaced before ordering', async ({
    page,
    shop,
  }) => {
    await page.clock.install();
    await page.clock.setFixedTime('2026-03-04T12:00:00+05:00');
    shop.shift = Date.parse('2026-03-04T12:00:00+05:00') - Date.now();
    await goToOrder(page, shop);
    await orderLater(page);
    await pickTime(page, /Bugun/, '12:30');

    await page.clock.setFixedTime('2026-03-04T12:20:00+05:00');
    shop.shift += 20 * minuteMs;
    await page.clock.runFor(minuteMs);
    await expect(topSheet(page).getByRole('status')).toContainText('Tanlangan vaqt oʻtib ketdi');
    await press(page, /^Vaqtni tanlang/);
    await expect(topSheet(page).locator('label', { hasText: '12:30' })).toHaveCount(0);
    await pickTime(page, /Bugun/, '13:00');
    await expect(topSheet(page).getByRole('status')).toHaveCount(0);

    await press(page, /^Buyurtma berish/);
    await expect(topSheet(page)).toHaveAccessibleName(/Buyurtma yuborildi/);
    expect(shop.backend.db.orders).toMatchObject([{ deliveryAt: '2026-03-04T08:00:00.000Z' }]);
  });

  test('a time that has passed is reported at the moment of the press', async ({ page, shop }) => {
    await page.clock.install();
    await page.clock.setFixedTime('2026-03-04T12:00:00+05:00');
    shop.shift = Date.parse('2026-03-04T12:00:00+05:00') - Date.now();
    await goToOrder(page, shop);
    await orderLater(page);
    await pickTime(page, /Bugun/, '12:30');
    await page.clock.setFixedTime('2026-03-04T12:20:00+05:00');
    shop.shift += 20 * minuteMs;
    await press(page, /^Buyurtma berish/);
    await expect(topSheet(page).getByRole('status')).toContainText('Tanlangan vaqt oʻtib ketdi');
    await expect(
      topSheet(page)
        .getByText(/^Vaqtni tanlang/)
        .first(),
    ).toBeVisible();
    expect(shop.backend.db.orders).toEqual([]);

    // By keys another answer does not close the list of answers around the focus.
    const soon = topSheet(page).getByRole('radio', { name: /^Imkon qadar/ });
    await walkTo(page, topSheet(page).getByRole('radio', { name: /^Belgilangan/ }));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(soon).toBeChecked();
    await expect(topSheet(page).getByRole('status')).toHaveCount(0);
    await expect(soon).toBeFocused();
  });
});
