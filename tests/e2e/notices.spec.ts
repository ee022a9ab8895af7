import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { enter, sheetButton, walkTo } from './keyboardSteps';
import { addOne } from './shopSteps';
import { addPlov, basket, expectSheets, press, topSheet } from './steps';

test.use({ now: null });

/** Three products in the open basket, of which the last is removed by keyboard. */
async function removeOne(page: Page) {
  await addOne(page);
  await page.getByRole('button', { name: /^Savatga qoʻshish: Choyxona oshi/ }).click();
  await addPlov(page, (name) => press(page, name));
  await press(page, basket);
  await expectSheets(page, 'Savat');
  const minus = topSheet(page).getByRole('button', { name: /^Olib tashlash: / });
  await enter(page, minus.last());
  await expect(minus).toHaveCount(2);
  await expect(minus.last()).toBeFocused();
  return {
    minus,
    undo: page.getByRole('button', { name: 'Qaytarish' }),
    notice: page.getByRole('region', { name: 'Bildirishnomalar' }),
  };
}

test('a notice with an action stays until something else is done, is part of the sheet, and F6 leads to it and back', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/?vendor=demo');
  const { minus, undo, notice } = await removeOne(page);
  await page.clock.runFor(60_000);
  await expect(undo).toBeVisible();
  // For assistive technology it lies in the modal dialog, which hides what is outside.
  await expect(topSheet(page)).toMatchAriaSnapshot(`
    - dialog "Savat":
      - region "Bildirishnomalar":
        - button "Qaytarish"
        - button "Bildirishnomani yashirish"
  `);
  await expect(undo).toHaveAttribute('aria-keyshortcuts', 'F6');
  await page.keyboard.press('F6');
  await expect(undo).toBeFocused();
  await page.keyboard.press('F6');
  await expect(minus.last()).toBeFocused();

  await page.keyboard.press('F6');
  await page.keyboard.press('Enter');
  await expect(minus).toHaveCount(3);
  await expect(notice.getByRole('button')).toHaveCount(0);
  await expect(minus.nth(1)).toBeFocused();

  // Escape hides the notice, not the sheet.
  await enter(page, minus.last());
  await page.keyboard.press('F6');
  await page.keyboard.press('Escape');
  await expect(notice.getByRole('button')).toHaveCount(0);
  await expectSheets(page, 'Savat');
  await expect(minus.last()).toBeFocused();

  await test.step('it goes once something else is done', async () => {
    await enter(page, minus.last());
    await page.clock.runFor(10_000);
    await walkTo(page, sheetButton(page, /^Koʻpaytirish/));
    await expect(undo).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(undo).toHaveCount(0);
  });
});
