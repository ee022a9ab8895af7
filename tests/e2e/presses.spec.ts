import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { openThree } from './openThree';
import {
  addPlov,
  atRest,
  basket,
  expectSheets,
  goToOrder,
  orderAnswers,
  plovCard,
  press,
  topSheet,
} from './steps';
import { untilAlive } from './untilAlive';

test('back, forward and a reload after an order lead to no second one', async ({ page, shop }) => {
  await goToOrder(page, shop);
  await press(page, /Buyurtma berish/);
  await expectSheets(page, 'Buyurtma yuborildi');
  for (const step of ['goBack', 'goForward', 'goBack', 'goForward', 'reload'] as const) {
    await page[step]();
    await untilAlive(page);
    // The form that was sent is behind: neither it nor its button comes back.
    await expect(page.getByRole('dialog', { name: 'Buyurtma berish' })).toHaveCount(0);
  }
  await expect.poll(() => orderAnswers(shop)).toEqual([201]);
  expect(shop.backend.db.orders).toHaveLength(1);
});

test('where the storage is null, as in a web view without any, a basket is filled and opened', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: () => null });
  });
  await page.goto('/?vendor=demo');
  await untilAlive(page);
  await addPlov(page, (text) => press(page, text));
  await press(page, basket);
  await expectSheets(page, 'Savat');
  await expect(topSheet(page)).toContainText('Toʻy oshi');
});

/**
 * A quick double tap near the top of `target`; the second tap may land on what the first one opened.
 */
async function tapTwice(page: Page, target: Locator) {
  const box = await target.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 4];
  await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
}

test.describe('with motion', () => {
  test.use(inMotion);

  test('a quick double tap on a card opens its sheet once, one on the close button closes one sheet', async ({
    plain,
  }) => {
    await plovCard(plain).scrollIntoViewIfNeeded();
    await tapTwice(plain, plovCard(plain));
    await expectSheets(plain, 'Toʻy oshi');
    await plain.goBack();
    await expectSheets(plain);
    await openThree(plain);
    await atRest(plain);
    await tapTwice(plain, topSheet(plain).getByRole('button', { name: 'Yopish' }));
    await expectSheets(plain, 'Profil', 'Filiallar');
    await plain.evaluate(() => {
      for (let time = 0; time < 2; time += 1) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      }
    });
    await expectSheets(plain, 'Profil');
  });
});
