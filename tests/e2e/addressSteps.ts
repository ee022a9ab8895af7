import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { expectSheets, finger, press, topSheet } from './steps';

/** The names of the drawers. */
export const picker = 'Qayerga yetkazib beramiz?';
export const details = 'Yangi manzil qoʻshish';
export const search = 'Manzil qidirish';
export const mine = 'Manzillarim';

export const save = (page: Page) => topSheet(page).getByRole('button', { name: 'Saqlash' });

/** The street over the map, with its house number in brackets. */
export const street = (page: Page) => topSheet(page).getByText(/\(\d+\)$/);
export const streetText = async (page: Page) => (await street(page).textContent()) ?? '';

/** The pin, while the map moves beneath it. */
export const lifted = (page: Page) => topSheet(page).locator('[data-lifted]');

/** The map picker with a first place that has a name; answers that name. */
export async function openPicker(page: Page): Promise<string> {
  await page.goto('/address/delivery?vendor=demo');
  await expectSheets(page, picker);
  await expect(topSheet(page).locator('canvas')).toBeVisible();
  await expect(save(page)).toBeEnabled();
  return streetText(page);
}

/** Drags the map, and looks at it while the finger is still down. */
export async function drag(page: Page, whileHeld?: () => Promise<void>): Promise<void> {
  const hand = await finger(page);
  await hand.down(260, 480);
  await hand.moveTo(140, 300);
  await whileHeld?.();
  await hand.up();
  await expect(lifted(page)).toHaveCount(0);
}

/** Saves the place under the pin by a name. */
export async function saveAs(page: Page, name: string): Promise<void> {
  await save(page).click();
  await page.getByLabel('Nomi').fill(name);
  await press(page, /Saqlash/);
  await expectSheets(page);
}
