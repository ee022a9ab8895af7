import type { Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { expect } from './fixtures';
import { startSignedIn } from './planted';
import { expectSheets, press, type Screen, topSheet, typeCode } from './steps';

/** A button of the top sheet. */
export const row = (screen: Screen, name: RegExp | string) =>
  topSheet(screen).getByRole('button', { name });

export const field = (screen: Screen, name: string) => topSheet(screen).getByLabel(name);

export async function openProfile(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Profil' }).click();
  await expectSheets(page, 'Profil');
}

/** Opens the profile of a signed-in user with this phone. */
export async function openAsUser(page: Page, shop: ServedShop, phone = '901234567'): Promise<void> {
  await startSignedIn(page, shop, { phone: `+998${phone}`, sheets: ['/profile'] });
  await expectSheets(page, 'Profil');
  await expect(row(page, /Chiqish/)).toBeVisible();
}

/** From home to the profile of a user with this phone, who signs in by code. */
export async function logIn(page: Page, shop: ServedShop, phone = '901234567'): Promise<void> {
  await openProfile(page);
  await row(page, 'Kirish').click();
  await field(page, 'Telefon raqami').fill(phone);
  await press(page, /Kodni olish/);
  await expectSheets(page, 'Profil', 'Kirish', 'Kodni kiriting');
  await typeCode(field(page, 'SMS kodi'), shop);
  await expectSheets(page, 'Profil');
  await expect(row(page, /Chiqish/)).toBeVisible();
}

/** Whether a text occurs anywhere in the device's storage. */
export const keeps = (page: Page, text: string): Promise<boolean> =>
  page.evaluate(
    (sought) => (JSON.stringify({ ...localStorage }) + document.cookie).includes(sought),
    text,
  );
