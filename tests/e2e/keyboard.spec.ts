import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { basket, expectSheets, lastCode, plovCard, topSheet } from './steps';

/** Presses Tab, or another key, until the focus is where it is wanted. */
async function walkTo(page: Page, target: Locator, key = 'Tab') {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 300 && !(await isThere()); steps += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

test('the whole order is made with Tab, Enter, Space and the arrow keys alone', async ({
  plain,
  shop,
}) => {
  test.slow();
  const button = (name: RegExp) => topSheet(plain).getByRole('button', { name });
  const enter = async (target: Locator, key = 'Enter') => {
    await expect(target).toBeVisible();
    await walkTo(plain, target);
    await plain.keyboard.press(key);
  };

  await enter(plovCard(plain));
  await expectSheets(plain, 'Toʻy oshi');
  const sizes = topSheet(plain).getByRole('radio');
  await walkTo(plain, sizes.first());
  await walkTo(plain, topSheet(plain).getByRole('radio', { name: /Butun porsiya/ }), 'ArrowDown');
  await plain.keyboard.press('Space');
  await enter(button(/Qo‘shish/));
  await expectSheets(plain);
  await expect(plovCard(plain)).toBeFocused();

  await walkTo(plain, plain.getByRole('button', { name: basket }), 'Shift+Tab');
  await plain.keyboard.press('Enter');
  await enter(button(/Rasmiylashtirish/), 'Space');
  await enter(button(/kirish/));
  await expect(plain.getByLabel('Telefon raqami')).toBeFocused();
  await plain.keyboard.type('901234567');
  await plain.keyboard.press('Enter');
  await expect(plain.getByLabel('SMS kodi')).toBeFocused();
  await plain.keyboard.type(lastCode(shop));

  await expectSheets(plain, 'Savat', 'Buyurtma berish');
  await enter(button(/Filialni tanlang/).last());
  const main = topSheet(plain).getByRole('radio', { name: /^Markaz/ });
  await expect(main).toBeChecked();
  await walkTo(plain, main);
  await plain.keyboard.press('ArrowDown');
  await expect(main).not.toBeChecked();
  await enter(button(/Shu filialni tanlash/));
  await expectSheets(plain, 'Savat', 'Buyurtma berish');
  await enter(button(/Buyurtma berish/));
  await expectSheets(plain, 'Buyurtma qabul qilindi');
  expect(shop.backend.db.orders).toHaveLength(1);
  const [order] = shop.backend.db.orders;
  expect(order?.serviceType).toBe('PICK_UP');
  expect(order?.branchId).not.toBe('markaz');
});
