import { expect, test } from './fixtures';
import { keeps, logIn, openProfile, row } from './profileSteps';
import { expectSheets, topSheet } from './steps';

test('deleting the account asks for confirmation and removes all personal data', async ({
  plain,
  shop,
}) => {
  await logIn(plain, shop, '935557788');
  expect(await keeps(plain, '935557788')).toBe(true);
  await row(plain, 'Hisobni oʻchirish').click();
  const question = plain.getByRole('alertdialog', { name: 'Hisobingiz oʻchirilsinmi?' });
  await question.getByRole('button', { name: 'Bekor qilish' }).click();
  await expect(question).toHaveCount(0);
  expect(shop.backend.db.users).toHaveLength(1);
  await row(plain, 'Hisobni oʻchirish').click();
  await question.getByRole('button', { name: 'Oʻchirish' }).click();
  await expectSheets(plain);
  await expect(plain.getByText('Hisobingiz oʻchirildi')).toBeVisible();
  expect(shop.backend.db.users).toHaveLength(0);
  expect(new URL(plain.url()).pathname).toBe('/');
  expect(await keeps(plain, '935557788')).toBe(false);
  await openProfile(plain);
  await expect(topSheet(plain)).toContainText('Siz tizimga kirmagansiz');
});

test('after the account is deleted in Telegram the user is a guest until the app is reopened', async ({
  simulator,
  shop,
  expectErrors,
}) => {
  // Requests sent just before are now refused.
  expectErrors(/orders\/user\/\d+\/active|users\/auth/);
  const { page, app } = await simulator({ contact: 'grant' });
  await app.getByRole('link', { name: 'Profil' }).click();
  await row(app, 'Hisobni oʻchirish').click();
  await page.getByRole('button', { name: 'Oʻchirish', exact: true }).click();
  await expectSheets(app);
  expect(shop.backend.db.users).toHaveLength(0);
  await app.getByRole('link', { name: 'Profil' }).click();
  await expect(topSheet(app)).toContainText('Siz tizimga kirmagansiz');
  expect(shop.backend.db.users).toHaveLength(0);
});

test('logging out works offline', async ({ plain, shop, context, expectErrors }) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await logIn(plain, shop, '935557788');
  await context.setOffline(true);
  await row(plain, 'Chiqish').click();
  const question = plain.getByRole('alertdialog', { name: 'Hisobdan chiqasizmi?' });
  await question.getByRole('button', { name: 'Chiqish' }).click();
  await expectSheets(plain);
  expect(await keeps(plain, '935557788')).toBe(false);
  await context.setOffline(false);
  await plain.reload();
  await openProfile(plain);
  await expect(topSheet(plain)).toContainText('Siz tizimga kirmagansiz');
});
