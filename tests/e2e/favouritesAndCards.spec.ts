import type { Page } from '@playwright/test';
import { unfold } from './checkoutSteps';
import { expect, test } from './fixtures';
import { expectSheets, giveCode, goToOrder, lastCode, press, topSheet, typeCode } from './steps';

const number = '8600123412341239';

test('a guest’s favourite is stored after sign-in, shown on every card, and can be removed', {
  tag: '@core:favourites',
}, async ({ plain, shop }) => {
  const heart = (page: Page) => page.getByRole('button', { name: 'Sevimli: Toʻy oshi' });
  await expect(heart(plain).first()).toHaveAttribute('aria-pressed', 'false');
  await heart(plain).first().click();
  await expect(plain).toHaveURL(/\/login$/);
  await giveCode(plain, shop);
  await expectSheets(plain);
  await expect(heart(plain).first()).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => shop.backend.db.favourites.length).toBe(1);

  await plain.reload();
  await expect(heart(plain).first()).toHaveAttribute('aria-pressed', 'true');
  await plain.goto('/profile/favorites?vendor=demo');
  const kept = topSheet(plain).getByRole('article');
  await expect(kept).toHaveCount(1);
  await heart(plain).last().click();
  await expect(topSheet(plain).getByText('Sevimlilar hali yoʻq')).toBeVisible();
  await plain.getByRole('button', { name: 'Qaytarish' }).click();
  await expect(kept).toHaveCount(1);
  await expect.poll(() => shop.backend.db.favourites.length).toBe(1);

  await kept.getByRole('link', { name: /^Toʻy oshi/ }).click();
  await expectSheets(plain, 'Profil', 'Sevimlilar', 'Toʻy oshi');
  await expect(topSheet(plain).getByRole('button', { name: /^Sevimli:/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a card is added at the checkout, confirmed after a reload, and used to pay', {
  tag: '@core:pay-card',
}, async ({ page, shop, expectErrors }) => {
  test.slow();
  expectErrors(/status of 400 .*cards\/\d+\/verify/);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await goToOrder(page, shop);
  await unfold(page, /^Toʻlov/);
  await press(page, /Karta qoʻshish/);
  await expectSheets(page, 'Savat', 'Buyurtma berish', 'Yangi karta');

  const field = (name: string) => topSheet(page).getByLabel(name, { exact: true });
  await press(page, /Davom etish/);
  await expect(topSheet(page).getByText('Iltimos, bu maydonni toʻldiring')).toHaveCount(2);
  await field('Karta raqami').fill('8600 1234 1234 1238');
  await field('Amal qilish muddati').fill('01/24');
  await press(page, /Davom etish/);
  await expect(topSheet(page).getByText(/Karta raqamida xato bor/)).toBeVisible();
  await expect(topSheet(page).getByText('Bu kartaning muddati tugagan')).toBeVisible();
  await field('Karta raqami').clear();
  await field('Karta raqami').pressSequentially(number);
  await expect(field('Karta raqami')).toHaveValue('8600 1234 1234 1239');
  await field('Amal qilish muddati').clear();
  await field('Amal qilish muddati').pressSequentially('930');
  await expect(field('Amal qilish muddati')).toHaveValue('09/30');
  await press(page, /Davom etish/);
  await expect(topSheet(page).getByText(/raqamiga kod yubordik/)).toBeVisible();
  await expect(topSheet(page).getByText(/soniyadan soʻng/)).toBeVisible();

  await page.reload();
  await expect(topSheet(page).getByText(/soniyadan soʻng/)).toBeVisible();
  const wrong = lastCode(shop) === '1111' ? '2222' : '1111';
  await field('SMS kodi').fill(wrong);
  await expect(topSheet(page).getByRole('alert')).toHaveText(/Kod/);
  await typeCode(field('SMS kodi'), shop);
  await expectSheets(page, 'Savat', 'Buyurtma berish');
  const payment = topSheet(page).getByRole('button', { name: /^Toʻlov/ });
  await expect(payment).toContainText('8600 **** **** 1239');

  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
  expect(stored).not.toContain(number.slice(0, 12));
  expect(stored).not.toContain('09/30');
  expect(urls.filter((url) => url.includes(number.slice(4, 12)))).toEqual([]);
});
