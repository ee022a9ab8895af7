import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { field, row } from './profileSteps';
import { setOnPage } from './setOnPage';
import { goToOrder, phone, pressIn, sent } from './simulatorSteps';
import { addPlov, basket, expectSheets, plovCard, topSheet } from './steps';

test('where closing is confirmed for unsaved work only, a half-filled form and an order are that', async ({
  simulator,
  page,
  shop,
}) => {
  await setOnPage(page, shop, { VITE_CLOSING_CONFIRMATION: 'unsaved' });
  const { app } = await simulator({ contact: 'grant' });
  const confirms = async () => (await phone(page)).closingConfirmation;
  await expect.poll(() => shop.backend.db.users[0]?.isVerified).toBe(true);
  await expect.poll(confirms).toBe(false);
  await app.getByRole('link', { name: 'Profil' }).click();
  await row(app, /Shaxsiy ma’lumotlar/).click();
  await field(app, 'Familiya').fill('Aliyeva');
  await expect.poll(confirms).toBe(true);
  await field(app, 'Familiya').fill('Karimova');
  await expect.poll(confirms).toBe(false);
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await back.click();
  await expectSheets(app, 'Profil');
  await back.click();
  await expectSheets(app);

  await goToOrder(page, app);
  expect(await confirms()).toBe(false);
  const held: Route[] = [];
  await page.route('**/orders/v1/orders', (route) => void held.push(route));
  await pressIn(page)(/Buyurtma berish/);
  await expect.poll(() => held.length).toBe(1);
  await expect.poll(confirms).toBe(true);
  await Promise.all(held.map((route) => route.continue()));
  await expectSheets(app, 'Buyurtma yuborildi');
  await expect.poll(confirms).toBe(false);
});

test('where the merchant wants it, the shop covers a phone’s screen, clear of Telegram’s header', async ({
  simulator,
  page,
  shop,
}) => {
  await setOnPage(page, shop, { VITE_FULLSCREEN: 'phones' });
  const { app } = await simulator({ platform: 'android', contact: 'grant' });
  await expect.poll(() => phone(page)).toMatchObject({ fullscreen: true });
  const top = async (screen: Locator) => (await screen.boundingBox())?.y ?? 0;
  const header = page.locator('header[data-floating]');
  const below = await header.evaluate((each) => each.getBoundingClientRect().bottom);
  await expect
    .poll(() => top(app.getByRole('searchbox').or(app.getByRole('link')).first()))
    .toBeGreaterThanOrEqual(below);
  await addPlov(app, pressIn(page));
  await pressIn(page)(basket);
  await expect
    .poll(() => top(topSheet(app).getByRole('heading').first()))
    .toBeGreaterThanOrEqual(below);

  await page.goto('about:blank');
  const beside = await simulator({ platform: 'tdesktop', contact: 'grant' });
  await expect(plovCard(beside.app)).toBeVisible();
  await expect.poll(() => shop.backend.db.users[0]?.isVerified).toBe(true);
  expect(await sent(page, 'web_app_request_fullscreen')).toEqual([]);
});

/** Opens the settings in Telegram's menu. */
async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
}

for (const [language, profile, languages] of [
  ['uz', 'Profil', 'Til'],
  ['ru', 'Профиль', 'Язык'],
  ['ar', 'الملف الشخصي', 'اللغة'],
] as const) {
  test(`Telegram’s settings lead to the languages above the profile, in ${language}`, async ({
    simulator,
    page,
  }) => {
    const { app } = await simulator({ contact: 'grant', language });
    await expect.poll(async () => (await phone(page)).settings).toBe(true);
    await openSettings(page);
    await expectSheets(app, profile, languages);
    await openSettings(page);
    await expectSheets(app, profile, languages);
    const back = page.getByRole('button', { name: 'Back', exact: true });
    await back.click();
    await expectSheets(app, profile);
    await openSettings(page);
    await expectSheets(app, profile, languages);
  });
}

test('a client before 6.10 has no settings in its menu, and is not asked for them', async ({
  simulator,
  page,
}) => {
  const { app } = await simulator({ version: '6.9', contact: 'grant' });
  await expect(plovCard(app)).toBeVisible();
  await expect(app.getByRole('link', { name: 'Profil' })).toBeVisible();
  expect((await phone(page)).settings).toBe(false);
  expect(await sent(page, 'web_app_setup_settings_button')).toEqual([]);
});
