import type { Route } from '@playwright/test';
import { uz } from '../../mocks/telegram/texts/uz';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { setOnPage } from './setOnPage';
import { goToOrder, phone, pressIn, sent } from './simulatorSteps';
import {
  addPlov,
  basket,
  expectSheets,
  orderAnswers,
  plovCard,
  reloadApp,
  topSheet,
} from './steps';

test.use(inMotion);

test('the app expands to full height, confirms closing and disables vertical swipes', {
  tag: '@smoke',
}, async ({ simulator }) => {
  const { page, app } = await simulator({ platform: 'android', compact: true, contact: 'grant' });
  await expect(plovCard(app)).toBeVisible();
  const configured = {
    ready: true,
    expanded: true,
    closingConfirmation: true,
    verticalSwipes: false,
  };
  await expect.poll(() => phone(page)).toMatchObject(configured);
});

test('without a contact the shop can be browsed, and ordering asks for the contact again', async ({
  simulator,
}) => {
  const { page, app } = await simulator();
  const answer = (text: string) =>
    page.getByRole('dialog', { name: uz.contactTitle }).getByRole('button', { name: text }).click();
  await answer(uz.cancel);
  await addPlov(app, pressIn(page));
  await pressIn(page)(basket);
  await pressIn(page)(/Rasmiylashtirish/);
  // The person is known to Telegram: what is missing is the number.
  await expect(page.getByRole('button', { name: /kirish/ })).toHaveCount(0);
  await pressIn(page)(/^Raqamni ulashish/);
  await answer(uz.cancel);
  await expect(app.getByText('lekin buyurtma uchun u kerak')).toBeVisible();
  await pressIn(page)(/^Raqamni ulashish/);
  await answer(uz.share);
  await expect(page.getByRole('button', { name: /Manzilni tanlang/ })).toBeVisible();
});

test('with VITE_CONTACT_AT=basket the menu is seen first, and the contact is asked for with the first dish', async ({
  page: host,
  shop,
  simulator,
}) => {
  await setOnPage(host, shop, { VITE_CONTACT_AT: 'basket' });
  const { page, app } = await simulator();
  const question = page.getByRole('dialog', { name: uz.contactTitle });
  await app.getByRole('button', { name: 'Savatga qoʻshish: Choyxona oshi' }).click();
  await question.getByRole('button', { name: uz.share }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: basket })).toBeVisible();
  expect(await sent(page, 'web_app_request_phone')).toHaveLength(1);
  await app.getByRole('group', { name: 'Choyxona oshi' }).getByRole('button').last().click();
  await expect(app.getByRole('group', { name: 'Choyxona oshi' })).toContainText('2');
  expect(await sent(page, 'web_app_request_phone')).toHaveLength(1);
});

test('the contact is asked for once, however often Telegram reloads the page', async ({
  simulator,
  shop,
}) => {
  const { page, app } = await simulator();
  await expect(page.getByRole('dialog', { name: uz.contactTitle })).toBeVisible();
  const loadsOfOrders = () =>
    shop.backend.calls.filter(({ path }) => path.startsWith('/orders/v1/orders')).length;
  for (const _ of ['before the answer', 'and again']) {
    const before = loadsOfOrders();
    await reloadApp(page, app);
    await expect(plovCard(app)).toBeVisible();
    // What a start does last.
    await expect.poll(loadsOfOrders).toBeGreaterThan(before);
  }
  expect(await sent(page, 'web_app_request_phone')).toHaveLength(1);
});

for (const data of ['expired', 'tampered', 'short', 'absent'] as const) {
  test(`with ${data} init data the user is a guest who can browse`, async ({
    simulator,
    shop,
    expectErrors,
  }) => {
    expectErrors(/webbot\/v1\/users\/token/);
    const { page, app } = await simulator({ data, contact: 'grant' });
    await expect(plovCard(app)).toBeVisible();
    const isRefused = data === 'expired' || data === 'tampered';
    if (isRefused) await expect(app.getByText('Botni qaytadan ishga tushiring')).toBeVisible();
    await addPlov(app, pressIn(page));
    await expect(page.getByRole('button', { name: basket })).toBeVisible();
    await app.getByRole('link', { name: 'Profil' }).click();
    await expect(topSheet(app)).toContainText('Siz tizimga kirmagansiz');
    expect(shop.backend.db.users).toHaveLength(0);
  });
}

test('basket and session survive a reload by Telegram', async ({ simulator, shop }) => {
  const { page, app } = await simulator({ contact: 'grant' });
  const signIns = () => shop.backend.calls.filter(({ path }) => path.endsWith('/users/token'));
  await addPlov(app, pressIn(page));
  await expect.poll(() => signIns().length).toBe(1);
  await expect.poll(() => shop.backend.db.users[0]?.isVerified).toBe(true);
  await page.evaluate(() => window.simulator.clearLog());
  await page.evaluate(() => window.simulator.reload());
  await expect.poll(() => sent(page, 'iframe_ready')).toHaveLength(1);
  await expect(plovCard(app)).toBeVisible();
  await expect(page.getByRole('button', { name: basket })).toBeVisible();
  await app.getByRole('link', { name: 'Profil' }).click();
  await expect(topSheet(app)).toContainText('Malika');
  expect(signIns()).toHaveLength(1);
});

test('a product link opens the product above the shop', async ({ simulator }) => {
  const { page, app } = await simulator({ start: 'product_toy-oshi', contact: 'grant' });
  await expectSheets(app, 'Toʻy oshi');
  await page.getByRole('button', { name: 'Back' }).click();
  await expectSheets(app);
  await expect(plovCard(app)).toBeVisible();
});

test('the app uses the language of the user’s Telegram', async ({ simulator }) => {
  const { app } = await simulator({ user: 'timur', contact: 'grant' });
  await expect(app.locator('html')).toHaveAttribute('lang', /^ru/);
  await expect(app.getByRole('link', { name: /^Свадебный плов/ }).first()).toBeVisible();
});

test('adding a product triggers haptic feedback', async ({ simulator }) => {
  const { page, app } = await simulator({ contact: 'grant' });
  await addPlov(app, pressIn(page));
  await expect
    .poll(() => sent(page, 'web_app_trigger_haptic_feedback'))
    .toContainEqual({ type: 'impact', impact_style: 'light' });
});

test('Telegram’s main button shows progress while ordering and orders once', async ({
  simulator,
  shop,
}) => {
  const { page, app } = await simulator({ contact: 'grant' });
  await goToOrder(page, app);
  const held: Route[] = [];
  await page.route('**/orders/v1/orders', (route) => void held.push(route));
  await expect(page.getByTestId('main-button')).toHaveAccessibleName(/Buyurtma berish/);
  await page.evaluate(() => {
    for (let times = 0; times < 10; times += 1) window.simulator.press('main');
  });
  await expect(page.getByTestId('main-button')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByTestId('main-button')).toBeDisabled();
  await expect.poll(() => held.length).toBe(1);
  await Promise.all(held.map((route) => route.continue()));
  await expectSheets(app, 'Buyurtma yuborildi');
  expect(orderAnswers(shop)).toEqual([201]);
});
