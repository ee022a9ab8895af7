import { planOrder } from '../../mocks/backend/rules/orderPlan';
import { expect, passTime, test } from './fixtures';
import { later, lookAgain, place } from './pastOrders';
import { plant } from './planted';
import { expectSheets, type Screen, topSheet } from './steps';

for (const where of ['in the browser', 'inside Telegram'] as const) {
  test(`pictures that failed on a bad line return ${where}`, async ({
    page,
    simulator,
    expectErrors,
  }) => {
    expectErrors(/ERR_FAILED|Failed to load resource/);
    let isBad = true;
    let breakDown: () => void = () => undefined;
    const broken = new Promise<void>((resolve) => {
      breakDown = resolve;
    });
    await page.route(/\/insecure\//, async (route) => {
      await broken;
      await (isBad ? route.abort() : route.continue());
    });
    const open = async (): Promise<Screen> => {
      if (where === 'inside Telegram') return (await simulator()).app;
      await page.goto('/?vendor=demo');
      return page;
    };
    const screen = await open();
    const card = screen.getByRole('article').first();
    await expect(card.locator('img')).toHaveCount(1);
    breakDown();
    await expect(card.locator('img')).toHaveCount(0);
    isBad = false;
    await screen.locator('html').evaluate(() => void dispatchEvent(new Event('online')));
    await expect(card.locator('img[data-shown]')).toHaveCount(1);
  });
}

test('after hours in the background the menu is today’s, and scroll, focus and the open sheet stay', async ({
  plain,
  shop,
}) => {
  // What tells a return is loaded behind the first screen.
  await expect
    .poll(() => shop.backend.calls.some(({ path }) => path === '/users/v1/branches'))
    .toBe(true);
  const cardOf = (name: string) => plain.getByRole('article').filter({ hasText: name }).first();
  await cardOf('Limonli').scrollIntoViewIfNeeded();
  await cardOf('Tandir somsa').getByRole('link').first().click();
  const sheet = topSheet(plain);
  await expect(sheet).toHaveAccessibleName('Tandir somsa');
  const scrolled = await plain.evaluate(() => document.scrollingElement?.scrollTop);
  const close = sheet.getByRole('button', { name: 'Yopish' });
  await close.focus();

  const product = (id: string) => shop.backend.db.products.find((one) => one.id === id) ?? {};
  Object.assign(product('tandir-somsa'), { costPrice: 77_700 });
  Object.assign(product('limon-choy'), { active: false });
  later(shop, 300);
  await passTime(plain, 300 * 60_000);
  await lookAgain(plain);

  await expect(sheet).toContainText('77 700');
  await expect(sheet).toHaveAccessibleName('Tandir somsa');
  await expect(close).toBeFocused();
  await plain.keyboard.press('Escape');
  await expectSheets(plain);
  await expect(cardOf('Tandir somsa')).toContainText('77 700');
  await expect(cardOf('Limonli')).toHaveCount(0);
  expect(await plain.evaluate(() => document.scrollingElement?.scrollTop)).toBe(scrolled);
});

test('a courier’s place says when it was, and pales while it cannot be read any more', async ({
  page,
  shop,
  expectErrors,
}) => {
  expectErrors(/503|Failed to load resource/);
  await plant(page, shop);
  const order = place(shop, ['patir']);
  const address = { latitude: 41.3105, longitude: 69.2455, streetName: 'Navoiy', houseNumber: '5' };
  Object.assign(order, { serviceType: 'DELIVERY', address });
  planOrder(order, shop.backend.clock.now());
  later(shop, 25);
  await page.goto(`/profile/orders/${order.id}?vendor=demo`);
  const sheet = topSheet(page);
  await expect(sheet.getByText(/soat 12:25 holatiga/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Xaritada koʻrish' }).scrollIntoViewIfNeeded();
  const courier = sheet.locator('[data-pin]', { hasText: /Kuryer|12:25/ });
  await expect(courier).toHaveCount(1);
  await expect(courier).not.toHaveAttribute('data-muted');
  shop.backend.faults.add({ path: '/deliveries/v1/delivery/courier/*', status: 503 });
  later(shop, 5);
  await lookAgain(page);
  await expect(courier).toHaveAttribute('data-muted', 'true');
  await expect(sheet.getByText(/soat 12:25 holatiga/).first()).toBeVisible();
});
