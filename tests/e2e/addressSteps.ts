import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { expectSheets, finger, press, topSheet } from './steps';

/** Titles of the sheets. */
export const picker = 'Qayerga yetkazib beramiz?';
export const details = 'Yangi manzil qoʻshish';
export const search = 'Manzil qidirish';
export const mine = 'Manzillarim';

export const save = (page: Page) => topSheet(page).getByRole('button', { name: 'Saqlash' });

/** The street above the map, with the house number in brackets. */
export const street = (page: Page) => topSheet(page).getByText(/\(\d+\)$/);
export const streetText = async (page: Page) => (await street(page).textContent()) ?? '';

/** The pin while the map is moving. */
export const lifted = (page: Page) => topSheet(page).locator('[data-lifted]');

/** Opens the map picker and returns the street of the initial position. */
export const openPicker = (page: Page): Promise<string> => openPickerAt(page, '');

/** The same, of a shop at another origin than the tested server's. */
export async function openPickerAt(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/address/delivery?vendor=demo`);
  await expectSheets(page, picker);
  await expect(topSheet(page).locator('canvas')).toBeVisible();
  await expect(save(page)).toBeEnabled();
  return streetText(page);
}

/** Drags the map; `whileHeld` runs before the finger is lifted. */
export async function drag(page: Page, whileHeld?: () => Promise<void>): Promise<void> {
  const touch = await finger(page);
  await touch.down(260, 480);
  await touch.moveTo(140, 300);
  await whileHeld?.();
  await touch.up();
  await expect(lifted(page)).toHaveCount(0);
}

/** Saves the location under the pin as `name`. */
export async function saveAs(page: Page, name: string): Promise<void> {
  await save(page).click();
  await page.getByLabel('Nomi').fill(name);
  await press(page, /Saqlash/);
  await expectSheets(page);
}
