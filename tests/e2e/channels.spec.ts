import type { Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { unfold } from './checkoutSteps';
import { expect, test } from './fixtures';
import { expectSheets, goToOrder, press, topSheet } from './steps';
import { walkToCheckout } from './walkToOrder';

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

const devices = (shop: ServedShop) => shop.backend.db.orders.map((order) => order.orderDevice);

test('the web requests its catalogue and settings and places a web order', async ({
  page,
  shop,
}) => {
  const { types, settings } = await watchRequests(page, () => goToOrder(page, shop));
  await press(page, /Buyurtma berish/);
  await expect.poll(() => devices(shop)).toEqual(['CLIENT_WEB']);
  expect([...types]).toEqual(['WEB']);
  expect([...settings]).toEqual(['web']);
});

test('Click requests its catalogue and settings and accepts only Click payments, also after a reload', async ({
  page,
  shop,
}) => {
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

test('a table requests its catalogue and the shop’s settings and places a dine-in order', async ({
  page,
  shop,
}) => {
  const url = '/?vendor=demo&tableId=7&hallId=zal&branchId=markaz';
  const { types, settings } = await watchRequests(page, () => page.goto(url));
  await walkToCheckout(page, shop);
  await press(page, /Buyurtma berish/);
  await expect.poll(() => devices(shop)).toEqual(['CLIENT_WEB']);
  expect(shop.backend.db.orders[0]).toMatchObject({ serviceType: 'DINE_IN', tableId: '7' });
  expect([...types]).toEqual(['QR']);
  expect([...settings]).toEqual(['web']);
});

test('Telegram requests the bot’s catalogue and the shop’s settings', async ({
  page,
  simulator,
}) => {
  const { types, settings } = await watchRequests(page, () => simulator());
  await expect.poll(() => [...types]).toEqual(['TG']);
  await expect.poll(() => [...settings]).toEqual(['web']);
});
