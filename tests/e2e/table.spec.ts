import type { Page } from '@playwright/test';
import { uz } from '../../mocks/telegram/texts/uz';
import { expect, test } from './fixtures';
import { addOne } from './shopSteps';
import { basket, expectSheets, plovCard, press, type Screen, topSheet } from './steps';

const at = (table: string) => `/?vendor=demo&tableId=${table}&hallId=zal&branchId=markaz`;
const atSeven = at('7');
/** The order destination on home. */
const place = (screen: Screen, table: string) =>
  screen.getByRole('button', { name: `${table}-stol` });
const notices = (screen: Screen) => screen.getByRole('region', { name: 'Bildirishnomalar' });

test('at a scanned table the waiter and the bill can each be requested once', {
  tag: '@smoke',
}, async ({ page, shop }) => {
  await page.goto(atSeven);
  await page.getByRole('button', { name: '7-stol' }).click();
  await expectSheets(page, '7-stol');
  await press(page, /^Ofitsiantni chaqirish/);
  await expect(topSheet(page).getByText('Ofitsiant chaqirildi').first()).toBeVisible();
  await expect(topSheet(page).getByRole('button', { name: /^Ofitsiantni/ })).toHaveCount(0);
  await press(page, /^Hisobni soʻrash/);
  await expect(topSheet(page).getByText('Hisob soʻraldi').first()).toBeVisible();
  expect(shop.backend.db.waiterCalls).toMatchObject([
    { tableId: '7', hallId: 'zal', branchId: 'markaz', reason: 'WAITER' },
    { tableId: '7', reason: 'BILL' },
  ]);
  await page.reload();
  await expect(topSheet(page).getByText('Ofitsiant chaqirildi').first()).toBeVisible();
});

test('home calls the waiter at a table, once, and says when that failed', async ({
  page,
  shop,
  expectErrors,
}) => {
  expectErrors(/500/);
  shop.backend.faults.add({ path: '/orders/v1/waiter-calls', status: 500 });
  await page.goto(atSeven);
  const call = page.locator('header').getByRole('button', { name: 'Ofitsiantni chaqirish' });
  await call.click();
  await expect(notices(page)).not.toBeEmpty();
  await expect(call).toBeEnabled();
  shop.backend.faults.clear();
  await call.click();
  const called = page.locator('header').getByRole('button', { name: 'Ofitsiant chaqirildi' });
  await expect(called).toBeDisabled();
  expect(shop.backend.db.waiterCalls).toMatchObject([{ tableId: '7', reason: 'WAITER' }]);
  await page.goto('/?vendor=demo');
  await expect(called).toBeDisabled();
});

test('a failed waiter call shows an error and can be retried', async ({
  page,
  shop,
  expectErrors,
}) => {
  expectErrors(/500/);
  shop.backend.faults.add({ path: '/orders/v1/waiter-calls', status: 500 });
  await page.goto(atSeven);
  await page.getByRole('button', { name: '7-stol' }).click();
  await press(page, /^Ofitsiantni chaqirish/);
  await expect(topSheet(page).getByRole('status')).toBeVisible();
  await expect(topSheet(page).getByRole('button', { name: /^Ofitsiantni/ })).toBeEnabled();
});

test('the plain browser offers no scanner', async ({ page }) => {
  await page.goto('/waiter?vendor=demo');
  await expect(topSheet(page).getByText('Siz hali stolda emassiz')).toBeVisible();
  await expect(topSheet(page).getByRole('button', { name: /QR/ })).toHaveCount(0);
});

/** Scans a code with this text in the simulator's scanner. */
async function showCode(page: Page, text: string) {
  const scanner = page.getByRole('dialog', { name: uz.scanTitle });
  await scanner.getByLabel(uz.scanField).fill(text);
  await scanner.getByRole('button', { name: uz.scan }).click();
  await expect(scanner).toHaveCount(0);
}

test('Telegram’s scanner accepts the shop’s table codes, refuses others, and the latest scan wins', async ({
  simulator,
  shop,
}) => {
  const { page, app } = await simulator({ contact: 'grant', platform: 'ios', path: '/profile' });
  const scan = async (text: string) => {
    await topSheet(app).getByRole('button', { name: 'Stoldagi QR-kodni skanerlash' }).click();
    await showCode(page, text);
  };
  await topSheet(app).getByRole('button', { name: 'Stoldagi QR-kodni skanerlash' }).click();
  await expect(topSheet(app)).toHaveAccessibleName('Stoldagi QR-kodni skanerlash');
  await scan('https://example.com/menu.pdf');
  await expect(notices(app)).toContainText('Bu stolning kodi emas');
  await scan(`${shop.appOrigin}/?vendor=bloom&tableId=1`);
  await expect(notices(app)).toContainText('Bu boshqa doʻkon stolining kodi');
  await scan(`${shop.appOrigin}${at('5')}`);
  await expect(topSheet(app)).toHaveAccessibleName('5-stol');
  await scan('https://t.me/oltinqozon_demo_bot?startapp=table_markaz_zal_9');
  await expect(topSheet(app)).toHaveAccessibleName('9-stol');

  await topSheet(app)
    .getByRole('button', { name: /^Ofitsiantni chaqirish/ })
    .click();
  await expect.poll(() => shop.backend.db.waiterCalls).toMatchObject([{ tableId: '9' }]);
});

test('closing the scanner without a code changes nothing', async ({ simulator }) => {
  const { page, app } = await simulator({ contact: 'grant', platform: 'ios', path: '/waiter' });
  await topSheet(app)
    .getByRole('button', { name: /skanerlash/ })
    .click();
  await page
    .getByRole('dialog', { name: uz.scanTitle })
    .getByRole('button', { name: uz.cancel })
    .click();
  await expect(topSheet(app).getByText('Siz hali stolda emassiz')).toBeVisible();
  await expect(topSheet(app).getByRole('button', { name: /skanerlash/ })).toBeEnabled();
});

test('a Telegram client without a camera offers no scanner', async ({ simulator }) => {
  const { app } = await simulator({ contact: 'grant', platform: 'tdesktop', path: '/profile' });
  await expect(topSheet(app).getByRole('button', { name: /^Til/ })).toBeVisible();
  await expect(topSheet(app).getByRole('button', { name: /skanerlash/ })).toHaveCount(0);
});

test('a newer scan replaces the table, and the basket stays', async ({ page }) => {
  await page.goto(atSeven);
  await addOne(page);
  await expect(place(page, '7')).toBeVisible();
  await page.goto(at('12'));
  await expect(place(page, '12')).toBeVisible();
  await expect(place(page, '7')).toHaveCount(0);
  await expect(page.getByRole('button', { name: basket })).toBeVisible();
  // The parameters were removed from the URL, so a reload does not count as a scan.
  await expect(page).not.toHaveURL(/tableId/);
  await page.reload();
  await expect(place(page, '12')).toBeVisible();
});

test('leaving a table asks for confirmation and keeps the basket', async ({ page }) => {
  await page.goto(atSeven);
  await addOne(page);
  await place(page, '7').click();
  await expectSheets(page, '7-stol');
  await press(page, /^Stoldan ketish/);
  const question = page.getByRole('alertdialog', { name: 'Stoldan ketasizmi?' });
  await question.getByRole('button', { name: 'Bekor qilish' }).click();
  await expectSheets(page, '7-stol');
  await press(page, /^Stoldan ketish/);
  await question.getByRole('button', { name: 'Stoldan ketish' }).click();
  await expectSheets(page);
  await expect(place(page, '7')).toHaveCount(0);
  await expect(page.getByRole('button', { name: basket })).toBeVisible();
  await page.reload();
  await expect(plovCard(page)).toBeVisible();
  await expect(place(page, '7')).toHaveCount(0);
});

test.describe('three hours after the scan', () => {
  // Null, so that the test can move the page's clock.
  test.use({ now: null });
  const noon = new Date('2026-03-04T12:00:00+05:00');

  test('the table is forgotten while the shop is open, with a notice', async ({ page }) => {
    await page.clock.install({ time: noon });
    await page.goto(atSeven);
    await addOne(page);
    await expect(place(page, '7')).toBeVisible();
    await page.clock.fastForward('02:59:00');
    await expect(place(page, '7')).toBeVisible();
    await page.clock.fastForward('02:00');
    await expect(notices(page)).toContainText('uch soatdan oshdi');
    await expect(place(page, '7')).toHaveCount(0);
    await expect(page.getByRole('button', { name: basket })).toBeVisible();
  });
});
