import { expect, test } from './fixtures';
import { expectSheets, giveCode, press, topSheet } from './steps';

test('a table is reserved after signing in, listed and cancelled', async ({ page, shop }) => {
  await page.goto('/reservation?vendor=demo');
  await expectSheets(page, 'Stol band qilish');
  const sheet = topSheet(page);
  await press(page, /^Kirish va band qilish/);
  await expect(sheet.getByText('Avval vaqtni tanlang')).toBeVisible();
  await sheet.getByRole('button', { name: 'Koʻpaytirish: Oʻrinlar soni' }).click();
  await sheet.locator('label', { hasText: 'Ertaga' }).click();
  await sheet.locator('label', { hasText: /^19:00$/ }).click();
  await sheet.getByLabel('Joy').fill('Terrasa');
  await press(page, /^Kirish va band qilish/);
  await giveCode(page, shop);
  await expectSheets(page, 'Stol band qilish');
  await press(page, /^Stolni band qilish/);
  await expectSheets(page, 'Band qilingan stollarim');
  await expect(topSheet(page).getByText('05.03.2026 19:00')).toBeVisible();
  expect(shop.backend.db.reservations).toMatchObject([
    { chairs: 3, place: 'Terrasa', time: '2026-03-05T14:00:00.000Z', status: 'CREATED' },
  ]);

  await press(page, /^Bronni bekor qilish/);
  await page.locator('dialog').getByRole('button', { name: 'Bronni bekor qilish' }).click();
  await expect(topSheet(page).getByText('Bekor qilingan')).toBeVisible();
  expect(shop.backend.db.reservations).toMatchObject([{ status: 'CANCELED' }]);
});

test('the entered reservation survives a reload', async ({ page }) => {
  await page.goto('/reservation?vendor=demo');
  await topSheet(page).getByLabel('Joy').fill('Deraza yonida');
  await page.reload();
  await expect(topSheet(page).getByLabel('Joy')).toHaveValue('Deraza yonida');
});
