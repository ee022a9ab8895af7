import { expect, test } from './fixtures';
import { field, logIn, row } from './profileSteps';
import { expectSheets, topSheet } from './steps';

const open = ['Profil', 'Shaxsiy ma’lumotlar'];
const unsaved = 'Oʻzgarishlar saqlanmadi';

test('closing a form with unsaved changes asks first, however it is closed', async ({
  plain,
  shop,
}) => {
  await logIn(plain, shop);
  await row(plain, /Shaxsiy ma’lumotlar/).click();
  await expectSheets(plain, ...open);
  await field(plain, 'Familiya').fill('Karimova');
  const question = plain.getByRole('alertdialog', { name: unsaved });
  for (const close of [
    () => plain.keyboard.press('Escape'),
    () => plain.goBack(),
    () => topSheet(plain).getByRole('button', { name: 'Yopish' }).click(),
  ]) {
    await close();
    await question.getByRole('button', { name: 'Tahrirga qaytish' }).click();
    await expectSheets(plain, ...open);
    await expect(field(plain, 'Familiya')).toHaveValue('Karimova');
  }
  await plain.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Saqlamay yopish' }).click();
  await expect(question).toHaveCount(0);
  await expectSheets(plain, 'Profil');
  await row(plain, /Shaxsiy ma’lumotlar/).click();
  await expect(field(plain, 'Familiya')).toHaveValue('');
  expect(shop.backend.db.users[0]?.lastName ?? '').toBe('');
});

test('a form without changes closes without asking', async ({ plain, shop }) => {
  await logIn(plain, shop);
  await row(plain, /Shaxsiy ma’lumotlar/).click();
  await field(plain, 'Ism').fill('Aziza');
  await field(plain, 'Ism').fill('');
  await plain.keyboard.press('Escape');
  await expectSheets(plain, 'Profil');
  await expect(plain.getByRole('alertdialog', { name: unsaved })).toHaveCount(0);
});

test('the browser asks before the page closes with unsaved changes', async ({ plain, shop }) => {
  await logIn(plain, shop);
  await row(plain, /Shaxsiy ma’lumotlar/).click();
  await field(plain, 'Ism').pressSequentially('Aziza');
  const dialogShown = plain.waitForEvent('dialog');
  await plain.close({ runBeforeUnload: true });
  const dialog = await dialogShown;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(field(plain, 'Ism')).toHaveValue('Aziza');
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
