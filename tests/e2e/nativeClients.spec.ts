import { uz } from '../../mocks/telegram/texts/uz';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { field, row } from './profileSteps';
import { phone, pressIn, sent } from './simulatorSteps';
import {
  addPlov,
  basket,
  expectSheets,
  orderAnswers,
  pickUp,
  plovCard,
  reloadApp,
  topSheet,
} from './steps';

test.use(inMotion);

const inset = (side: string) => `--safe-${side}`;

for (const client of ['android', 'ios', 'desktop'] as const) {
  test.describe(`in the native client for ${client}`, () => {
    test('the user signs in, shares the contact and orders with the main button', async ({
      simulator,
      shop,
    }) => {
      const { page, app } = await simulator({ client, contact: 'ask' });
      const press = pressIn(page);
      await page
        .getByRole('dialog', { name: uz.contactTitle })
        .getByRole('button', { name: uz.share })
        .click();
      await expect.poll(() => shop.backend.db.users[0]?.isVerified).toBe(true);
      await expect.poll(() => phone(page)).toMatchObject({ ready: true, verticalSwipes: false });
      await addPlov(app, press);
      await press(basket);
      await expectSheets(app, 'Savat');
      await press(/Rasmiylashtirish/);
      await pickUp(app, press);
      await expect(page.getByTestId('main-button')).toHaveAccessibleName(/Buyurtma berish/);
      await page.getByTestId('main-button').click();
      await expectSheets(app, 'Buyurtma yuborildi');
      expect(orderAnswers(shop)).toEqual([201]);
      expect(shop.backend.db.orders[0]).toMatchObject({ orderDevice: 'TELEGRAM_BOT' });
    });

    test('Telegram’s back button closes a sheet, after its popup has asked', async ({
      simulator,
    }) => {
      const { page, app } = await simulator({ client, contact: 'grant' });
      const back = page.getByRole('button', { name: 'Back', exact: true });
      await app.getByRole('link', { name: 'Profil' }).click();
      await row(app, /Shaxsiy ma’lumotlar/).click();
      await expectSheets(app, 'Profil', 'Shaxsiy ma’lumotlar');
      await field(app, 'Familiya').fill('Aliyeva');
      await back.click();
      await page.getByRole('button', { name: 'Tahrirga qaytish' }).click();
      await expect(field(app, 'Familiya')).toHaveValue('Aliyeva');
      await back.click();
      await page.getByRole('button', { name: 'Saqlamay yopish' }).click();
      await expectSheets(app, 'Profil');
      expect(await sent(page, 'web_app_open_popup')).toHaveLength(2);
      await back.click();
      await expectSheets(app);
      await expect(back).toHaveCount(0);
    });

    for (const hard of [false, true]) {
      const how = hard ? 'at the launch address' : 'where it is';
      test(`basket and session survive a reload of the page ${how}`, async ({
        simulator,
        shop,
      }) => {
        const { page, app } = await simulator({ client, contact: 'grant' });
        const signIns = () =>
          shop.backend.calls.filter(({ path }) => path.endsWith('/users/token'));
        await addPlov(app, pressIn(page));
        await expect.poll(() => shop.backend.db.users[0]?.isVerified).toBe(true);
        await pressIn(page)(basket);
        await expectSheets(app, 'Savat');
        if (hard) await page.evaluate(() => window.simulator.reload(true));
        else {
          await reloadApp(page, app);
          await expectSheets(app, 'Savat');
          await page.getByRole('button', { name: 'Back', exact: true }).click();
        }
        await expect(plovCard(app)).toBeVisible();
        await expect(page.getByRole('button', { name: basket })).toBeVisible();
        await app.getByRole('link', { name: 'Profil' }).click();
        await expect(topSheet(app)).toContainText('Malika');
        expect(signIns()).toHaveLength(1);
      });
    }

    test('closing asks for confirmation', async ({ simulator }) => {
      const { page, app } = await simulator({ client, contact: 'grant' });
      const close = page.getByRole('button', { name: 'Close', exact: true });
      const question = page.getByRole('dialog', { name: uz.closeTitle });
      await expect(plovCard(app)).toBeVisible();
      await expect.poll(() => phone(page)).toMatchObject({ closingConfirmation: true });
      await close.click();
      await question.getByRole('button', { name: uz.cancel }).click();
      await expect(plovCard(app)).toBeVisible();
      await close.click();
      await question.getByRole('button', { name: uz.closeAnyway }).click();
      await expect.poll(() => phone(page)).toMatchObject({ status: 'closed' });
    });

    test('the page follows theme, keyboard and safe areas', async ({ simulator }) => {
      const { page, app } = await simulator({ client, contact: 'grant' });
      const root = app.locator('html');
      const property = (name: string) =>
        root.evaluate((html, wanted) => html.style.getPropertyValue(wanted), name);
      const height = async () => Number.parseInt(await property('--tg-viewport-stable-height'), 10);
      await expect(plovCard(app)).toBeVisible();
      await expect.poll(height).toBeGreaterThan(500);
      const before = await height();
      await page.evaluate(() =>
        window.simulator.change({
          theme: 'dark',
          keyboard: true,
          safe: { top: 0, right: 0, bottom: 34, left: 0 },
        }),
      );
      await expect(root).toHaveAttribute('data-theme', 'dark');
      await expect.poll(height).toBeLessThan(before - 200);
      await expect.poll(() => property(inset('bottom'))).toBe('34px');
    });
  });
}

test('a client with external.notify only has its buttons too', async ({ simulator }) => {
  const { page, app } = await simulator({ client: 'notify', contact: 'grant' });
  await addPlov(app, pressIn(page));
  await page.getByTestId('main-button').click();
  await expectSheets(app, 'Savat');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expectSheets(app);
});

test('a native client has no window around the page, and is told no web protocol', async ({
  simulator,
}) => {
  const { page, app } = await simulator({ client: 'android', contact: 'grant' });
  const heard: unknown[] = [];
  await page.exposeFunction('hear', (data: unknown) => heard.push(data));
  await page.evaluate(() => {
    addEventListener('message', ({ data }) => Reflect.get(window, 'hear')(data));
  });
  await expect(plovCard(app)).toBeVisible();
  await addPlov(app, pressIn(page));
  await expect(page.getByRole('button', { name: basket })).toBeVisible();
  const isAlone = await app
    .locator('html')
    .evaluate(() => window.parent === window && window.self === window.top);
  expect(isAlone).toBe(true);
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.filter((data) => typeof data === 'string')).toEqual([]);
});
