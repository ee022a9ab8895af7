import type { Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { addPlov, basket, expectSheets, giveCode, pickUp, press } from './steps';

/** Signs a new user in by code, and ends on home. */
export async function logInByCode(page: Page, shop: ServedShop): Promise<void> {
  await page.goto('/login?vendor=demo');
  await giveCode(page, shop);
  await expectSheets(page);
}

/** From home to the checkout through every screen, signing in by code on the way. */
export async function walkToCheckout(page: Page, shop: ServedShop): Promise<void> {
  await addPlov(page, (text) => press(page, text));
  await press(page, basket);
  await press(page, /Rasmiylashtirish/);
  await press(page, /orqali kirish/);
  await giveCode(page, shop);
  await expectSheets(page, 'Savat', 'Buyurtma berish');
}

/** The same, and chooses pick-up: ready to order. */
export async function walkToOrder(page: Page, shop: ServedShop): Promise<void> {
  await walkToCheckout(page, shop);
  await pickUp(page, (text) => press(page, text));
}
