import type { Page } from '@playwright/test';
import { unfold } from './checkoutSteps';
import { expect, test } from './fixtures';
import { expectSheets, goToOrder, press, topSheet } from './steps';

/** The requested catalogue types, and whose settings were requested. */
async function watchRequests(page: Page, go: () => Promise<unknown>) {
  const types = new Set<string | null>();
  const settings = new Set<string>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/overalls')) types.add(searchParams.get('type'));
    const [, owner] = /merchant\/settings\/(.+)$/.exec(pathname) ?? [];
    if (owner) settings.add(owner);
  });
  await go();
  return { types, settings };
}

test('Click requests its catalogue and settings and accepts only Click payments, also after a reload', {
  tag: '@core:pay-app',
}, async ({ page, shop }) => {
  const { types, settings } = await watchRequests(page, () =>
    goToOrder(page, shop, { query: '&channel=click' }),
  );
  await unfold(page, /^Toʻlov/);
  await expect(topSheet(page).locator('label', { hasText: 'Click' })).toHaveCount(1);
  await expect(topSheet(page).locator('label', { hasText: /^Naqd/ })).toHaveCount(0);
  await page.reload();
  await expectSheets(page, 'Savat', 'Buyurtma berish');
  await press(page, /Buyurtma berish|toʻlash/i);
  await expect.poll(() => shop.backend.db.orders.length).toBe(1);
  expect(shop.backend.db.orders[0]).toMatchObject({
    orderDevice: 'CLICK_MINI_APP',
    paymentType: 'CLICK_MINI_APP',
  });
  expect([...types]).toEqual(['CLICK']);
  expect([...settings]).toEqual(['click-app/client']);
});
