import type { Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { expect, test } from './fixtures';
import { expectSheets, goToCheckout, goToOrder, press, topSheet } from './steps';

/** The catalogue types that were asked for, and whose settings. */
async function asked(page: Page, go: () => Promise<unknown>) {
  const types = new Set<string | null>();
  const settings = new Set<string>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/overalls')) types.add(searchParams.get('type'));
    const [, whose] = /merchant\/settings\/(.+)$/.exec(pathname) ?? [];
    if (whose) settings.add(whose);
  });
  await go();
  return { types, settings };
}

const devices = (shop: ServedShop) => shop.backend.db.orders.map((order) => order.orderDevice);

test('the web: its catalogue, its settings, and an order of the web', async ({ page, shop }) => {
  const { types, settings } = await asked(page, () => page.goto('/?vendor=demo'));
  await goToOrder(page, shop);
  await press(page, /Buyurtma berish/);
  await expect.poll(() => devices(shop)).toEqual(['CLIENT_WEB']);
  expect([...types]).toEqual(['WEB']);
  expect([...settings]).toEqual(['web']);
});

test('Click: its catalogue, its settings, and only Click to pay with, also after a reload', async ({
  page,
  shop,
}) => {
  const { types, settings } = await asked(page, () => page.goto('/?vendor=demo&channel=click'));
  await goToOrder(page, shop);
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

test('a table: its catalogue, the shop’s settings, and an order that is brought there', async ({
  page,
  shop,
}) => {
  const at = '/?vendor=demo&tableId=7&hallId=zal&branchId=markaz';
  const { types, settings } = await asked(page, () => page.goto(at));
  await goToCheckout(page, shop);
  await press(page, /Buyurtma berish/);
  await expect.poll(() => devices(shop)).toEqual(['CLIENT_WEB']);
  expect(shop.backend.db.orders[0]).toMatchObject({ serviceType: 'DINE_IN', tableId: '7' });
  expect([...types]).toEqual(['QR']);
  expect([...settings]).toEqual(['web']);
});

test('Telegram: the bot’s catalogue and the shop’s settings', async ({ page, simulator }) => {
  const { types, settings } = await asked(page, () => simulator());
  await expect.poll(() => [...types]).toEqual(['TG']);
  await expect.poll(() => [...settings]).toEqual(['web']);
});
