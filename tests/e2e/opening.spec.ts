import type { Page } from '@playwright/test';
import { week } from '../../mocks/backend/seed/week';
import type { ServedShop } from '../../mocks/serve';
import { bringAxe, faultsOf } from './axe';
import { unfold } from './checkoutSteps';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { walkTo } from './keyboardSteps';
import { expectSheets, goToOrder, press, topSheet } from './steps';

const minuteMs = 60_000;
const evening = '2026-03-04T21:35:00+05:00';

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

test.describe('with a movable clock', () => {
  test.use({ ...inMotion, now: null });

  test('home says before any basket that the shop closes soon, then when it opens, and an order for later is one tap away', async ({
    page,
    shop,
  }) => {
    for (const branch of shop.backend.db.branches) {
      Object.assign(branch, { deliveryStart: null, deliveryEnd: null, open: null, close: null });
      branch.workHours = [
        { type: 'PICK_UP', hours: week('10:00', '22:00', { THURSDAY: { isDayOff: true } }) },
      ];
    }
    await page.clock.install();
    await page.clock.setFixedTime(evening);
    shop.shift = Date.parse(evening) - Date.now();
    await page.goto('/address/pickup2?vendor=demo');
    await press(page, /Shu filialni tanlash/);
    await expectSheets(page);
    const notice = page.getByRole('button', { name: /Keyinroqqa buyurtma/ });
    await expect(notice).toContainText('25 daqiqadan keyin yopiladi');

    const pass = async (minutes: number) => {
      await page.clock.setFixedTime(Date.parse(evening) + minutes * minuteMs);
      shop.shift = Date.parse(evening) + minutes * minuteMs - Date.now();
      await page.clock.runFor(minuteMs);
    };
    await pass(10);
    await expect(notice).toContainText('15 daqiqadan keyin yopiladi');
    await pass(26);
    await expect(notice).toContainText('Hozir yopiq');
    await expect(notice).toContainText('Ochiladi: juma, 10:00');
    // The menu stays as it was.
    await expect(page.getByRole('article').first()).toBeVisible();
    await pass(150);
    await expect(notice).toContainText('Bugun dam olish kuni');
    await expect(notice).toContainText('Ochiladi: ertaga, 10:00');

    await notice.focus();
    await page.keyboard.press('Enter');
    await expectSheets(page, 'Vaqtni tanlang');
    await topSheet(page).locator('label', { hasText: '11:00' }).click();
    await expectSheets(page);
    // On one line, however narrow the phone.
    await page.setViewportSize({ width: 360, height: 740 });
    const planned = page.getByRole('button', { name: /Vaqti: ertaga, 11:00/ });
    const lines = await planned.getByText('Vaqti').evaluate((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
  });
});

test.describe('in motion', () => {
  test.use(inMotion);

  test('home says nothing of hours while any branch is open, and the chosen one’s as soon as there is one', async ({
    plain,
  }) => {
    const closed = plain.getByRole('button', { name: /^Hozir yopiq/ });
    await expect(plain.getByRole('article').first()).toBeVisible();
    await expect(closed).toHaveCount(0);
    await plain.goto('/address/pickup2?vendor=demo');
    await topSheet(plain).locator('label', { hasText: 'Yunusobod' }).click();
    await expectSheets(plain);
    await expect(closed).toContainText('Ochiladi: bugun, 17:00');
    await bringAxe(plain);
    expect(await faultsOf(plain)).toEqual([]);
    // on the map it is the only pin that is muted
    await plain.goto('/branches/map?vendor=demo');
    await expect(topSheet(plain).locator('[data-pin][data-muted]')).toHaveCount(1);
  });
});

test.describe('half an hour into a day off', () => {
  // Thursday; Wednesday's hours run until two.
  test.use({ now: '2026-03-05T00:30:00+05:00' });

  test('what last night keeps open until two can be chosen on the map', async ({ page, shop }) => {
    for (const branch of shop.backend.db.branches) {
      Object.assign(branch, { deliveryStart: null, deliveryEnd: null, open: null, close: null });
      branch.workHours = [
        { type: 'PICK_UP', hours: week('18:00', '02:00', { THURSDAY: { isDayOff: true } }) },
      ];
    }
    await page.goto('/address/pickup?vendor=demo');
    await expect(topSheet(page).locator('[data-pin]').first()).toBeVisible();
    await expect(topSheet(page).locator('[data-pin][data-muted]')).toHaveCount(0);
    await press(page, /Shu filialni tanlash/);
    await expectSheets(page);
    await expect(page.locator('[data-part=notice]')).toHaveCount(0);
  });
});

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

  test('a chosen time that passes while the checkout is open is reported, at the moment of the press at the latest, and must be replaced before ordering', async ({
    page,
    shop,
  }) => {
    await page.clock.install();
    const setTime = async (time: string) => {
      const at = `2026-03-04T${time}:00+05:00`;
      await page.clock.setFixedTime(at);
      shop.shift = Date.parse(at) - Date.now();
    };
    await setTime('12:00');
    await goToOrder(page, shop);
    await orderLater(page);
    await pickTime(page, /Bugun/, '12:30');
    const passed = topSheet(page).getByRole('status');

    await setTime('12:20');
    await press(page, /^Buyurtma berish/);
    await expect(passed).toContainText('Tanlangan vaqt oʻtib ketdi');
    await expect(
      topSheet(page)
        .getByText(/^Vaqtni tanlang/)
        .first(),
    ).toBeVisible();
    expect(shop.backend.db.orders).toEqual([]);

    await test.step('by keys another answer does not close the list of answers around the focus', async () => {
      const soon = topSheet(page).getByRole('radio', { name: /^Imkon qadar/ });
      await walkTo(page, topSheet(page).getByRole('radio', { name: /^Belgilangan/ }));
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(soon).toBeChecked();
      await expect(passed).toHaveCount(0);
      await expect(soon).toBeFocused();
    });

    await test.step('it is noticed as the minute turns', async () => {
      await orderLater(page);
      await pickTime(page, /Bugun/, '13:00');
      await expect(passed).toHaveCount(0);
      await setTime('12:50');
      await page.clock.runFor(minuteMs);
      await expect(passed).toContainText('Tanlangan vaqt oʻtib ketdi');
      await press(page, /^Vaqtni tanlang/);
      await expect(topSheet(page).locator('label', { hasText: '13:00' })).toHaveCount(0);
      await pickTime(page, /Bugun/, '13:30');
      await expect(passed).toHaveCount(0);
    });

    await press(page, /^Buyurtma berish/);
    await expect(topSheet(page)).toHaveAccessibleName(/Buyurtma yuborildi/);
    expect(shop.backend.db.orders).toMatchObject([{ deliveryAt: '2026-03-04T08:30:00.000Z' }]);
  });
});
