import type { Page } from '@playwright/test';
import { bringAxe, faultsOf } from './axe';
import { expect, test } from './fixtures';
import { startSignedIn } from './planted';
import { row } from './profileSteps';
import { onDesktop } from './simulatorSteps';
import { expectSheets, topSheet } from './steps';
import { untilAlive } from './untilAlive';

test.use({ viewport: { width: 1366, height: 768 }, isMobile: false, hasTouch: false });

/** Opens home, as soon as what a desktop has besides is there. */
async function openHome(page: Page) {
  await page.goto('/?vendor=demo');
  await untilAlive(page);
  await expect(page.getByRole('complementary')).toBeVisible();
}

const search = (page: Page) => topSheet(page).locator('search input');

test('a slash leads to the search and a question mark to the keys, in uz, ru and ar', async ({
  page,
  context,
  baseURL,
}) => {
  for (const [lang, found, keys] of [
    ['ar', 'البحث', 'لوحة المفاتيح'],
    ['ru', 'Поиск', 'Клавиатура'],
    ['uz', 'Qidiruv', 'Klaviatura'],
  ] as const) {
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
    await page.keyboard.press('Escape');
    await expectSheets(page);
  }

  await test.step('the same keys act where a Russian keyboard has other signs, and none with Ctrl', async () => {
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
});

test('in Telegram on a desktop the same keys act, once the shop has the focus', async ({
  simulator,
}) => {
  const { page, app } = await simulator({ ...onDesktop, language: 'ar' });
  await expect(app.getByRole('complementary', { name: 'السلة' })).toBeVisible();
  await app.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expectSheets(app, 'البحث');
  await expect(topSheet(app).locator('search input')).toBeFocused();
  await page.keyboard.press('Escape');
  await expectSheets(app);
  await page.keyboard.press('?');
  await expectSheets(app, 'لوحة المفاتيح');
});

test('in a sheet with a search of its own the slash leads there; a question takes no shortcut; single keys can be turned off', async ({
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
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expectSheets(page);

  await test.step('2.1.4: the single keys are turned off for this device, and on again without them', async () => {
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
});
