import type { Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { expect, test } from './fixtures';
import { field, openProfile, row } from './profileSteps';
import { expectSheets, lastCode, press, topSheet } from './steps';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Pastes with the keyboard. */
async function paste(page: Page, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
}

/** A phone is of the shop’s country however it is entered, and of another one after a plus; leaves all of it selected. */
async function expectOwnNumber(page: Page) {
  const phone = field(page, 'Telefon raqami');
  const own = '+998 90 123 45 67';
  await page.keyboard.type('901234567');
  await expect(phone).toHaveValue(own);
  for (const enter of [
    () => page.keyboard.type('901234567'),
    () => page.keyboard.type('998901234567'),
    () => page.keyboard.type('٩٠١٢٣٤٥٦٧'),
    () => paste(page, '+998901234567'),
    () => paste(page, '90 123-45-67'),
    // As a browser fills a form in: the whole value at once.
    () => phone.fill('901234567'),
    () => phone.fill('+998901234567'),
  ]) {
    await page.keyboard.press('Control+A');
    await page.keyboard.type('+7 912 345 67 89');
    await expect(phone).toHaveValue('+7 912 345 67 89');
    await page.keyboard.press('Control+A');
    await enter();
    await expect(phone).toHaveValue(own);
  }
  await page.keyboard.press('Control+A');
}

test('a guest reads the benefits of signing in and signs in with a phone, however it is entered, and a code', {
  tag: ['@smoke', '@core:log-in'],
}, async ({ plain, shop, expectErrors }) => {
  expectErrors(/400/);
  await openProfile(plain);
  await expect(topSheet(plain)).toContainText('Tizimga kirsangiz');
  await row(plain, 'Kirish').click();
  await expect(field(plain, 'Telefon raqami')).toBeFocused();
  await expectOwnNumber(plain);
  await paste(plain, '8 (998) 90');
  await plain.keyboard.press('Control+A');
  await paste(plain, '90 123-45-67');
  await expect(field(plain, 'Telefon raqami')).toHaveValue('+998 90 123 45 67');
  await plain.keyboard.press('Enter');
  const code = field(plain, 'SMS kodi');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill('0000');
  await expect(topSheet(plain).getByRole('alert')).toContainText('muddati tugagan');
  // The wrong code was cleared and the field kept the focus, so the keyboard stays open.
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('');
  await plain.keyboard.type(lastCode(shop));
  await plain.keyboard.press('Enter');
  await expectSheets(plain, 'Profil');
  await expect(topSheet(plain)).toContainText('+998 90 123 45 67');
});

test.describe('a six-digit code', () => {
  const arabic = (digits: string) =>
    digits.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  const askForCode = async (page: Page, shop: ServedShop) => {
    shop.backend.db.codeDigits = 6;
    await page.goto('/login?vendor=demo');
    await field(page, 'Telefon raqami').fill('٩٠١٢٣٤٥٦٧');
    await press(page, /Kodni olish/);
    const code = field(page, 'SMS kodi');
    await expect(code).toBeFocused();
    await expect.poll(() => lastCode(shop)).toHaveLength(6);
    return code;
  };
  const confirms = (shop: ServedShop) =>
    shop.backend.calls.filter(
      ({ path, body }) => path.endsWith('/login') && 'code' in Object(body),
    );

  test('is sent by the button when typed, in Arabic digits too, and as soon as its message is pasted', async ({
    plain,
    shop,
  }) => {
    const code = await askForCode(plain, shop);
    await plain.keyboard.type(arabic(lastCode(shop)), { delay: 20 });
    await expect(code).toHaveValue(lastCode(shop));
    expect(confirms(shop)).toEqual([]);
    await expect(topSheet(plain).getByRole('button', { name: /Tasdiqlash/ })).toBeEnabled();
    await code.clear();
    await paste(plain, `Kod: ${arabic(lastCode(shop))}`);
    await expectSheets(plain);
  });

  test('with a configured length has one box per digit and is sent with the last one', {
    tag: '@core:log-in',
  }, async ({ plain, shop }) => {
    await plain.route('**/login?*', async (route) => {
      const response = await route.fetch();
      const setting = '<meta name="storefront:VITE_SMS_CODE_LENGTH" content="6">';
      const body = (await response.text()).replace('<head>', `<head>${setting}`);
      await route.fulfill({ response, body });
    });
    const code = await askForCode(plain, shop);
    // A tap at the lower edge of the last box opens the keyboard again.
    await code.blur();
    const boxes = await code.locator('..').boundingBox();
    if (boxes) await plain.mouse.click(boxes.x + boxes.width * 0.8, boxes.y + boxes.height - 4);
    await expect(code).toBeFocused();
    await plain.keyboard.type(lastCode(shop), { delay: 20 });
    await expectSheets(plain);
    expect(confirms(shop)).toHaveLength(1);
  });
});
