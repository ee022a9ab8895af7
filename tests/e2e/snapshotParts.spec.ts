import type { Locator, Page } from '@playwright/test';
import { week } from '../../mocks/backend/seed/week';
import { expect, test } from './fixtures';
import { holdBack } from './holdBack';
import { inMotion } from './inMotion';
import { later, place } from './pastOrders';
import { plant } from './planted';
import { basket, expectSheets, plovCard, press, topSheet } from './steps';
import { untilAlive } from './untilAlive';

test.use(inMotion);

const drawn = (page: Page) => page.locator('[data-drawn]');
const order = (page: Page) => page.getByRole('list', { name: 'Faol' }).locator('a');
const bar = (page: Page) => page.getByRole('button', { name: basket });
const activeOrders = /\/orders\/user\/[^/]+\/active/;

/** A returning visitor with an order under way and something in the basket. */
async function visitAgain(page: Page, shop: Parameters<typeof plant>[1]) {
  await plant(page, shop, { basket: [{ productId: 'patir' }] });
  place(shop, ['patir']);
  later(shop, 18);
  await page.goto('/?vendor=demo');
  await expect(order(page)).toBeVisible();
  await expect(bar(page)).toBeVisible();
  // The snapshot is stored as the page is left.
  // From its first frame on, how often a frame is without one of them.
  await page.addInitScript(() => {
    const missing: string[] = [];
    Object.assign(window, { missing });
    const look = () => {
      if (document.querySelector('article'))
        for (const part of ['[data-part=orders] a', 'main ~ * button bdi'])
          if (!document.querySelector(part)) missing.push(part);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Reloads; the server lists the orders once the returned function is called. */
async function reloadWithoutOrders(page: Page): Promise<() => Promise<void>> {
  const release = await holdBack(page, activeOrders);
  await page.reload();
  await untilAlive(page);
  await expect(drawn(page)).toHaveCount(1);
  return release;
}

const missing = (page: Page) => page.evaluate(() => Reflect.get(window, 'missing'));
const boxOf = (part: Locator) => part.boundingBox();

test('the order under way and the basket bar stay from the snapshot’s first frame on, in their place', async ({
  page,
  shop,
}) => {
  await visitAgain(page, shop);
  const releaseCode = await holdBack(page, /\/reactDom-[^/]*\.js$/);
  const releaseOrders = await holdBack(page, activeOrders);
  await page.reload({ waitUntil: 'commit' });
  await expect(plovCard(page)).toBeVisible();
  const [orderBox, barBox] = [await boxOf(order(page)), await boxOf(bar(page))];
  await releaseCode();
  await untilAlive(page);
  await expect(drawn(page)).toHaveCount(1);
  expect(await boxOf(order(page))).toEqual(orderBox);
  await releaseOrders();
  await expect(drawn(page)).toHaveCount(0);
  expect(await boxOf(order(page))).toEqual(orderBox);
  expect(await boxOf(bar(page))).toEqual(barBox);
  // It does not rise once more.
  expect(
    await order(page)
      .locator('..')
      .evaluate((item) => item.getAnimations().length),
  ).toBe(0);
  expect(await missing(page)).toEqual([]);
});

test('a tap on the order, before the app has it, opens the order', async ({ page, shop }) => {
  await visitAgain(page, shop);
  const release = await reloadWithoutOrders(page);
  const started = await page.evaluate(() => performance.timeOrigin);
  await order(page).click();
  await expectSheets(page, /Buyurtma/);
  await expect(topSheet(page).locator('[aria-current=step]')).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(started);
  await release();
  await expect(drawn(page)).toHaveCount(0);
});

test('an order that has arrived since the last visit goes', async ({ page, shop }) => {
  await visitAgain(page, shop);
  for (const each of shop.backend.db.orders) each.status = 'DELIVERED';
  await page.reload();
  await expect(order(page)).toHaveCount(0);
  await expect(drawn(page)).toHaveCount(0);
  await expect(plovCard(page)).toBeVisible();
});

test('the order goes with the session of the one who placed it', async ({ page, shop }) => {
  await visitAgain(page, shop);
  const release = await reloadWithoutOrders(page);
  await page.getByRole('link', { name: 'Profil' }).click();
  await press(page, /Chiqish/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Chiqish' }).click();
  await expect(order(page)).toHaveCount(0);
  await release();
});

test.describe('at night', () => {
  test.use({ now: '2026-03-04T03:00:00+05:00' });

  test('the notice that the shop is closed stays until the app has it, and is not tapped in vain', async ({
    page,
    shop,
  }) => {
    for (const branch of shop.backend.db.branches) {
      Object.assign(branch, { deliveryStart: null, deliveryEnd: null, open: null, close: null });
      branch.workHours = [{ type: 'PICK_UP', hours: week('10:00', '22:00') }];
    }
    await plant(page, shop, { draft: { serviceType: 'PICK_UP' } });
    await page.goto('/?vendor=demo');
    const notice = page.getByRole('button', { name: /Keyinroqqa buyurtma/ });
    await expect(notice).toContainText('Hozir yopiq');
    const release = await holdBack(page, /\/behind-[^/]*\.js$/);
    await page.reload();
    await untilAlive(page);
    await expect(drawn(page).filter({ has: notice })).toHaveCount(1);
    await notice.click();
    await expectSheets(page);
    await release();
    await expectSheets(page, 'Vaqtni tanlang');
  });
});
