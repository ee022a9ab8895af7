import { expect, test } from './fixtures';
import { keeps, openAsUser, openProfile, row } from './profileSteps';
import { expectSheets, topSheet } from './steps';

test('deleting the account asks for confirmation and removes all personal data', async ({
  page,
  shop,
}) => {
  await openAsUser(page, shop, '935557788');
  expect(await keeps(page, '935557788')).toBe(true);
  await row(page, 'Hisobni oʻchirish').click();
  const question = page.getByRole('alertdialog', { name: 'Hisobingiz oʻchirilsinmi?' });
  await question.getByRole('button', { name: 'Bekor qilish' }).click();
  await expect(question).toHaveCount(0);
  expect(shop.backend.db.users).toHaveLength(1);
  await row(page, 'Hisobni oʻchirish').click();
  await question.getByRole('button', { name: 'Oʻchirish' }).click();
  await expectSheets(page);
  await expect(page.getByText('Hisobingiz oʻchirildi')).toBeVisible();
  expect(shop.backend.db.users).toHaveLength(0);
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await keeps(page, '935557788')).toBe(false);
  await openProfile(page);
  await expect(topSheet(page)).toContainText('Siz tizimga kirmagansiz');
});

test('after the account is deleted in Telegram the user is a guest until the app is reopened', async ({
  simulator,
  shop,
  expectErrors,
}) => {
  // Requests sent just before are now refused.
  expectErrors(/orders\/user\/\d+\/active|users\/auth/);
  const { page, app } = await simulator({ contact: 'grant' });
  // What a start asks for last; a request that is still under way would be refused.
  await expect
    .poll(() => shop.backend.calls.some(({ path }) => path.startsWith('/orders/v1/orders/user')))
    .toBe(true);
  await app.getByRole('link', { name: 'Profil' }).click();
  await row(app, 'Hisobni oʻchirish').click();
  await page.getByRole('button', { name: 'Oʻchirish', exact: true }).click();
  await expectSheets(app);
  expect(shop.backend.db.users).toHaveLength(0);
  await app.getByRole('link', { name: 'Profil' }).click();
  await expect(topSheet(app)).toContainText('Siz tizimga kirmagansiz');
  expect(shop.backend.db.users).toHaveLength(0);
});

test('logging out works offline', { tag: '@core:log-out' }, async ({
  page,
  shop,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await openAsUser(page, shop, '935557788');
  await context.setOffline(true);
  await row(page, 'Chiqish').click();
  const question = page.getByRole('alertdialog', { name: 'Hisobdan chiqasizmi?' });
  await question.getByRole('button', { name: 'Chiqish' }).click();
  await expectSheets(page);
  expect(await keeps(page, '935557788')).toBe(false);
  await context.setOffline(false);
  await page.reload();
  await openProfile(page);
  await expect(topSheet(page)).toContainText('Siz tizimga kirmagansiz');
});
