import type { Page } from '@playwright/test';
import { texts, textsIn } from '../../mocks/telegram/texts/texts';
import { expect, test } from './fixtures';
import { comeBack } from './paySteps';
import { phone, pressIn } from './simulatorSteps';
import { addPlov, basket, expectSheets, pickUp, plovCard, topSheet } from './steps';

const desk = { width: 1280, height: 1000 };
const withPanel = { panel: true, fit: false, contact: 'grant' } as const;
const minuteMs = 60_000;

const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('the panel sets the shop’s time, and the phone’s clock goes on from there', async ({
  simulator,
  shop,
}) => {
  const { page, app } = await simulator(withPanel);
  const status = page.getByTestId('status-time');
  const server = card(page, 'Server');
  await expect(plovCard(app)).toBeVisible();
  await expect(status).toHaveText('12:00');

  await server.getByLabel('Set it to').fill('2026-03-05T19:29');
  await server.getByLabel('Set it to').press('Enter');
  await expect(status).toHaveText('19:29');
  await expect(server).toContainText('05/03/2026, 19:29');
  // two seconds before the next minute
  const { clock } = shop.backend;
  clock.advance(minuteMs - (clock.now() % minuteMs) - 2000);
  await server.getByRole('button', { name: '+1 h' }).click();
  await expect(status).toHaveText('20:30');
  expect(new Date(clock.now()).toISOString()).toMatch(/^2026-03-05T15:30/);
});

test('the panel sets the merchant’s colour and switches', async ({ simulator, shop, page }) => {
  await page.setViewportSize(desk);
  const { app } = await simulator(withPanel);
  const settings = card(page, 'Merchant’s settings');
  const stories = app.getByRole('list', { name: 'Hikoyalar' });
  await expect(plovCard(app)).toBeVisible();
  await expect(stories).toBeVisible();

  await settings.getByRole('switch', { name: 'Stories' }).click();
  await expect(plovCard(app)).toBeVisible();
  await expect(stories).toHaveCount(0);

  await settings.getByLabel('Main colour').fill('#aa0066');
  await expect(app.locator('html')).toHaveCSS('--brand', '#aa0066');
  await settings.getByRole('radio', { name: 'White' }).click();
  await expect
    .poll(() => shop.backend.db.settings.find(({ mainColor }) => mainColor === '#aa0066'))
    .toMatchObject({ mainColorType: 'DARK', storiesActive: false });
});

test('the panel lists the orders and moves one through its states', async ({ simulator, page }) => {
  await page.setViewportSize(desk);
  const { app } = await simulator(withPanel);
  const press = pressIn(page);
  const orders = card(page, 'Orders');
  await expect(orders).toContainText('No orders were placed.');
  await addPlov(app, press);
  await press(basket);
  await press(/Rasmiylashtirish/);
  await pickUp(app, press);
  await press(/Buyurtma berish/);
  await expectSheets(app, 'Buyurtma yuborildi');

  const order = orders.getByRole('group', { name: /^Order \d+/ });
  await expect(order.getByRole('combobox')).toHaveValue('CREATED');
  const next = order.getByRole('button', { name: 'Next step' });
  await next.click();
  await expect(order.getByRole('combobox')).toHaveValue('ACCEPTED');
  await next.click();
  await expect(order.getByRole('combobox')).toHaveValue('COOKING');
  await expect(topSheet(app)).toContainText('Tayyorlanmoqda');
  await order.getByRole('combobox').selectOption('Cancelled');
  await comeBack(app);
  await expect(topSheet(app)).toContainText('Buyurtma bekor qilindi');
  await expect(next).toHaveCount(0);
});

test('Telegram’s own dialogs speak the person’s language', async ({ simulator }) => {
  for (const [index, language] of Object.keys(texts).entries()) {
    // another person each time: one who has refused is not asked again
    const { page } = await simulator({ language, id: 1000 + index });
    const own = textsIn(language);
    const dialog = page.getByRole('dialog', { name: own.contactTitle });
    await expect(dialog).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await expect(dialog.getByText(own.contactText)).toBeVisible();
    await expect(dialog.getByRole('button')).toHaveText([own.cancel, own.share]);
    await dialog.getByRole('button', { name: own.cancel }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test('the log is filtered, saved as a file, and its events are sent again', async ({
  simulator,
  page,
}) => {
  await page.setViewportSize(desk);
  const { app } = await simulator({ ...withPanel, version: '7.10', strict: true });
  await expect(plovCard(app)).toBeVisible();
  await expect.poll(() => phone(page)).toMatchObject({ ready: true });
  const log = page.getByRole('region', { name: 'Log' });
  const lines = log.getByTestId('log').getByRole('listitem');
  await log.getByRole('switch', { name: 'Unknown to this version only' }).click();
  await expect(lines).toHaveCount(0);

  await app.locator('html').evaluate(() => {
    const call = { eventType: 'web_app_hide_keyboard', eventData: {} };
    window.parent.postMessage(JSON.stringify(call), '*');
  });
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText('unknown to Telegram 7.10');
  const complaints = page.getByRole('alert', { name: 'Complaints' });
  await expect(complaints).toContainText('web_app_hide_keyboard');
  await complaints.getByRole('button', { name: 'Dismiss' }).click();
  await expect(complaints).toHaveCount(0);

  await log.getByRole('switch', { name: 'Unknown to this version only' }).click();
  const saving = page.waitForEvent('download');
  await log.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await saving).path();
  await log.getByRole('button', { name: 'Clear' }).click();
  await log.getByLabel('Open a file').setInputFiles(file);
  await log.getByRole('button', { name: 'Next event' }).click();
  await expect(lines.filter({ hasText: 'theme_changed' })).toContainText('replayed');
  await expect(log.getByRole('status')).toContainText(/^1 of \d+ events sent/);
});

test('a device sets size, insets and platform at once, and its address keeps them', async ({
  simulator,
  page,
}) => {
  await page.setViewportSize(desk);
  const { app } = await simulator(withPanel);
  await card(page, 'Screen').getByLabel('Device').selectOption('Tall Android');
  await expect.poll(() => phone(page)).toMatchObject({ launch: 2 });
  await expect(plovCard(app)).toBeVisible();
  await expect(app.locator('html')).toHaveCSS('--safe-bottom', '24px');
  expect(new URL(page.url()).searchParams.toString()).toContain(
    'platform=android&device=tallAndroid&width=412&height=915&safe=0%2C0%2C24%2C0',
  );
  await page.evaluate(() => window.simulator.change({ version: '8.0' }));
  await expect(plovCard(app)).toBeVisible();
  await app.locator('html').evaluate(() => {
    window.parent.postMessage(JSON.stringify({ eventType: 'web_app_request_fullscreen' }), '*');
  });
  // the status bar and Telegram's floating header
  await expect(app.locator('html')).toHaveCSS('--safe-top', `${36 + 46}px`);
});
