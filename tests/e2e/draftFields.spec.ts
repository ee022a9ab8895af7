import type { Page } from '@playwright/test';
import { blankDraft, type OrderDraft } from '../../src/domain/order/draftFields';
import { payBy, showExtras, unfold, writeNote } from './checkoutSteps';
import { becomeCustomer } from './customer';
import { service } from './deliver';
import { expect, test } from './fixtures';
import { expectSheets, press, topSheet } from './steps';

const pickCard = (page: Page) => payBy(page, 'Oilaviy');

async function pickTime(page: Page) {
  await unfold(page, /^Vaqti/);
  await topSheet(page).locator('label', { hasText: 'Belgilangan vaqtda' }).click();
  await topSheet(page)
    .locator('label', { hasText: /Ertaga/ })
    .click();
  await topSheet(page).locator('label', { hasText: '18:30' }).click();
  await expectSheets(page, 'Buyurtma berish');
}

async function wantCheque(page: Page) {
  await showExtras(page);
  await unfold(page, /^Chek/);
  await topSheet(page).locator('label', { hasText: 'Chekni SMS orqali yuborish' }).click();
}

/** How a person fills in each field of the draft at the checkout; one step may fill several. */
const steps: Record<keyof OrderDraft, (page: Page) => Promise<void>> = {
  serviceType: (page) => service(page, /^Olib ketish$/).click(),
  branchId: async (page) => {
    await press(page, /Filialni tanlang/);
    await press(page, /Shu filialni tanlash/);
    await expectSheets(page, 'Buyurtma berish');
  },
  address: async (page) => {
    await service(page, /^Yetkazib berish$/).click();
    // the last order's is chosen once it is known
    await press(page, /Manzilni tanlang|Navoiy/);
    await topSheet(page).getByRole('button', { name: /^Uy/ }).click();
    await expectSheets(page, 'Buyurtma berish');
  },
  paymentType: pickCard,
  cardId: pickCard,
  promo: async (page) => {
    await press(page, /^Promokod/);
    await page.getByLabel('Promokodni kiriting').fill('SALOM10');
    await press(page, /^Qoʻllash$/);
    await expectSheets(page, 'Buyurtma berish');
  },
  later: pickTime,
  day: pickTime,
  time: pickTime,
  receiver: async (page) => {
    await showExtras(page);
    await press(page, /^Kim oladi/);
    await topSheet(page).locator('label', { hasText: 'Boshqa odam' }).click();
    await topSheet(page).getByLabel('Ismi').fill('Jamshid');
    await topSheet(page).getByLabel('Telefon raqami').fill('931112233');
    await press(page, /^Saqlash/);
    await expectSheets(page, 'Buyurtma berish');
  },
  sendCheque: wantCheque,
  sendChequePhone: wantCheque,
  courierComment: async (page) => {
    await showExtras(page);
    await unfold(page, /^Izohlar/);
    await topSheet(page).getByLabel('Kuryer uchun izoh').fill('Darvoza oldida');
  },
  note: (page) => writeNote(page, 'Piyozsiz'),
  substitution: async (page) => {
    await showExtras(page);
    await unfold(page, /^Mahsulot tugagan boʻlsa/);
    await topSheet(page)
      .getByRole('radio', { name: /qoʻngʻiroq/ })
      .check();
  },
  change: async (page) => {
    await payBy(page, 'Naqd pul');
    await unfold(page, /^Qaytim/);
    await topSheet(page).getByRole('radio', { name: 'Qaytim kerak emas' }).check();
    await pickCard(page);
  },
  door: async (page) => {
    await showExtras(page);
    await unfold(page, /^Izohlar/);
    await topSheet(page).getByRole('button', { name: 'Eshik qoʻngʻirogʻi bosilmasin' }).click();
  },
  cashback: (page) => page.getByRole('switch', { name: /Keshbekdan foydalanish/ }).check(),
};

const storedDraft = (page: Page): Promise<string> =>
  page.evaluate(
    () => localStorage[Object.keys(localStorage).find((key) => /^draft:/.test(key)) ?? ''],
  );

test('a person can fill in every field of the order at the checkout', async ({ page, shop }) => {
  await becomeCustomer(page, shop);
  await page.goto('/checkout?vendor=demo');
  await expectSheets(page, 'Buyurtma berish');
  for (const step of new Set(Object.values(steps))) await step(page);
  const blank = Object.entries(blankDraft());
  const empty = async () => {
    const { value } = JSON.parse(await storedDraft(page));
    return blank.flatMap(([field, none]) =>
      JSON.stringify(value[field]) === JSON.stringify(none) ? [field] : [],
    );
  };
  await expect.poll(empty).toEqual([]);
});
