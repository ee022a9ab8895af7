import type { Page, Route } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { expectNote, writeNote } from './checkoutSteps';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { untilRested } from './pastDoubleTap';
import {
  addPlov,
  basket,
  expectSheets,
  goToOrder,
  orderAnswers,
  pickUp,
  plovCard,
  press,
  topSheet,
  typeCode,
} from './steps';

test.use(inMotion);

const note = 'Piyozsiz, iltimos';

test('a reload at any step of the order loses nothing', { tag: '@core:lost-answer' }, async ({
  plain,
  shop,
}) => {
  test.slow();
  const reload = async (...sheets: (string | RegExp)[]) => {
    await expectSheets(plain, ...sheets);
    await plain.reload();
    await expectSheets(plain, ...sheets);
  };
  await addPlov(plain, (text) => press(plain, text));
  const bar = plain.getByRole('button', { name: basket });
  const price = await bar.textContent();
  await reload();
  await expect(bar).toHaveText(price ?? '');

  await plovCard(plain).click();
  await reload('Toʻy oshi');
  await plain.goBack();
  await expectSheets(plain);

  await press(plain, basket);
  await reload('Savat');
  await expect(
    topSheet(plain)
      .getByRole('button', { name: /Toʻy oshi/ })
      .first(),
  ).toBeVisible();

  await press(plain, /Rasmiylashtirish/);
  await writeNote(plain, note);
  await reload('Savat', 'Buyurtma berish');
  await expectNote(plain, note);

  await press(plain, /kirish/);
  await plain.getByLabel('Telefon raqami').fill('901234567');
  await press(plain, /Kodni olish/);
  await reload('Savat', 'Buyurtma berish', 'Kirish', 'Kodni kiriting');
  await typeCode(plain.getByLabel('SMS kodi'), shop);
  await reload('Savat', 'Buyurtma berish');
  await expectNote(plain, note);

  await pickUp(plain, (text) => press(plain, text));
  await reload('Savat', 'Buyurtma berish');
  await press(plain, /Buyurtma berish/);
  await reload('Buyurtma yuborildi');

  const [order] = shop.backend.db.orders;
  await expect(topSheet(plain)).toContainText(order?.number ?? '?');
  await expect(topSheet(plain)).toContainText(note);
  expect(orderAnswers(shop)).toEqual([201]);
  expect(shop.backend.db.orders).toHaveLength(1);
});

/**
 * The order reaches the server, but its response is dropped by what is returned. A broken connection
 * would not do: Chromium resends the request on a reused one.
 */
async function loseResponse(page: Page, onArrival: () => void): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route('**/orders/v1/orders', async (route) => {
    await route.fetch();
    onArrival();
    held.push(route);
  });
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.abort('timedout');
  };
}

/** Taps ten times to order; then the order cannot be found either, until the faults are cleared. */
async function loseOrder(page: Page, shop: ServedShop) {
  await goToOrder(page, shop);
  const lose = await loseResponse(page, () => {
    shop.backend.faults.add({ method: 'GET', path: '/orders/v1/orders/user/*', status: 503 });
  });
  const box = await topSheet(page)
    .getByRole('button', { name: /Buyurtma berish/ })
    .boundingBox();
  await untilRested(page);
  for (let tap = 0; tap < 10; tap += 1) {
    await page.touchscreen.tap((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
  }
  await lose();
  await expectSheets(page, 'Savat', 'Buyurtmangizni qidiryapmiz');
}

async function expectFound(page: Page, shop: ServedShop) {
  shop.backend.faults.clear();
  await expectSheets(page, 'Buyurtma yuborildi');
  expect(orderAnswers(shop)).toEqual([201]);
  expect(shop.backend.db.orders).toHaveLength(1);
}

test('ten taps on the order button place one order; after its lost response the app looks for it, also over a reload, finds it and sends no second one', {
  tag: '@core:lost-answer',
}, async ({ page, shop, expectErrors }) => {
  expectErrors(/orders\/v1\/orders/);
  await loseOrder(page, shop);
  await page.reload();
  await expectSheets(page, 'Savat', 'Buyurtmangizni qidiryapmiz');
  await expectFound(page, shop);
});
