import type { Page } from '@playwright/test';
import { type ClientKind, clients, platformOf } from '../../mocks/telegram/protocol/clients';
import { type Platform, platforms } from '../../mocks/telegram/protocol/platforms';
import { knows } from '../../mocks/telegram/protocol/version';
import { uz } from '../../mocks/telegram/texts/uz';
import { expect, type Launched, test } from './fixtures';
import { inMotion } from './inMotion';
import { field, row } from './profileSteps';
import { addOne } from './shopSteps';
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

type Cell = { client: ClientKind; platform: Platform; version: string };

const native = (client: ClientKind, version: string): Cell => ({
  client,
  platform: platformOf({ client, platform: 'weba' }),
  version,
});
const web = (platform: Platform, version: string): Cell => ({ client: 'web', platform, version });

/**
 * Every transport and every platform, each of another version: those at which clients learn something
 * that the shop uses. What each version is sent, whatever the client, is in `findFeatures.test.ts`.
 */
const cells = {
  native: [
    native('android', '6.0'),
    native('desktop', '6.9'),
    native('ios', '7.10'),
    native('notify', '9.1'),
  ],
  web: [
    web('weba', '6.0'),
    web('webk', '6.9'),
    web('macos', '7.10'),
    web('ios', '8.0'),
    web('android', '9.6'),
    web('tdesktop', '10.2'),
  ],
};

/** Complaints of the simulator's strict mode. */
const complaints = (page: Page) =>
  page.evaluate(() =>
    window.simulator.complaints().map(({ name, complaint }) => `${name}: ${complaint}`),
  );

const backButton = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });

/** Back, by Telegram's button or, in clients without it, the sheet's own. */
async function goBack({ page, app }: Launched, { version }: Cell) {
  if (knows(version, '6.1')) await backButton(page).click();
  else await topSheet(app).getByRole('button', { name: 'Yopish' }).first().click();
  await expectSheets(app);
}

/** Below 7.10, which has no secondary button, the app draws both itself. */
async function toBasket({ page, app }: Launched, { version }: Cell) {
  const own = app.getByRole('button', { name: basket });
  await (knows(version, '7.10') ? page.getByTestId('main-button') : own).click();
}

for (const [kind, visited] of Object.entries(cells))
  test(`each ${kind} client, of one version each, starts, signs in, goes back, leads to the basket, follows the theme and reloads`, async ({
    simulator,
    shop,
  }) => {
    test.slow();
    const all = Object.values(cells).flat();
    expect(new Set(all.map(({ client }) => client))).toEqual(new Set(clients));
    expect(new Set(cells.web.map(({ platform }) => platform))).toEqual(new Set(platforms));
    for (const [at, cell] of visited.entries()) {
      await test.step(`${cell.client} on ${cell.platform}, ${cell.version}`, async () => {
        const isRefused = at % 2 === 1;
        const users = shop.backend.db.users.length;
        const launched = await simulator({
          ...cell,
          // another person each time, with an empty basket
          id: 2000 + at,
          contact: isRefused ? 'refuse' : 'grant',
          strict: true,
        });
        const { page, app } = launched;
        await plovCard(app).click();
        await expectSheets(app, 'Toʻy oshi');
        await expect.poll(() => shop.backend.db.users).toHaveLength(users + 1);
        await goBack(launched, cell);
        await addOne(app);
        const asks = knows(cell.version, '6.9');
        await expect
          .poll(() => shop.backend.db.users.at(-1)?.isVerified ?? false)
          .toBe(!isRefused && asks);
        const asked = async () => (await sent(page, 'web_app_request_phone')).length;
        if (asks) await expect.poll(asked).toBe(1);

        await page.evaluate(() => window.simulator.setTheme('dark'));
        await expect(app.locator('html')).toHaveAttribute('data-theme', 'dark');
        await reloadApp(page, app);
        await expect(app.locator('html')).toHaveAttribute('data-theme', 'dark');
        await toBasket(launched, cell);
        await expectSheets(app, 'Savat');
        await goBack(launched, cell);

        expect(await asked()).toBe(asks ? 1 : 0);
        expect(await phone(page)).toMatchObject({
          ready: true,
          status: 'open',
          settings: knows(cell.version, '6.10'),
        });
        const unanswered =
          /^web_app_request_(viewport|(content_)?safe_area): Web K leaves it unanswered/;
        // the shop asks Web K all the same, and does without the answer
        const others = (await complaints(page)).filter((each) => !unanswered.test(each));
        expect(others).toEqual([]);
      });
    }
  });

test.describe('natively', () => {
  test.use(inMotion);

  for (const client of ['android', 'ios', 'desktop'] as const)
    test(`in the client for ${client} a person shares the contact, goes back, reloads, orders and closes`, {
      tag: ['@core:start-telegram', '@core:contact'],
    }, async ({ simulator, shop }) => {
      test.slow();
      const { page, app } = await simulator({ client, contact: 'ask' });
      const press = pressIn(page);
      const root = app.locator('html');
      const heard: unknown[] = [];
      await page.exposeFunction('hear', (data: unknown) => heard.push(data));
      await page.evaluate(() => {
        addEventListener('message', ({ data }) => Reflect.get(window, 'hear')(data));
      });

      await test.step('the user signs in and shares the contact', async () => {
        await page
          .getByRole('dialog', { name: uz.contactTitle })
          .getByRole('button', { name: uz.share })
          .click();
        await expect.poll(() => shop.backend.db.users[0]?.isVerified).toBe(true);
        await expect
          .poll(() => phone(page))
          .toMatchObject({ ready: true, verticalSwipes: false, closingConfirmation: true });
      });

      await test.step('the page follows theme, keyboard and safe areas', async () => {
        const property = (name: string) =>
          root.evaluate((html, wanted) => html.style.getPropertyValue(wanted), name);
        const height = async () =>
          Number.parseInt(await property('--tg-viewport-stable-height'), 10);
        await expect(plovCard(app)).toBeVisible();
        await expect.poll(height).toBeGreaterThan(500);
        const before = await height();
        const safe = { top: 0, right: 0, bottom: 34, left: 0 };
        await page.evaluate((changed) => window.simulator.change(changed), {
          theme: 'dark',
          keyboard: true,
          safe,
        } as const);
        await expect(root).toHaveAttribute('data-theme', 'dark');
        await expect.poll(height).toBeLessThan(before - 200);
        await expect.poll(() => property('--safe-bottom')).toBe('34px');
        await page.evaluate(() => window.simulator.change({ keyboard: false }));
        await expect.poll(height).toBeGreaterThan(before - 100);
      });

      await test.step('Telegram’s back button closes a sheet, after its popup has asked', async () => {
        const back = backButton(page);
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

      await addPlov(app, press);
      await expect(page.getByRole('button', { name: basket })).toBeVisible();
      if (client === 'android')
        await test.step('it has no window around it, and is told no web protocol', async () => {
          const isAlone = () => window.parent === window && window.self === window.top;
          expect(await root.evaluate(isAlone)).toBe(true);
          expect(heard.length).toBeGreaterThan(0);
          expect(heard.filter((data) => typeof data === 'string')).toEqual([]);
        });

      await test.step('basket and session survive a reload where it is and at the launch address', async () => {
        const signIns = () =>
          shop.backend.calls.filter(({ path }) => path.endsWith('/users/token'));
        await press(basket);
        await expectSheets(app, 'Savat');
        await reloadApp(page, app);
        await expectSheets(app, 'Savat');
        await page.evaluate(() => window.simulator.reload(true));
        await expectSheets(app);
        await expect(plovCard(app)).toBeVisible();
        await expect(page.getByRole('button', { name: basket })).toBeVisible();
        await app.getByRole('link', { name: 'Profil' }).click();
        await expect(topSheet(app)).toContainText('Malika');
        expect(signIns()).toHaveLength(1);
        await backButton(page).click();
        await expectSheets(app);
      });

      await test.step('the main button orders', async () => {
        await press(basket);
        await expectSheets(app, 'Savat');
        await press(/Rasmiylashtirish/);
        await pickUp(app, press);
        await expect(page.getByTestId('main-button')).toHaveAccessibleName(/Buyurtma berish/);
        await page.getByTestId('main-button').click();
        await expectSheets(app, 'Buyurtma yuborildi');
        expect(orderAnswers(shop)).toEqual([201]);
        expect(shop.backend.db.orders[0]).toMatchObject({ orderDevice: 'TELEGRAM_BOT' });
        await backButton(page).click();
        await expectSheets(app);
      });

      await test.step('closing asks for confirmation', async () => {
        const close = page.getByRole('button', { name: 'Close', exact: true });
        const question = page.getByRole('dialog', { name: uz.closeTitle });
        await close.click();
        await question.getByRole('button', { name: uz.cancel }).click();
        await expect(plovCard(app)).toBeVisible();
        await close.click();
        await question.getByRole('button', { name: uz.closeAnyway }).click();
        await expect.poll(() => phone(page)).toMatchObject({ status: 'closed' });
      });
    });
});
