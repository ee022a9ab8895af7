import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import type { OtherShop } from './otherShop';
import { basket, expectSheets, pickUp, press, type Screen, topSheet } from './steps';

/**
 * Adds a dish of the foreign server. It is on one of the last rows: the page is at its end first, and what had a
 * place before it was known is there or gone, so that nothing moves beneath the press.
 */
export async function addSomsa(screen: Screen, name = 'Goʻshtli somsa'): Promise<void> {
  const plus = screen.getByRole('button', { name: `Savatga qoʻshish: ${name}` });
  await plus.scrollIntoViewIfNeeded();
  await expect(screen.locator('[data-reserved]')).toHaveCount(0);
  await plus.click();
}

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
  await addSomsa(page);
  await press(page, basket);
  await press(page, /Rasmiylashtirish/);
  await signInOther(page, shop);
  await pickUp(page, (text) => press(page, text));
}
