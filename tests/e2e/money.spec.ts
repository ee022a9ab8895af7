import type { Page } from '@playwright/test';
import { uz } from '../../mocks/telegram/texts/uz';
import { deliver, service } from './deliver';
import { expect, test } from './fixtures';
import { basket, goToOrder, logIn, press, topSheet } from './steps';

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

async function enter(page: Page, code: string) {
  await page.getByLabel('Promokodni kiriting').fill(code);
  await press(page, /^Qoʻllash$/);
}

test('the basket button says the price of the goods, and the basket adds the fees', async ({
  page,
  shop,
}) => {
  // The fees are those of a customer.
  await logIn(page, shop);
  const dish = 'Choyxona oshi';
  await page.getByRole('button', { name: `Savatga qoʻshish: ${dish}` }).click();
  const more = page.getByRole('group', { name: dish }).getByRole('button').last();
  await more.click();
  // Two dishes of 42 000.
  await expect(page.getByRole('button', { name: basket })).toContainText(/84.000/);
  await expect(page.getByRole('status').filter({ hasText: '2 ta mahsulot' })).toHaveText(/84.000/);
  await press(page, basket);
  await expect(amountOf(page, /Xizmat haqi/)).toHaveText(/2.000/);
  await expect(total(page)).toHaveText(/86.000/);
  await expect(topSheet(page).getByRole('button', { name: /Rasmiylash/ })).toHaveText(/86.000/);
});

test('a promo code reduces the total, and removing it restores the total', async ({
  page,
  shop,
  expectErrors,
}) => {
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
});

test('an invalid promo code shows the reason', async ({ page, shop, expectErrors }) => {
  expectErrors(/404/);
  await goToOrder(page, shop);
  await openPromos(page);
  const alert = topSheet(page).getByRole('alert');
  await press(page, /^Qoʻllash$/);
  await expect(alert).toHaveText('Avval kodni yozing');
  for (const [code, sentence] of [
    ['YOQ', /Bunday promokod yoʻq/],
    ['OCHIQEMAS', /faol emas/],
    ['NAVROZ2098', /2098.* dan boshlab amal qiladi/],
    ['ESKI2024', /muddati tugagan: .*31\.12\.2024/],
  ] as const) {
    await enter(page, code);
    await expect(alert).toHaveText(sentence);
  }
  await enter(page, 'KATTA');
  await expect(topSheet(page).getByText(/500.000.soʻmdan ortiq/)).toBeVisible();
  await expect(
    topSheet(page).getByText('Savatdagi summa yetarli boʻlganda avtomatik qoʻllanadi'),
  ).toBeVisible();
});

test('a promo can be applied when it works now, else it says what it needs', async ({
  page,
  shop,
}) => {
  for (const promo of shop.backend.db.promos) if (promo.code === 'YETKAZISH') promo.minPrice = 0;
  await goToOrder(page, shop);
  await openPromos(page);
  const now = topSheet(page).getByRole('region', { name: 'Sizning promokodlaringiz' });
  const later = topSheet(page).getByRole('region', { name: 'Hozircha ishlamaydi' });
  await expect(now.getByRole('button')).toHaveText(['Qoʻllash SALOM10']);
  await expect(later.getByRole('button')).toHaveCount(0);
  await expect(later).toContainText(/OSH30.*150.000.soʻmdan ortiq buyurtmaga/s);
  await expect(later).toContainText(/YETKAZISH.*Faqat yetkazib berish uchun/s);

  await page.goBack();
  await deliver(page, shop);
  await openPromos(page);
  await press(page, /^Qoʻllash YETKAZISH/);
  await expect(amountOf(page, /Yetkazib berish chegirmasi/)).toHaveText(/^\u2212/);
  // Without a delivery the promo says why it takes nothing off.
  await service(page, /^Olib ketish$/).click();
  await expect(topSheet(page).getByRole('button', { name: /^Promokod/ })).toContainText(
    'Faqat yetkazib berish uchun',
  );
});

test('a personal promo and the full cashback are ordered exactly as shown', async ({
  page,
  shop,
}) => {
  await goToOrder(page, shop);
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

test('the cashback field takes whole amounts only, and at most what can be spent', async ({
  page,
  shop,
}) => {
  await goToOrder(page, shop);
  Object.assign(shop.backend.db.users[0] ?? {}, { cashback: 5000 });
  await page.reload();
  await page.getByRole('switch', { name: /Keshbekdan foydalanish/ }).check();
  const amount = page.getByLabel('Qancha sarflaysiz?');
  await expect(amount).toHaveValue(/^5\s000$/);
  for (const [typed, shown] of [
    ['abc', /^$/],
    ['1200', /^1\s200$/],
    ['x7y', /^7$/],
    ['999999', /^5\s000$/],
  ] as const) {
    await amount.press('Control+A');
    await amount.press('Backspace');
    await amount.pressSequentially(typed);
    await expect(amount).toHaveValue(shown);
  }
  await amount.fill('12.5');
  await expect(amount).toHaveValue('12');
  await expect(amountOf(page, /^Keshbek/)).toHaveText(/^\u221212\s/);
});

test('a promo link keeps its promo for a basket that is still empty', async ({ simulator }) => {
  const { page, app } = await simulator({ start: 'promo_OSH30' });
  await page.getByRole('dialog').getByRole('button', { name: uz.share }).click();
  await expect(app.getByText(/OSH30.*150.000.soʻmdan ortiq/)).toBeVisible();
});
