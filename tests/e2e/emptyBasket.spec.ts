import { bringAxe, faultsOf } from './axe';
import { expect, test } from './fixtures';
import { later, place } from './pastOrders';
import { plant } from './planted';
import { onDesktop } from './simulatorSteps';
import { expectSheets, reloadApp, topSheet } from './steps';
import { untilAlive } from './untilAlive';

test.use({ viewport: { width: 1366, height: 800 }, isMobile: false, hasTouch: false });

for (const [lang, name, purpose, usual, last, keys] of [
  ['uz', 'Savat', /Tanlaganlaringiz/, 'Doimgidek', 'Oxirgi buyurtma', 'Klaviatura'],
  ['ru', 'Корзина', /что вы выберете/, 'Как обычно', 'Последний заказ', 'Клавиатура'],
  ['ar', 'السلة', /ما تختاره/, 'طلبك المعتاد', 'طلبك الأخير', 'لوحة المفاتيح'],
] as const) {
  test(`an empty basket says what it is for, and offers the usual and the last order, in ${lang}`, async ({
    page,
    shop,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }]);
    await plant(page, shop);
    const { number } = place(shop, ['patir', 'tandir-somsa']);
    later(shop, 60);
    await page.goto('/?vendor=demo');
    await untilAlive(page);
    const basket = page.getByRole('complementary', { name });
    const said = basket.getByText(purpose);
    await expect(said).toBeVisible();
    const before = await said.boundingBox();
    const lastOrder = basket.getByRole('region', { name: last }).getByRole('link');
    await expect(lastOrder).toContainText(String(number));
    expect(await said.boundingBox()).toEqual(before);
    // home has it at the bottom of a phone only
    await expect(page.getByRole('button', { name: new RegExp(`^${usual}`) })).toHaveCount(1);
    await bringAxe(page);
    expect(await faultsOf(page)).toEqual([]);
    await lastOrder.click();
    await expect(topSheet(page)).toHaveAccessibleName(new RegExp(String(number)));
    await page.keyboard.press('Escape');
    await expectSheets(page);
    const again = basket.getByRole('button', { name: new RegExp(`^${usual}`) });
    const price = (await again.locator('bdi').first().textContent()) ?? '';
    await again.click();
    await expect(basket.getByRole('region', { name: last })).toHaveCount(0);
    await expect(basket).not.toContainText(purpose);
    await expect(basket.getByText(price, { exact: true }).last()).toBeVisible();
    await expectSheets(page);
  });

  test(`so it does in Telegram on a desktop, and leads to the keys, in ${lang}`, async ({
    simulator,
    shop,
  }) => {
    const { page, app } = await simulator({ ...onDesktop, language: lang });
    const basket = app.getByRole('complementary', { name });
    await expect(basket.getByText(purpose)).toBeVisible();
    await expect.poll(() => shop.backend.db.users).toMatchObject([{ phone: expect.anything() }]);
    const { number } = place(shop, ['patir', 'tandir-somsa']);
    later(shop, 60);
    await reloadApp(page, app);
    const lastOrder = basket.getByRole('region', { name: last }).getByRole('link');
    await expect(lastOrder).toContainText(String(number));
    await expect(basket.getByRole('button', { name: new RegExp(`^${usual}`) })).toBeVisible();
    await basket.getByRole('button', { name: new RegExp(`^${keys}`) }).click();
    await expectSheets(app, keys);
  });
}
