import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { goToOrder, press, topSheet } from './steps';

const title = 'Buyurtma berish';
const promoTitle = 'Promokod';

/** The amount in the top sheet's bill for a label, digits only. */
const amountOf = (page: Page, label: RegExp) =>
  topSheet(page).locator('dl > div', { hasText: label }).locator('dd');

const total = (page: Page) => amountOf(page, /^Jami/);

async function openPromos(page: Page) {
  await press(page, /^Promokod/);
  await expect(topSheet(page)).toHaveAccessibleName(promoTitle);
}

test('a promo code reduces the total, and removing it restores the total; a personal promo and the full cashback are ordered exactly as shown', {
  tag: ['@core:promo', '@core:pay-balance'],
}, async ({ page, shop, expectErrors }) => {
  // The code goes as typed first.
  expectErrors(/404.*code=salom10/);
  await goToOrder(page, shop);
  const before = await total(page).textContent();
  await openPromos(page);
  await page.getByLabel('Promokodni kiriting').pressSequentially('salom10');
  await expect(page.getByLabel('Promokodni kiriting')).toHaveValue('salom10');
  await press(page, /^Qoʻllash$/);
  await expect(page.getByText('promokodi qoʻllandi')).toBeVisible();
  await expect(topSheet(page)).toHaveAccessibleName(title);
  await expect(amountOf(page, /Promokod chegirmasi/)).toHaveText(/^\u2212/);
  await expect(total(page)).not.toHaveText(before ?? '');
  await openPromos(page);
  await press(page, /^Olib tashlash/);
  await page.goBack();
  await expect(total(page)).toHaveText(before ?? '');
  await expect(amountOf(page, /Promokod chegirmasi/)).toHaveCount(0);

  for (const user of shop.backend.db.users) user.cashback = 1_000_000;
  await page.reload();
  await openPromos(page);
  await press(page, /^Qoʻllash SALOM10/);
  await expect(topSheet(page)).toHaveAccessibleName(title);

  await page.getByRole('switch', { name: /Keshbekdan foydalanish/ }).check();
  await expect(total(page)).toHaveText(/^0/);
  const field = page.getByLabel('Qancha sarflaysiz?');
  await field.fill('99999999');
  await expect(field).toHaveValue(/^39\s800$/);
  await field.fill('5000');
  await expect(amountOf(page, /^Keshbek/)).toHaveText(/^\u22125.000/);
  const shownTotal = await total(page).textContent();
  await press(page, /^Buyurtma berish/);
  await expect(topSheet(page)).toHaveAccessibleName('Buyurtma yuborildi');
  const [order] = shop.backend.db.orders;
  expect(order).toMatchObject({ promoCode: 'SALOM10', cashback: 5000 });
  expect(Number(shownTotal?.replace(/[^\d,]/g, '').replace(',', '.'))).toBe(order?.totalPrice);
});
