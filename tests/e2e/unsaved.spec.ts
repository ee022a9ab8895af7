import { expect, test } from './fixtures';
import { field, openAsUser, row } from './profileSteps';
import { expectSheets, topSheet } from './steps';

const open = ['Profil', 'Shaxsiy ma’lumotlar'];
const unsaved = 'Oʻzgarishlar saqlanmadi';

test('closing a form with unsaved changes asks first, however it is closed', async ({
  page,
  shop,
}) => {
  await openAsUser(page, shop);
  await row(page, /Shaxsiy ma’lumotlar/).click();
  await expectSheets(page, ...open);
  await field(page, 'Familiya').fill('Karimova');
  const question = page.getByRole('alertdialog', { name: unsaved });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => topSheet(page).getByRole('button', { name: 'Yopish' }).click(),
  ]) {
    await close();
    await question.getByRole('button', { name: 'Tahrirga qaytish' }).click();
    await expectSheets(page, ...open);
    await expect(field(page, 'Familiya')).toHaveValue('Karimova');
  }
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Saqlamay yopish' }).click();
  await expect(question).toHaveCount(0);
  await expectSheets(page, 'Profil');
  await row(page, /Shaxsiy ma’lumotlar/).click();
  await expect(field(page, 'Familiya')).toHaveValue('');
  expect(shop.backend.db.users[0]?.lastName ?? '').toBe('');
});

test('a form without changes closes without asking', async ({ page, shop }) => {
  await openAsUser(page, shop);
  await row(page, /Shaxsiy ma’lumotlar/).click();
  await field(page, 'Ism').fill('Aziza');
  await field(page, 'Ism').fill('');
  await page.keyboard.press('Escape');
  await expectSheets(page, 'Profil');
  await expect(page.getByRole('alertdialog', { name: unsaved })).toHaveCount(0);
});

test('the browser asks before the page closes with unsaved changes', async ({ page, shop }) => {
  await openAsUser(page, shop);
  await row(page, /Shaxsiy ma’lumotlar/).click();
  await field(page, 'Ism').pressSequentially('Aziza');
  const dialogShown = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await dialogShown;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(field(page, 'Ism')).toHaveValue('Aziza');
});

test('in Telegram its popup asks, and its back button closes', async ({ simulator }) => {
  const { page, app } = await simulator({ contact: 'grant' });
  await app.getByRole('link', { name: 'Profil' }).click();
  await row(app, /Shaxsiy ma’lumotlar/).click();
  await expectSheets(app, ...open);
  await field(app, 'Familiya').fill('Aliyeva');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Tahrirga qaytish' }).click();
  await expectSheets(app, ...open);
  await expect(field(app, 'Familiya')).toHaveValue('Aliyeva');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Saqlamay yopish' }).click();
  await expectSheets(app, 'Profil');
});
