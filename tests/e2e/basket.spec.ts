import { bringAxe, faultsOf } from './axe';
import { expect, test } from './fixtures';
import { pastDoubleTap } from './pastDoubleTap';
import { later, place } from './pastOrders';
import { byPickUp, plant, startSignedIn } from './planted';
import { settingsOf } from './shopSteps';
import { onDesktop } from './simulatorSteps';
import { atRest, expectSheets, reloadApp, topSheet } from './steps';
import { untilAlive } from './untilAlive';

const bread = 'Issiq patir';
const somsa = 'Tandir somsa';
const note = 'Ikkiga kesib bering';

test('a line of the basket is at most 84 px high, with its note’s button; a note opens below it and is read among its details', async ({
  page,
  shop,
}) => {
  settingsOf(shop).productComment = true;
  await startSignedIn(page, shop, {
    basket: [{ productId: 'patir' }, { productId: 'tandir-somsa' }],
    draft: byPickUp,
    sheets: ['/basket'],
  });
  const sheet = topSheet(page);
  for (const width of [360, 1280, 390]) {
    await test.step(`a line is at most 84 px high at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await expectSheets(page, 'Savat');
      await atRest(page);
      const topOf = async (name: string) => {
        const box = await sheet.getByRole('button', { name, exact: true }).boundingBox();
        return box?.y ?? Number.NaN;
      };
      await expect(sheet.getByRole('button', { name: /^Izoh qoʻshish/ })).toHaveCount(2);
      expect((await topOf(somsa)) - (await topOf(bread))).toBeLessThanOrEqual(84);
    });
  }
  await test.step('a note opens below its line, and is read among its details', async () => {
    const button = sheet.getByRole('button', { name: /^Izoh qoʻshish/ }).first();
    await pastDoubleTap(page);
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const field = sheet.getByRole('textbox', { name: new RegExp(bread) });
    await expect(field).toBeFocused();
    await field.fill(note);
    await field.press('Enter');
    await expect(field).toHaveCount(0);
    await expect(sheet.getByRole('button', { name: /^Izoh/ }).first()).toBeFocused();
    await expect(sheet.getByText(note)).toBeVisible();
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1366, height: 800 }, isMobile: false, hasTouch: false });

  test('an empty basket says what it is for, and offers the usual and the last order, from right to left', async ({
    page,
    shop,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'lang', value: 'ar', url: baseURL ?? '' }]);
    await plant(page, shop);
    const { number } = place(shop, ['patir', 'tandir-somsa']);
    later(shop, 60);
    await page.goto('/?vendor=demo');
    await untilAlive(page);
    const basket = page.getByRole('complementary', { name: 'السلة' });
    const said = basket.getByText(/ما تختاره/);
    await expect(said).toBeVisible();
    const before = await said.boundingBox();
    const lastOrder = basket.getByRole('region', { name: 'طلبك الأخير' }).getByRole('link');
    await expect(lastOrder).toContainText(String(number));
    expect(await said.boundingBox()).toEqual(before);
    // home has it at the bottom of a phone only
    await expect(page.getByRole('button', { name: /^طلبك المعتاد/ })).toHaveCount(1);
    await bringAxe(page);
    expect(await faultsOf(page)).toEqual([]);
    await lastOrder.click();
    await expect(topSheet(page)).toContainText(String(number));
    await page.keyboard.press('Escape');
    await expectSheets(page);
    const again = basket.getByRole('button', { name: /^طلبك المعتاد/ });
    const price = (await again.locator('bdi').first().textContent()) ?? '';
    await again.click();
    await expect(basket.getByRole('region', { name: 'طلبك الأخير' })).toHaveCount(0);
    await expect(basket).not.toContainText(/ما تختاره/);
    await expect(basket.getByText(price, { exact: true }).last()).toBeVisible();
    await expectSheets(page);
  });

  test('so it does in Telegram on a desktop', async ({ simulator, shop }) => {
    const { page, app } = await simulator({ ...onDesktop, language: 'uz' });
    const basket = app.getByRole('complementary', { name: 'Savat' });
    await expect(basket.getByText(/Tanlaganlaringiz/)).toBeVisible();
    await expect.poll(() => shop.backend.db.users).toMatchObject([{ phone: expect.anything() }]);
    const { number } = place(shop, ['patir', 'tandir-somsa']);
    later(shop, 60);
    await reloadApp(page, app);
    const lastOrder = basket.getByRole('region', { name: 'Oxirgi buyurtma' }).getByRole('link');
    await expect(lastOrder).toContainText(String(number));
    await expect(basket.getByRole('button', { name: /^Doimgidek/ })).toBeVisible();
  });
});
