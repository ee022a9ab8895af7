import type { Page } from '@playwright/test';
import { bringAxe, faultsOf } from './axe';
import { expect, test } from './fixtures';
import { startSignedIn } from './planted';
import { row } from './profileSteps';
import { readCode } from './readCode';
import { atRest, expectSheets, type Screen, topSheet } from './steps';

const phone = '+998901234567';
const code = (screen: Screen) => topSheet(screen).getByRole('img');
const sheets = ['/profile', '/profile/loyalty'];

/** Colours of the screen around the code, from its corners to the code's quiet zone. */
async function groundOf(page: Page) {
  const box = await code(page).boundingBox();
  if (!box) throw new Error('There is no code');
  return page.evaluate(({ x, y, width, height }) => {
    const colourAt = (left: number, top: number) => {
      let each = document.elementFromPoint(left, top);
      while (each && getComputedStyle(each).backgroundColor === 'rgba(0, 0, 0, 0)')
        each = each.parentElement;
      return each && getComputedStyle(each).backgroundColor;
    };
    const places = [
      [2, 2],
      [innerWidth - 2, 2],
      [2, innerHeight - 2],
      [innerWidth - 2, innerHeight - 2],
      [x + 2, y + height / 2],
      [x + width / 2, y + height + 2],
    ] as const;
    return [...new Set(places.map(([left, top]) => colourAt(left, top)))];
  }, box);
}

test('a scanner reads the customer’s phone from the screen in the dark theme, from right to left', async ({
  page,
  shop,
  context,
  baseURL,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await context.addCookies([{ name: 'lang', value: 'ar', url: baseURL ?? '' }]);
  for (const each of shop.backend.db.orderSettings) each.cashbackPercent = 3;
  await startSignedIn(page, shop, { phone, sheets });
  await expectSheets(page, 'الملف الشخصي', 'رمز لأمين الصندوق');
  await atRest(page);
  await expect(topSheet(page).getByText('+998 90 123 45 67')).toBeVisible();
  await expect(topSheet(page)).toContainText('15 000');
  await expect(topSheet(page)).toContainText(/3.?%/);
  expect(await readCode(code(page))).toBe('998901234567');
  // 21 modules and a quiet zone of 4 on each side, on a screen of 390 px
  const { width = 0, height = 0 } = (await code(page).boundingBox()) ?? {};
  expect(width / 29).toBeGreaterThan(11);
  expect(height).toBeCloseTo(width, 0);
  expect(await groundOf(page)).toEqual(['rgb(255, 255, 255)']);
  await bringAxe(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  expect(await readCode(code(page))).toBe('998901234567');
});

test('the code is there when the connection has gone since the start, and the screen stays lit', async ({
  page,
  shop,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await page.addInitScript(() => {
    const held = new Set<object>();
    const request = () => {
      const lock = { release: () => Promise.resolve(void held.delete(lock)) };
      held.add(lock);
      return Promise.resolve(lock);
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request, held } });
  });
  const locks = () => page.evaluate(() => Reflect.get(navigator.wakeLock, 'held').size);
  const fetched = Promise.all(
    ['ProfileScreen', 'LoyaltyScreen'].map((name) =>
      page.waitForEvent('requestfinished', (request) => request.url().includes(`/${name}-`)),
    ),
  );
  await startSignedIn(page, shop, { phone });
  await fetched;
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Profil' }).click();
  await row(page, 'Kassa uchun kod').click();
  await expectSheets(page, 'Profil', 'Kassa uchun kod');
  await atRest(page);
  await expect(topSheet(page)).toContainText('15 000 soʻm');
  expect(await readCode(code(page))).toBe('998901234567');
  await expect.poll(locks).toBe(1);
  await page.keyboard.press('Escape');
  await expectSheets(page, 'Profil');
  await expect.poll(locks).toBe(0);
});
