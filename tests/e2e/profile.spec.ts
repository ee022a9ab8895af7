import { expect, test } from './fixtures';
import { field, openAsUser, row } from './profileSteps';
import { expectSheets, press, topSheet, typeCode } from './steps';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('personal data is validated, saved and kept after a reload', async ({ page, shop }) => {
  await openAsUser(page, shop);
  await row(page, /Shaxsiy ma’lumotlar/).click();
  await press(page, /Saqlash/);
  await expect(field(page, 'Ism')).toBeFocused();
  await expect(topSheet(page).getByRole('alert')).toHaveText('Iltimos, bu maydonni toʻldiring');
  await page.keyboard.type('Aziza');
  await field(page, 'Familiya').fill('Karimova');
  await field(page, 'Elektron pochta').fill('aziza@');
  await field(page, 'Tugʻilgan sana').pressSequentially('31021990');
  await expect(field(page, 'Tugʻilgan sana')).toHaveValue('31.02.1990');
  await press(page, /Saqlash/);
  await expect(topSheet(page).getByRole('alert')).toHaveText([
    'Elektron pochta manzilida xato bor',
    'Bunday sana yoʻq. Masalan: 07.03.1990',
  ]);
  await field(page, 'Elektron pochta').fill('aziza@example.uz');
  await field(page, 'Tugʻilgan sana').fill('');
  await field(page, 'Tugʻilgan sana').pressSequentially('07031990');
  await topSheet(page).locator('label', { hasText: 'Ayol' }).click();
  await press(page, /Saqlash/);
  await expectSheets(page, 'Profil');
  await expect(topSheet(page)).toContainText('Aziza Karimova');
  expect(shop.backend.db.users[0]).toMatchObject({
    firstName: 'Aziza',
    lastName: 'Karimova',
    email: 'aziza@example.uz',
    birthday: '1990-03-07',
    gender: 'female',
  });
  await page.reload();
  await row(page, /Shaxsiy ma’lumotlar/).click();
  await expect(field(page, 'Tugʻilgan sana')).toHaveValue('07.03.1990');
  await expect(topSheet(page).getByRole('radio', { name: 'Ayol' })).toBeChecked();
});

test('of two wrong fields the first gets the focus, and keeps it while it is mended', async ({
  page,
  shop,
}) => {
  await openAsUser(page, shop);
  await row(page, /Shaxsiy ma’lumotlar/).click();
  await field(page, 'Elektron pochta').fill('aziza@');
  await press(page, /Saqlash/);
  await expect(topSheet(page).getByRole('alert')).toHaveCount(2);
  await expect(field(page, 'Ism')).toBeFocused();
  await page.keyboard.type('Aziza');
  await expect(topSheet(page).getByRole('alert')).toHaveCount(1);
  await expect(field(page, 'Ism')).toHaveValue('Aziza');
  await expect(field(page, 'Elektron pochta')).toHaveValue('aziza@');
  // Saving again, with one left.
  await press(page, /Saqlash/);
  await expect(field(page, 'Elektron pochta')).toBeFocused();
});

test('personal data that the server refuses stays in the form', async ({
  page,
  shop,
  expectErrors,
}) => {
  expectErrors(/500/);
  await openAsUser(page, shop);
  await row(page, /Shaxsiy ma’lumotlar/).click();
  shop.backend.faults.add({ method: 'PUT', path: '/users/v1/users/{id}', status: 500 });
  await field(page, 'Ism').fill('Aziza');
  await press(page, /Saqlash/);
  await expect(topSheet(page).getByRole('status')).toBeVisible();
  await expect(field(page, 'Ism')).toHaveValue('Aziza');
  shop.backend.faults.clear();
  await press(page, /Saqlash/);
  await expectSheets(page, 'Profil');
  await expect(topSheet(page)).toContainText('Aziza');
});

test('a new phone is confirmed by code, also after a reload', async ({
  page,
  shop,
  expectErrors,
}) => {
  expectErrors(/40[09]/);
  await openAsUser(page, shop);
  shop.backend.db.users.push(
    ...shop.backend.db.users.map((user) => ({ ...user, id: 'else', phone: '+998901110000' })),
  );
  await row(page, /Shaxsiy ma’lumotlar/).click();
  await row(page, /Telefon raqami/).click();
  const open = ['Profil', 'Shaxsiy ma’lumotlar'];
  await expectSheets(page, ...open, 'Telefonni oʻzgartirish');
  const phone = field(page, 'Yangi raqam');
  await phone.fill('901234567');
  await press(page, /Kodni olish/);
  await expect(topSheet(page).getByRole('alert')).toHaveText('Bu sizning hozirgi raqamingiz');
  await phone.fill('901110000');
  await press(page, /Kodni olish/);
  await expect(topSheet(page).getByRole('alert')).toContainText('boshqa foydalanuvchiga');
  await phone.fill('935556677');
  await press(page, /Kodni olish/);
  await expectSheets(page, ...open, 'Kodni kiriting');
  await field(page, 'SMS kodi').fill('0000');
  await expect(topSheet(page).getByRole('alert')).toContainText('muddati tugagan');
  await page.reload();
  await expectSheets(page, ...open, 'Kodni kiriting');
  await expect(topSheet(page)).toContainText('+998 93 555 66 77');
  await typeCode(field(page, 'SMS kodi'), shop);
  await expectSheets(page, ...open);
  await expect(row(page, /Telefon raqami/)).toContainText('+998 93 555 66 77');
  expect(shop.backend.db.users[0]?.phone).toBe('+998935556677');
});

test('a personal promo is copied and applied to the next order', async ({ page, shop }) => {
  await openAsUser(page, shop);
  await row(page, 'Promokodlarim').click();
  await expectSheets(page, 'Profil', 'Promokodlarim');
  await expect(topSheet(page)).toContainText(/31\.12\.2034.? gacha/);
  // what ends in 2099 never ends
  await expect(topSheet(page)).not.toContainText('2099');
  await row(page, 'Nusxalash SALOM10').click();
  await expect(page.getByText(/SALOM10.? nusxalandi/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SALOM10');
  // The basket is still empty: both are taken, and neither is refused as too small.
  await row(page, 'Qoʻllash SALOM10').click();
  await expect(row(page, 'Olib tashlash SALOM10')).toBeVisible();
  await expect(page.getByText(/SALOM10.? promokodi qoʻllandi/)).toBeVisible();
  await row(page, 'Qoʻllash OSH30').click();
  await expect(row(page, 'Olib tashlash OSH30')).toBeVisible();
  await expect(page.getByText(/OSH30.? promokodi saqlandi.*150.000/)).toBeVisible();
});

test('the merchant decides whether personal links are tiles at the top of the profile', async ({
  page,
  shop,
}) => {
  const placeOf = async (name: string) => (await row(page, name).boundingBox())?.y ?? Number.NaN;
  for (const isAtTop of [true, false]) {
    for (const settings of shop.backend.db.settings) settings.isVisibleAtProfileTop = isAtTop;
    await page.goto('/profile?vendor=demo');
    await expect(row(page, 'Manzillarim')).toBeVisible();
    await expect(topSheet(page).getByRole('listitem').first()).toBeVisible({ visible: isAtTop });
    // Tiles are side by side, rows are stacked.
    expect((await placeOf('Buyurtmalarim')) === (await placeOf('Manzillarim'))).toBe(isAtTop);
  }
});

test('switching the language needs no reload, right to left included', async ({ page, shop }) => {
  await openAsUser(page, shop);
  await page.evaluate(() => Object.assign(window, { isSameLife: true }));
  await row(page, /^Til/).click();
  await topSheet(page).locator('label', { hasText: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => Reflect.get(window, 'isSameLife'))).toBe(true);
  await expectSheets(page, 'الملف الشخصي');
});
