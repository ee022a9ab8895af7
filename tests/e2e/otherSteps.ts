import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import type { OtherShop } from './otherShop';
import { basket, expectSheets, pickUp, press, topSheet } from './steps';

/** The plus button of a dish of the foreign server. */
export const somsa = /^Savatga qoʻshish: Goʻshtli somsa/;

/** At the checkout: signs in with the code the server sent. */
export async function signInOther(page: Page, { server }: OtherShop) {
  await press(page, /orqali kirish/);
  await topSheet(page).getByLabel('Telefon raqami').fill('901234567');
  await press(page, /Kodni olish/);
  const code = topSheet(page).getByLabel('SMS kodi');
  await expect(code).toBeVisible();
  await code.fill(server.world.codes.at(-1)?.code ?? '');
  await expectSheets(page, 'Savat', 'Buyurtma berish');
}

/** Adds a dish, signs in and goes to the checkout, ready to order. */
export async function goToOrder(page: Page, shop: OtherShop) {
  await shop.open(page);
  await page.getByRole('button', { name: somsa }).click();
  await press(page, basket);
  await press(page, /Rasmiylashtirish/);
  await signInOther(page, shop);
  await pickUp(page, (text) => press(page, text));
}
