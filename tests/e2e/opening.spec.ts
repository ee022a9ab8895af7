import { week } from '../../mocks/backend/seed/week';
import { bringAxe, faultsOf } from './axe';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { expectSheets, press, topSheet } from './steps';

test.use(inMotion);

const minuteMs = 60_000;
const evening = '2026-03-04T21:35:00+05:00';

test.describe('with a movable clock', () => {
  test.use({ now: null });

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
