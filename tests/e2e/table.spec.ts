import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { addOne } from './shopSteps';
import { basket, expectSheets, plovCard, press, type Screen, topSheet } from './steps';

const at = (table: string) => `/?vendor=demo&tableId=${table}&hallId=zal&branchId=markaz`;
const atSeven = at('7');
/** Where an order goes, on home. */
const place = (screen: Screen, table: string) =>
  screen.getByRole('button', { name: `${table}-stol` });
const notices = (screen: Screen) => screen.getByRole('region', { name: 'Bildirishnomalar' });

test('at a scanned table the waiter is called once, and the bill beside', async ({
  page,
  shop,
}) => {
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

test('a waiter that cannot be called is said, and can be called again', async ({
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

test('in the plain browser there is no scanner to offer', async ({ page }) => {
  await page.goto('/waiter?vendor=demo');
  await expect(topSheet(page).getByText('Siz hali stolda emassiz')).toBeVisible();
  await expect(topSheet(page).getByRole('button', { name: /QR/ })).toHaveCount(0);
});

/** Returns Telegram's scanner with what a code holds. */
async function showCode(page: Page, text: string) {
  const scanner = page.getByRole('dialog', { name: /Scan a QR code/ });
  await scanner.getByLabel('What the code holds').fill(text);
  await scanner.getByRole('button', { name: 'Scan' }).click();
  await expect(scanner).toHaveCount(0);
}

test('Telegram’s own scanner: a code of the shop seats, others are refused, the latest wins', async ({
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

test('a scanner that is closed without a code changes nothing', async ({ simulator }) => {
  const { page, app } = await simulator({ contact: 'grant', platform: 'ios', path: '/waiter' });
  await topSheet(app)
    .getByRole('button', { name: /skanerlash/ })
    .click();
  await page
    .getByRole('dialog', { name: /Scan a QR code/ })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(topSheet(app).getByText('Siz hali stolda emassiz')).toBeVisible();
  await expect(topSheet(app).getByRole('button', { name: /skanerlash/ })).toBeEnabled();
});

test('a client of Telegram without a camera is offered no scanner', async ({ simulator }) => {
  const { app } = await simulator({ contact: 'grant', platform: 'tdesktop', path: '/profile' });
  await expect(topSheet(app).getByRole('button', { name: /^Til/ })).toBeVisible();
  await expect(topSheet(app).getByRole('button', { name: /skanerlash/ })).toHaveCount(0);
});

test('a newer scan takes the place of the table, and the basket stays', async ({ page }) => {
  await page.goto(atSeven);
  await addOne(page);
  await expect(place(page, '7')).toBeVisible();
  await page.goto(at('12'));
  await expect(place(page, '12')).toBeVisible();
  await expect(place(page, '7')).toHaveCount(0);
  await expect(page.getByRole('button', { name: basket })).toBeVisible();
  // The scan has left the address: a reload is none.
  await expect(page).not.toHaveURL(/tableId/);
  await page.reload();
  await expect(place(page, '12')).toBeVisible();
});

test('a table is left after asking, and the basket stays', async ({ page }) => {
  await page.goto(atSeven);
  await addOne(page);
  await place(page, '7').click();
  await expectSheets(page, '7-stol');
  await press(page, /^Stoldan ketish/);
  const question = page.getByRole('dialog', { name: 'Stoldan ketasizmi?' });
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
  // The page's clock is the test's own, so that it can be turned.
  test.use({ now: null });
  const noon = new Date('2026-03-04T12:00:00+05:00');

  test('the table is forgotten while the shop is open, and that is said', async ({ page }) => {
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
