import { expect, test } from './fixtures';
import { field, openAsUser, row } from './profileSteps';
import { byMain, saveAddress, untilSignedIn } from './saveAddress';
import { atRest, expectSheets, logIn, press, topSheet } from './steps';

test('personal data is validated, saved and kept after a reload, and the language is switched without one', {
  tag: '@core:profile',
}, async ({ page, shop }) => {
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

  await test.step('switching the language needs no reload, right to left included', async () => {
    await page.keyboard.press('Escape');
    await expectSheets(page, 'Profil');
    await page.evaluate(() => Object.assign(window, { isSameLife: true }));
    await row(page, /^Til/).click();
    await topSheet(page).locator('label', { hasText: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await page.evaluate(() => Reflect.get(window, 'isSameLife'))).toBe(true);
    await expectSheets(page, 'الملف الشخصي');
  });
});

const open = ['Profil', 'Shaxsiy ma’lumotlar'];
const unsaved = 'Oʻzgarishlar saqlanmadi';

test('closing a form with unsaved changes asks first, however it is closed, and so does closing the page', async ({
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

  await test.step('the browser asks before the page closes', async () => {
    await field(page, 'Ism').pressSequentially('Aziza');
    const dialogShown = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await dialogShown;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(field(page, 'Ism')).toHaveValue('Aziza');
  });
});

/** Runs in the page: where the texts above fields and cards start, at the left edge, and the ground. */
function readForm(sheet: Element) {
  const starts = [...sheet.querySelectorAll('label[for], h3')].map((label) => {
    const range = document.createRange();
    range.selectNodeContents(label);
    return Math.round(range.getBoundingClientRect().left);
  });
  const page = sheet.querySelector('header')?.parentElement;
  return {
    starts: [...new Set(starts.filter((left) => left < 100))],
    ground: page ? getComputedStyle(page).backgroundColor : '',
  };
}

test('forms have one ground, and their labels one line with the titles of cards; the merchant decides whether personal links are tiles at the top of the profile', async ({
  page,
  shop,
}) => {
  await logIn(page, shop);
  await saveAddress(shop, 'Uy', byMain);
  const paths = [
    '/profile/user',
    '/profile/cards/create',
    '/reservation',
    '/address/delivery/details?id=saved-Uy',
    '/profile/phone',
  ];
  const found: Record<string, ReturnType<typeof readForm>> = {};
  for (const path of paths) {
    await page.goto(path);
    await expect(topSheet(page).getByRole('textbox').first()).toBeVisible();
    await atRest(page);
    found[path] = await topSheet(page).evaluate(readForm);
  }
  const [first] = Object.values(found);
  expect(first?.starts).toHaveLength(1);
  expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, first])));

  await test.step('tiles at the top of the profile', async () => {
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
});

test('in Telegram the shared contact signs in, its popup asks before a form is left, its back button closes, and an address shows all its fields where there is room', async ({
  simulator,
  shop,
}) => {
  const { page, app } = await simulator({ contact: 'grant', width: 360, height: 800 });
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await app.getByRole('link', { name: 'Profil' }).click();
  await expect(topSheet(app)).toContainText('Malika Karimova');
  await expect(topSheet(app)).toContainText('+998 90 123 45 67');
  await expect(topSheet(app).getByText('MK', { exact: true })).toBeVisible();

  await test.step('its popup asks, and its back button closes', async () => {
    await row(app, /Shaxsiy ma’lumotlar/).click();
    await expectSheets(app, ...open);
    await field(app, 'Familiya').fill('Aliyeva');
    await back.click();
    await page.getByRole('button', { name: 'Tahrirga qaytish' }).click();
    await expectSheets(app, ...open);
    await expect(field(app, 'Familiya')).toHaveValue('Aliyeva');
    await back.click();
    await page.getByRole('button', { name: 'Saqlamay yopish' }).click();
    await expectSheets(app, 'Profil');
    await back.click();
    await expectSheets(app);
  });

  await test.step('the details of an address show all their fields where there is room', async () => {
    await saveAddress(shop, 'Uy', byMain);
    await untilSignedIn(app);
    await app.getByRole('button', { name: 'Manzilni tanlang' }).click();
    await topSheet(app)
      .getByRole('button', { name: /^Tahrirlash/ })
      .click();
    await expectSheets(app, 'Manzillarim', 'Manzilni tahrirlash');
    await expect(topSheet(app).getByLabel('Kuryer uchun izoh')).toBeInViewport({ ratio: 1 });
  });
});
