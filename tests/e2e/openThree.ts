import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { expectSheets, press, topSheet } from './steps';

export const branch = 'Markaz';

/** Profile, the branches above it, and one branch above those: two tall sheets and a low one. */
export async function openThree(page: Page) {
  await page.getByRole('link', { name: 'Profil' }).click();
  await press(page, /^Filiallar/);
  await topSheet(page).getByRole('button').filter({ hasText: branch }).click();
  await expectSheets(page, 'Profil', 'Filiallar', branch);
  // Until its hours are here the sheet still grows, and its close control moves.
  await expect(topSheet(page).getByText('Yakshanba')).toBeVisible();
}

/** Waits until the top sheet has risen: before that a tap beside it may be the second of two. */
export const standing = (page: Page) =>
  expect
    .poll(() =>
      topSheet(page).evaluate((sheet) =>
        sheet
          .getAnimations({ subtree: true })
          .some((motion) => motion.effect?.getComputedTiming().iterations === 1),
      ),
    )
    .toBe(false);
