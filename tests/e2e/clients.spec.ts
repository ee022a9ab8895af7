import type { Page } from '@playwright/test';
import { clients, platformOf } from '../../mocks/telegram/protocol/clients';
import { platforms } from '../../mocks/telegram/protocol/platforms';
import { knows } from '../../mocks/telegram/protocol/version';
import { type Cell, clientCells, versions } from './clientCells';
import { expect, type Launched, test } from './fixtures';
import { addOne } from './shopSteps';
import { phone, sent } from './simulatorSteps';
import { basket, expectSheets, plovCard, reloadApp, topSheet } from './steps';

const cells = clientCells();

test('the clients below cover every pair of transport, platform and version', () => {
  const has = (wanted: Partial<Cell>) =>
    cells.some((cell) =>
      Object.entries(wanted).every(([key, value]) => cell[key as keyof Cell] === value),
    );
  for (const client of clients)
    for (const version of versions)
      expect([client, version, has({ client, version })]).toContain(true);
  for (const platform of platforms) {
    for (const version of versions)
      expect([platform, version, has({ platform, version })]).toContain(true);
    expect([platform, has({ client: 'web', platform })]).toContain(true);
  }
  for (const cell of cells) expect(platformOf(cell)).toBe(cell.platform);
});

/** Complaints of the simulator's strict mode. */
const complaints = (page: Page) =>
  page.evaluate(() =>
    window.simulator.complaints().map(({ name, complaint }) => `${name}: ${complaint}`),
  );

/** Back, by Telegram's button or, in clients without it, the sheet's own. */
async function goBack({ page, app }: Launched, { version }: Cell) {
  if (knows(version, '6.1')) await page.getByRole('button', { name: 'Back', exact: true }).click();
  else await topSheet(app).getByRole('button', { name: 'Yopish' }).first().click();
  await expectSheets(app);
}

/** Below 7.10, which has no secondary button, the app draws both itself. */
async function toBasket({ page, app }: Launched, { version }: Cell) {
  const own = app.getByRole('button', { name: basket });
  await (knows(version, '7.10') ? page.getByTestId('main-button') : own).click();
}

for (const version of versions)
  test(`every client of version ${version} starts, signs in, goes back, orders, follows the theme and reloads`, async ({
    simulator,
    shop,
  }) => {
    test.slow();
    for (const [at, cell] of cells.filter((each) => each.version === version).entries()) {
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
      await test.step(`${cell.client} on ${cell.platform}`, async () => {
        await plovCard(app).click();
        await expectSheets(app, 'Toʻy oshi');
        await expect.poll(() => shop.backend.db.users).toHaveLength(users + 1);
        await goBack(launched, cell);
        await addOne(app);
        await expect
          .poll(() => shop.backend.db.users.at(-1)?.isVerified ?? false)
          .toBe(!isRefused && knows(version, '6.9'));
        const asked = async () => (await sent(page, 'web_app_request_phone')).length;
        if (knows(version, '6.9')) await expect.poll(asked).toBe(1);

        await page.evaluate(() => window.simulator.setTheme('dark'));
        await expect(app.locator('html')).toHaveAttribute('data-theme', 'dark');
        await reloadApp(page, app);
        await expect(app.locator('html')).toHaveAttribute('data-theme', 'dark');
        await toBasket(launched, cell);
        await expectSheets(app, 'Savat');
        await goBack(launched, cell);

        expect(await asked()).toBe(knows(version, '6.9') ? 1 : 0);
        expect(await phone(page)).toMatchObject({ ready: true, status: 'open' });
        const unanswered =
          /^web_app_request_(viewport|(content_)?safe_area): Web K leaves it unanswered/;
        // the shop asks Web K all the same, and does without the answer
        const others = (await complaints(page)).filter((each) => !unanswered.test(each));
        expect(others).toEqual([]);
      });
    }
  });
