import { expect, test } from './fixtures';
import { field, logIn, row } from './profileSteps';
import { expectSheets, press, topSheet, typeCode } from './steps';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('personal data is validated, saved and kept after a reload', async ({ plain, shop }) => {
  await logIn(plain, shop);
  await row(plain, /Shaxsiy ma’lumotlar/).click();
  await press(plain, /Saqlash/);
  await expect(field(plain, 'Ism')).toBeFocused();
  await expect(topSheet(plain).getByRole('alert')).toHaveText('Iltimos, bu maydonni toʻldiring');
  await plain.keyboard.type('Aziza');
  await field(plain, 'Familiya').fill('Karimova');
  await field(plain, 'Elektron pochta').fill('aziza@');
  await field(plain, 'Tugʻilgan sana').pressSequentially('31021990');
  await expect(field(plain, 'Tugʻilgan sana')).toHaveValue('31.02.1990');
  await press(plain, /Saqlash/);
  await expect(topSheet(plain).getByRole('alert')).toHaveText([
    'Elektron pochta manzilida xato bor',
    'Bunday sana yoʻq. Masalan: 07.03.1990',
  ]);
  await field(plain, 'Elektron pochta').fill('aziza@example.uz');
  await field(plain, 'Tugʻilgan sana').fill('');
  await field(plain, 'Tugʻilgan sana').pressSequentially('07031990');
  await topSheet(plain).locator('label', { hasText: 'Ayol' }).click();
  await press(plain, /Saqlash/);
  await expectSheets(plain, 'Profil');
  await expect(topSheet(plain)).toContainText('Aziza Karimova');
  expect(shop.backend.db.users[0]).toMatchObject({
    firstName: 'Aziza',
    lastName: 'Karimova',
    email: 'aziza@example.uz',
    birthday: '1990-03-07',
    gender: 'female',
  });
  await plain.reload();
  await row(plain, /Shaxsiy ma’lumotlar/).click();
  await expect(field(plain, 'Tugʻilgan sana')).toHaveValue('07.03.1990');
  await expect(topSheet(plain).getByRole('radio', { name: 'Ayol' })).toBeChecked();
});

test('of two wrong fields the first gets the focus, and keeps it while it is mended', async ({
  plain,
  shop,
}) => {
  await logIn(plain, shop);
  await row(plain, /Shaxsiy ma’lumotlar/).click();
  await field(plain, 'Elektron pochta').fill('aziza@');
  await press(plain, /Saqlash/);
  await expect(topSheet(plain).getByRole('alert')).toHaveCount(2);
  await expect(field(plain, 'Ism')).toBeFocused();
  await plain.keyboard.type('Aziza');
  await expect(topSheet(plain).getByRole('alert')).toHaveCount(1);
  await expect(field(plain, 'Ism')).toHaveValue('Aziza');
  await expect(field(plain, 'Elektron pochta')).toHaveValue('aziza@');
  // Saving again, with one left.
  await press(plain, /Saqlash/);
  await expect(field(plain, 'Elektron pochta')).toBeFocused();
});

test('personal data that the server refuses stays in the form', async ({
  plain,
  shop,
  expectErrors,
}) => {
  expectErrors(/500/);
  await logIn(plain, shop);
  await row(plain, /Shaxsiy ma’lumotlar/).click();
  shop.backend.faults.add({ method: 'PUT', path: '/users/v1/users/{id}', status: 500 });
  await field(plain, 'Ism').fill('Aziza');
  await press(plain, /Saqlash/);
  await expect(topSheet(plain).getByRole('status')).toBeVisible();
  await expect(field(plain, 'Ism')).toHaveValue('Aziza');
  shop.backend.faults.clear();
  await press(plain, /Saqlash/);
  await expectSheets(plain, 'Profil');
  await expect(topSheet(plain)).toContainText('Aziza');
});

test('a new phone is confirmed by code, also after a reload', async ({
  plain,
  shop,
  expectErrors,
}) => {
  expectErrors(/40[09]/);
  await logIn(plain, shop);
  shop.backend.db.users.push(
    ...shop.backend.db.users.map((user) => ({ ...user, id: 'else', phone: '+998901110000' })),
  );
  await row(plain, /Shaxsiy ma’lumotlar/).click();
  await row(plain, /Telefon raqami/).click();
  const open = ['Profil', 'Shaxsiy ma’lumotlar'];
  await expectSheets(plain, ...open, 'Telefonni oʻzgartirish');
  const phone = field(plain, 'Yangi raqam');
  await phone.fill('901234567');
  await press(plain, /Kodni olish/);
  await expect(topSheet(plain).getByRole('alert')).toHaveText('Bu sizning hozirgi raqamingiz');
  await phone.fill('901110000');
  await press(plain, /Kodni olish/);
  await expect(topSheet(plain).getByRole('alert')).toContainText('boshqa foydalanuvchiga');
  await phone.fill('935556677');
  await press(plain, /Kodni olish/);
  await expectSheets(plain, ...open, 'Kodni kiriting');
  await field(plain, 'SMS kodi').fill('0000');
  await expect(topSheet(plain).getByRole('alert')).toContainText('muddati tugagan');
  await plain.reload();
  await expectSheets(plain, ...open, 'Kodni kiriting');
  await expect(topSheet(plain)).toContainText('+998 93 555 66 77');
  await typeCode(field(plain, 'SMS kodi'), shop);
  await expectSheets(plain, ...open);
  await expect(row(plain, /Telefon raqami/)).toContainText('+998 93 555 66 77');
  expect(shop.backend.db.users[0]?.phone).toBe('+998935556677');
});

test('a personal promo is copied and applied to the next order', async ({ plain, shop }) => {
  await logIn(plain, shop);
  await row(plain, 'Promokodlarim').click();
  await expectSheets(plain, 'Profil', 'Promokodlarim');
  await expect(topSheet(plain)).toContainText(/31\.12\.2099.? gacha/);
  await row(plain, 'Nusxalash SALOM10').click();
  await expect(plain.getByText(/SALOM10.? nusxalandi/)).toBeVisible();
  expect(await plain.evaluate(() => navigator.clipboard.readText())).toBe('SALOM10');
  // The basket is still empty: both are taken, and neither is refused as too small.
  await row(plain, 'Qoʻllash SALOM10').click();
  await expect(row(plain, 'Olib tashlash SALOM10')).toBeVisible();
  await expect(plain.getByText(/SALOM10.? promokodi qoʻllandi/)).toBeVisible();
  await row(plain, 'Qoʻllash OSH30').click();
  await expect(row(plain, 'Olib tashlash OSH30')).toBeVisible();
  await expect(plain.getByText(/OSH30.? promokodi saqlandi.*150.000/)).toBeVisible();
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

test('switching the language needs no reload, right to left included', async ({ plain, shop }) => {
  await logIn(plain, shop);
  await plain.evaluate(() => Object.assign(window, { isSameLife: true }));
  await row(plain, /^Til/).click();
  await topSheet(plain).locator('label', { hasText: 'العربية' }).click();
  await expect(plain.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(topSheet(plain)).toHaveAccessibleName('اللغة');
  expect(await plain.evaluate(() => Reflect.get(window, 'isSameLife'))).toBe(true);
  await plain.keyboard.press('Escape');
  await expectSheets(plain, 'الملف الشخصي');
});
