import type { Page } from '@playwright/test';
import { uz } from '../../mocks/telegram/texts/uz';
import { expect, test } from './fixtures';
import { addOne, settingsOf } from './shopSteps';
import { basket, expectSheets, press, type Screen, topSheet } from './steps';

const at = (table: string) => `/?vendor=demo&tableId=${table}&hallId=zal&branchId=markaz`;
const atSeven = at('7');
/** The order destination on home. */
const place = (screen: Screen, table: string) =>
  screen.getByRole('button', { name: `${table}-stol` });
const notices = (screen: Screen) => screen.getByRole('region', { name: 'Bildirishnomalar' });

test('at a scanned table the waiter and the bill can each be requested once', {
  tag: ['@smoke', '@core:table'],
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

  await test.step('that the waiter takes the order is read whole in a shop without dine-in', async () => {
    settingsOf(shop).dineInActive = false;
    await page.goto(atSeven);
    const note = page
      .locator('header')
      .getByText('Buyurtmani ofitsiant qabul qiladi', { exact: true });
    await expect(note).toBeVisible();
    expect(await note.evaluate((each) => each.scrollWidth > each.clientWidth)).toBe(false);
  });
});

/** Scans a code with this text in the simulator's scanner. */
async function showCode(page: Page, text: string) {
  const scanner = page.getByRole('dialog', { name: uz.scanTitle });
  await scanner.getByLabel(uz.scanField).fill(text);
  await scanner.getByRole('button', { name: uz.scan }).click();
  await expect(scanner).toHaveCount(0);
}

test('Telegram’s scanner can be closed without a code, accepts the shop’s table codes, refuses others, and the latest scan wins', async ({
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
  const scanner = page.getByRole('dialog', { name: uz.scanTitle });
  await topSheet(app)
    .getByRole('button', { name: /skanerlash/ })
    .click();
  await scanner.getByRole('button', { name: uz.cancel }).click();
  await expect(topSheet(app).getByText('Siz hali stolda emassiz')).toBeVisible();
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
