import { mine, openPicker, picker, saveAs } from './addressSteps';
import { expect, test } from './fixtures';
import { plant } from './planted';
import { expectSheets, press, topSheet } from './steps';

test('deleting the order’s address asks for confirmation, calls the server and opens the map', async ({
  page,
  shop,
}) => {
  await plant(page, shop);
  await openPicker(page);
  await saveAs(page, 'Uy');
  await page.goto('/choose-address?vendor=demo');
  const remove = topSheet(page).getByRole('button', { name: 'Oʻchirish: Uy' });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Ishonchingiz komilmi?' });
  await question.getByRole('button', { name: 'Yoʻq' }).click();
  expect(shop.backend.db.addresses).toHaveLength(1);
  await remove.click();
  await question.getByRole('button', { name: 'Ha, oʻchirish' }).click();
  await expectSheets(page, mine, picker);
  expect(shop.backend.db.addresses).toHaveLength(0);
  await page.goBack();
  await expect(topSheet(page).getByText('Hali manzil yoʻq')).toBeVisible();
});

test('a saved address can be edited from the list', async ({ page, shop }) => {
  await plant(page, shop);
  await openPicker(page);
  await saveAs(page, 'Uy');
  await page.goto('/profile/address?vendor=demo');
  await expectSheets(page, 'Profil', mine);
  await topSheet(page).getByRole('button', { name: /^Uy/ }).click();
  await expectSheets(page, 'Profil', mine, 'Manzilni tahrirlash');
  await page.getByRole('textbox', { name: 'Qavat' }).fill('7');
  await press(page, /Saqlash/);
  await expectSheets(page, 'Profil', mine);
  await expect(topSheet(page).getByText(/7-qavat/)).toBeVisible();
  expect(shop.backend.db.addresses).toMatchObject([{ name: 'Uy', floor: '7' }]);
});
