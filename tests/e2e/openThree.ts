import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { expectSheets, press, topSheet } from './steps';

export const branch = 'Markaz';

/** Opens the profile, its branches and one branch: two tall sheets and a short one. */
export async function openThree(page: Page) {
  await page.getByRole('link', { name: 'Profil' }).click();
  await press(page, /^Filiallar/);
  await topSheet(page).getByRole('link').filter({ hasText: branch }).click();
  await expectSheets(page, 'Profil', 'Filiallar', branch);
  // The sheet grows until the opening hours load, which moves its close button.
  await expect(topSheet(page).getByText('Yakshanba')).toBeVisible();
}
