import { week } from '../../mocks/backend/seed/week';
import type { ServedShop } from '../../mocks/serve';
import { expect, test } from './fixtures';
import { addPlov, expectSheets, pickUp, press, topSheet } from './steps';

// Thursday, a day off; Wednesday's hours run until two.
test.use({ now: '2026-03-05T00:30:00+05:00' });

function openUntilTwo({ backend }: ServedShop) {
  for (const branch of backend.db.branches) {
    Object.assign(branch, { deliveryStart: null, deliveryEnd: null, open: null, close: null });
    branch.workHours = [
      { type: 'PICK_UP', hours: week('18:00', '02:00', { THURSDAY: { isDayOff: true } }) },
    ];
  }
}

test('half an hour into a day off, what last night keeps open until two can be chosen for pick-up, from list and map', async ({
  page,
  shop,
}) => {
  openUntilTwo(shop);
  await page.goto('/address/pickup2?vendor=demo');
  const sheet = topSheet(page);
  const row = sheet.locator('label', { hasText: 'Yunusobod' });
  await expect(row).toContainText('02:00 gacha ochiq');
  await expect(sheet).not.toContainText(/dam olish/i);
  await expect(row.getByRole('radio')).toBeEnabled();
  await page.goto('/address/pickup?vendor=demo');
  await expect(sheet.locator('[data-pin]').first()).toBeVisible();
  await expect(sheet.locator('[data-pin][data-muted]')).toHaveCount(0);
  await press(page, /Shu filialni tanlash/);
  await expectSheets(page);
  await expect(page.locator('[data-part=notice]')).toHaveCount(0);
});

test('inside Telegram such a branch takes the order', async ({ simulator, shop }) => {
  openUntilTwo(shop);
  const { page, app } = await simulator({ contact: 'grant' });
  const pressIn = (name: RegExp) => page.getByRole('button', { name }).click();
  await addPlov(app, pressIn);
  await pressIn(/^Savat/);
  await pressIn(/Rasmiylashtirish/);
  await pickUp(app, pressIn);
  await expect(topSheet(app)).toContainText('02:00 gacha ochiq');
  await pressIn(/Buyurtma berish/);
  await expectSheets(app, 'Buyurtma yuborildi');
  expect(shop.backend.db.orders).toHaveLength(1);
});
