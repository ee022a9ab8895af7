import type { Locator, Route } from '@playwright/test';
import { uz } from '../../mocks/telegram/texts/uz';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { untilRested } from './pastDoubleTap';
import { comeBack, goToPayme, notYet, waiting } from './paySteps';
import { row } from './profileSteps';
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

test('the app expands to full height, confirms closing and disables vertical swipes; adding a product triggers haptic feedback, and the settings lead to the languages', {
  tag: ['@smoke', '@core:start-telegram'],
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
  await addPlov(app, pressIn(page));
  await expect
    .poll(() => sent(page, 'web_app_trigger_haptic_feedback'))
    .toContainEqual({ type: 'impact', impact_style: 'light' });

  await test.step('Telegram’s settings lead to the languages above the profile', async () => {
    const openSettings = async () => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Settings' }).click();
    };
    await expect.poll(async () => (await phone(page)).settings).toBe(true);
    await openSettings();
    await expectSheets(app, 'Profil', 'Til');
    await openSettings();
    await expectSheets(app, 'Profil', 'Til');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expectSheets(app, 'Profil');
    await openSettings();
    await expectSheets(app, 'Profil', 'Til');
  });
});

test('the contact is asked for once, however often Telegram reloads the page; without it the shop can be browsed, and ordering asks for it again', {
  tag: '@core:contact',
}, async ({ simulator, shop }) => {
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

  const answer = (text: string) =>
    page.getByRole('dialog', { name: uz.contactTitle }).getByRole('button', { name: text }).click();
  await answer(uz.cancel);
  await addPlov(app, pressIn(page));
  await pressIn(page)(basket);
  await pressIn(page)(/Rasmiylashtirish/);
  // The person is known to Telegram: what is missing is the number.
  await expect(page.getByRole('button', { name: /kirish/ })).toHaveCount(0);
  await app.getByRole('button', { name: /^Raqamni ulashish/ }).click();
  await answer(uz.cancel);
  await expect(app.getByText('lekin buyurtma uchun u kerak')).toBeVisible();
  await app.getByRole('button', { name: /^Raqamni ulashish/ }).click();
  await answer(uz.share);
  await expect(app.getByRole('button', { name: /^Raqamni ulashish/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Manzilni tanlang/ })).toBeVisible();
});

test('with expired init data the user is a guest who can browse', {
  tag: '@core:start-telegram',
}, async ({ simulator, shop, expectErrors }) => {
  expectErrors(/webbot\/v1\/users\/token/);
  const { page, app } = await simulator({ data: 'expired', contact: 'grant' });
  await expect(plovCard(app)).toBeVisible();
  await expect(app.getByText('Botni qaytadan ishga tushiring')).toBeVisible();
  await addPlov(app, pressIn(page));
  await expect(page.getByRole('button', { name: basket })).toBeVisible();
  await app.getByRole('link', { name: 'Profil' }).click();
  await expect(topSheet(app)).toContainText('Siz tizimga kirmagansiz');
  expect(shop.backend.db.users).toHaveLength(0);
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
  // pressed as a person who has seen the screen: `simulator.press` waits for nothing
  await untilRested(app);
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

test('opened over the whole screen of a phone, the shop stays clear of Telegram’s header', async ({
  simulator,
  page,
}) => {
  const { app } = await simulator({ platform: 'android', contact: 'grant', fullscreen: true });
  await expect.poll(() => phone(page)).toMatchObject({ fullscreen: true });
  const top = async (screen: Locator) => (await screen.boundingBox())?.y ?? 0;
  const header = page.locator('header[data-floating]');
  const below = await header.evaluate((each) => each.getBoundingClientRect().bottom);
  await expect
    .poll(() => top(app.getByRole('searchbox').or(app.getByRole('link')).first()))
    .toBeGreaterThanOrEqual(below);
  await addPlov(app, pressIn(page));
  await pressIn(page)(basket);
  await expect
    .poll(() => top(topSheet(app).getByRole('heading').first()))
    .toBeGreaterThanOrEqual(below);
});

test.describe('a host that answers nothing (src/telegram/waits.ts): nobody waits for it', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' as const } });

  test('an invoice that is closed without a word frees the button, and is opened again', async ({
    simulator,
    shop,
  }) => {
    shop.backend.db.checkoutLinks = 'invoice';
    const { page, app, pressIn } = await goToPayme(simulator, {
      invoice: 'cancelled',
      silent: true,
    });
    await pressIn(/Buyurtma berish/);
    const opened = () =>
      page.evaluate(
        () => window.simulator.log().filter(({ name }) => name === 'web_app_open_invoice').length,
      );
    await expect.poll(opened).toBe(1);
    await comeBack(app);
    await expectSheets(app, new RegExp(`${waiting}|${notYet}`));
    await pressIn(/Toʻlov sahifasini ochish/);
    await expect.poll(opened).toBe(2);
  });

  test('a popup whose answer never comes leaves no dead button: pressed again, it asks again', async ({
    simulator,
  }) => {
    const { page, app } = await simulator({ path: '/profile', contact: 'grant', silent: true });
    const popup = page.getByRole('dialog', { name: /Hisobdan chiqasizmi/ });
    const logOut = row(app, 'Chiqish');
    await logOut.click();
    await popup.getByRole('button').last().click();
    await expect(popup).toHaveCount(0);
    await expect
      .poll(async () => {
        if ((await popup.count()) === 0)
          await logOut.evaluate((button: HTMLElement) => button.click());
        return popup.count();
      })
      .toBe(1);
  });
});
