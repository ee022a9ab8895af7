import type { Page } from '@playwright/test';
import { texts, textsIn } from '../../mocks/telegram/texts/texts';
import { expect, test } from './fixtures';
import { comeBack } from './paySteps';
import { pressIn } from './simulatorSteps';
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
  await press(/Buyurtmani kuzatish/);
  await expect(topSheet(app)).toContainText('Tayyorlanmoqda');
  await order.getByRole('combobox').selectOption('Cancelled');
  await comeBack(app);
  await expect(topSheet(app)).toContainText('Bekor qilindi');
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
