import type { Page } from '@playwright/test';
import { bringAxe, faultsOf } from './axe';
import { expect, test } from './fixtures';
import { startSignedIn } from './planted';
import { row } from './profileSteps';
import { onDesktop } from './simulatorSteps';
import { expectSheets, plovCard, topSheet } from './steps';
import { untilAlive } from './untilAlive';

test.use({ viewport: { width: 1366, height: 768 }, isMobile: false, hasTouch: false });

/** Opens home, as soon as what a desktop has besides is there. */
async function openHome(page: Page) {
  await page.goto('/?vendor=demo');
  await untilAlive(page);
  await expect(page.getByRole('complementary')).toBeVisible();
}

const search = (page: Page) => topSheet(page).locator('search input');

for (const [lang, found, keys, basket] of [
  ['uz', 'Qidiruv', 'Klaviatura', 'Savat'],
  ['ru', 'Поиск', 'Клавиатура', 'Корзина'],
  ['ar', 'البحث', 'لوحة المفاتيح', 'السلة'],
] as const) {
  test(`a slash leads to the search and a question mark to the keys, in ${lang}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }]);
    await openHome(page);
    await page.keyboard.press('/');
    await expectSheets(page, found);
    await expect(search(page)).toBeFocused();
    await expect(search(page)).toHaveValue('');
    await page.keyboard.type('1/2?');
    await expect(search(page)).toHaveValue('1/2?');
    await expectSheets(page, found);
    await page.keyboard.press('Escape');
    await expectSheets(page);
    await page.keyboard.press('?');
    await expectSheets(page, keys);
    await bringAxe(page);
    expect(await faultsOf(page)).toEqual([]);
  });

  test(`in Telegram on a desktop the same keys act, once the shop has the focus, in ${lang}`, async ({
    simulator,
  }) => {
    const { page, app } = await simulator({ ...onDesktop, language: lang });
    await expect(app.getByRole('complementary', { name: basket })).toBeVisible();
    await app.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await expectSheets(app, found);
    await expect(topSheet(app).locator('search input')).toBeFocused();
    await page.keyboard.press('Escape');
    await expectSheets(app);
    await page.keyboard.press('?');
    await expectSheets(app, keys);
  });
}

test('the same keys act where a Russian keyboard has other signs, and none with Ctrl', async ({
  page,
}) => {
  await openHome(page);
  type Pressed = { key: string; code: string; shiftKey?: boolean; ctrlKey?: boolean };
  const type = (init: Pressed) =>
    page.evaluate((fields) => {
      const event = new KeyboardEvent('keydown', { ...fields, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }, init);
  await type({ key: '/', code: 'Slash', ctrlKey: true });
  await expectSheets(page);
  await type({ key: '.', code: 'Slash' });
  await expectSheets(page, 'Qidiruv');
  await page.keyboard.press('Escape');
  await expectSheets(page);
  await type({ key: ',', code: 'Slash', shiftKey: true });
  await expectSheets(page, 'Klaviatura');
});

test('in a sheet with a search of its own the slash leads there; a question takes no shortcut', async ({
  page,
  shop,
}) => {
  await startSignedIn(page, shop, { sheets: ['/profile'] });
  await row(page, 'Chiqish').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await expectSheets(page, 'Profil');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expectSheets(page, 'Profil', 'Qidiruv');
  await page.keyboard.press('Tab');
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await expectSheets(page, 'Profil', 'Qidiruv');
});

test('2.1.4: the single keys are turned off for this device, and on again without them', async ({
  page,
  shop,
}) => {
  await startSignedIn(page, shop);
  await expect(page.getByRole('complementary')).toBeVisible();
  await page.keyboard.press('?');
  const single = topSheet(page).getByRole('switch', { name: /^Bir tugmali buyruqlar/ });
  await single.press('Space');
  await expect(single).not.toBeChecked();
  await expect(topSheet(page).getByText('Qidiruvga oʻtish')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectSheets(page);
  await page.keyboard.type('/?');
  await expectSheets(page);

  await openHome(page);
  await page.keyboard.type('/?');
  await expectSheets(page);
  await page.getByRole('link', { name: 'Profil' }).click();
  await row(page, 'Klaviatura').click();
  await single.press('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expectSheets(page, 'Profil', 'Qidiruv');
});

test('a phone has no single keys', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?vendor=demo');
  await untilAlive(page);
  await expect(plovCard(page)).toBeVisible();
  await page.keyboard.type('/?');
  await expectSheets(page);
});
