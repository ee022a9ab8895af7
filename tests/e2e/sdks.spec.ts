import { readFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { freePort } from '../../mocks/freePort';
import { type ServedSimulator, serveSimulator } from '../../mocks/telegram/serve';
import { launchOptionsOf } from '../../scripts/browser';
import { documented } from './apps/sdkOutcomes';
import { serveApps } from './apps/serveApps';
import { watchErrors } from './watchErrors';

// Other people's SDKs, as their packages are published, in the simulator: each of their calls is answered
// as documented, and strict mode has nothing to complain of.

type Served = { simulator: ServedSimulator; apps: string };

const test = base.extend<object, { served: Served }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const found = { executablePath: process.env.CHROMIUM ?? '', env: {} };
      await use({ ...launchOptions, ...launchOptionsOf(found) });
    },
    { scope: 'worker' },
  ],
  served: [
    async ({}, use, { workerIndex }) => {
      const apps = await serveApps();
      const port = await freePort(5360 + workerIndex * 3, () => undefined);
      const simulator = await serveSimulator({
        app: `${apps.origin}/plain`,
        botToken: '1:simulated',
        defaults: { person: '{"id":7,"first_name":"Ada"}', links: '0' },
        port,
        appPort: 0,
      });
      await use({ simulator, apps: apps.origin });
      await simulator.close();
      apps.close();
    },
    { scope: 'worker' },
  ],
});

const granted = {
  contact: 'grant',
  write: 'grant',
  location: 'grant',
  biometry: 'grant',
  emoji: 'grant',
  invoice: 'paid',
  motion: '1',
  clipboard: 'SALOM10',
};

for (const [app, outcomes] of Object.entries(documented)) {
  test(`the calls of ${app} are answered as documented`, async ({ page, served }) => {
    const errors = await watchErrors(page.context());
    const { simulator, apps } = served;
    const query = new URLSearchParams({
      ...granted,
      app: `${apps}/sdks/${app}`,
      client: 'android',
      strict: '1',
      panel: '0',
      fit: '1',
    });
    await page.goto(`${simulator.origin}/?${query}`);
    await page.getByRole('dialog').getByRole('button').last().click();
    const shown = page.frameLocator('iframe[title="Mini App"]').locator('#outcomes');
    await expect(shown).not.toBeEmpty({ timeout: 60_000 });
    expect(JSON.parse((await shown.textContent()) ?? '')).toMatchObject(outcomes);
    const complaints = await page.evaluate(() => window.simulator.complaints());
    expect(complaints.map(({ name, complaint }) => `${name}: ${complaint}`)).toEqual([]);
    errors.assertNone();
  });
}

test('a page without Telegram’s own script says so, and with a copy of it has its button', async ({
  page,
  served,
}) => {
  await page.route('https://telegram.org/**', (route) => route.abort());
  const app = `${served.apps}/official`;
  const opened = (origin: string) =>
    page.goto(`${origin}/?${new URLSearchParams({ app, panel: '0', fit: '1', strict: '1' })}`);
  await opened(served.simulator.origin);
  await expect(page.getByRole('alert')).toContainText('Telegram’s own script');
  await expect(page.getByRole('alert')).toContainText('--telegram-script');

  const copy = 'node_modules/@twa-dev/sdk/dist/telegram-web-apps.js';
  const port = await freePort(5400, () => undefined);
  const withCopy = await serveSimulator({
    app,
    botToken: '1:simulated',
    telegramScript: await readFile(copy, 'utf8'),
    port,
    appPort: 0,
  });
  await opened(withCopy.origin);
  await expect(page.getByTestId('main-button')).toHaveText('Order');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await withCopy.close();
});
