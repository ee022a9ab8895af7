import { readFile } from 'node:fs/promises';
import { test as base, expect, type Page } from '@playwright/test';
import { freePort } from '../../mocks/freePort';
import { type ServedSimulator, serveSimulator } from '../../mocks/telegram/serve';
import { launchOptionsOf } from '../../scripts/browser';
import { documented } from './apps/sdkOutcomes';
import { serveApps } from './apps/serveApps';
import { watchErrors } from './watchErrors';

// Somebody's apps in the simulator, as `npm run simulate` runs them.

type Served = { simulator: ServedSimulator; apps: string };

const test = base.extend<object, { served: Served }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ...launchOptionsOf(process.env.CHROMIUM ?? '') });
    },
    { scope: 'worker' },
  ],
  served: [
    async ({}, use, { workerIndex }) => {
      const apps = await serveApps();
      const port = await freePort(5300 + workerIndex * 3, () => undefined);
      const simulator = await serveSimulator({
        app: `${apps.origin}/plain`,
        botToken: '1:simulated',
        defaults: { person: '{"id":7,"first_name":"Ada","is_premium":true}', links: '0' },
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

/** The apps, and the clients in which each is opened. */
const opened = {
  plain: ['web', 'android', 'ios', 'desktop'],
  sdk: ['web', 'android', 'ios', 'desktop'],
  react: ['web', 'android'],
};

for (const [app, clients] of Object.entries(opened))
  test(`the app “${app}” runs unchanged in the clients ${clients.join(', ')}`, async ({
    page,
    served,
  }) => {
    const errors = await watchErrors(page.context());
    for (const client of clients)
      await test.step(client, () => expectRuns(page, served, app, client));
    errors.assertNone();
  });

async function expectRuns(page: Page, { simulator, apps }: Served, app: string, client: string) {
  const query = new URLSearchParams({
    app: `${apps}/${app}`,
    client,
    panel: '0',
    fit: '1',
    start: 'hello',
  });
  await page.goto(`${simulator.origin}/?${query}`);
  const inside = page.frameLocator('iframe[title="Mini App"]');
  await expect(inside.locator('#start')).toHaveText(`Ada at /${app}`);
  await expect(inside.locator('#theme')).toHaveText('#ffffff');
  await expect(page.getByRole('status')).toHaveCount(0);
  if (app === 'plain') await expect(inside.locator('#own')).toHaveText('An event of its own');

  await page.evaluate(() => window.simulator.setTheme('dark'));
  await expect(inside.locator('#theme')).toHaveText('#17212b');

  await inside.getByRole('button', { name: 'Ask' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'It is' }).click();
  await expect(inside.locator('#popup')).toHaveText('popup: yes');

  await inside.getByRole('button', { name: 'Forward' }).click();
  await expect(inside.locator('#start')).toHaveText('Ada at /further');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(inside.locator('#start')).toHaveText(`Ada at /${app}`);

  await page.evaluate(() => window.simulator.clearLog());
  await page.evaluate(() => window.simulator.reload());
  await expect
    .poll(() => page.evaluate(() => window.simulator.log().map(({ name }) => name)))
    .toContain('web_app_ready');
  await expect(inside.locator('#start')).toHaveText(`Ada at /${app}`);
  const frame = page.frames().find((each) => each.url().startsWith(simulator.appOrigin));
  expect(new URL(frame?.url() ?? '').search).toBe('?tgWebAppStartParam=hello');
}

test('the panel opens another app, and says why nothing comes from it, and where it has gone', async ({
  page,
  served,
}) => {
  await page.setViewportSize({ width: 1280, height: 960 });
  const { simulator, apps } = served;
  await page.goto(`${simulator.origin}/?path=/missing`);
  const trouble = page.getByRole('alert');
  await expect(trouble).toContainText('refuses the page with the status 404');
  await expect(page.getByRole('group', { name: 'Orders', exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Merchant key')).toHaveCount(0);

  const address = page.getByLabel('App’s address');
  await address.fill(`${apps}/mute`);
  await address.press('Enter');
  await expect(trouble).toContainText('has sent nothing to Telegram');
  await expect(page.getByRole('status', { name: 'Loading the app' })).toHaveCount(0);

  // a port on which nothing can listen
  await address.fill('http://127.0.0.1:1/');
  await address.press('Enter');
  await expect(trouble).toContainText('cannot be reached: nothing listens there');

  await address.fill(`${apps}/sdk`);
  await address.press('Enter');
  const inside = page.frameLocator('iframe[title="Mini App"]');
  await expect(inside.locator('#start')).toHaveText('Ada at /sdk');
  await expect(trouble).toHaveCount(0);

  await test.step('of an app that goes to another origin by script, it says where that is', async () => {
    await address.fill(`${apps}/moving`);
    await address.press('Enter');
    const elsewhere = apps.replace('127.0.0.1', 'localhost');
    await expect(trouble).toContainText(`The app has moved to ${elsewhere}.`);
  });
});

test('the second person has the app too, and it hears only its own phone', async ({
  page,
  served,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.goto(served.simulator.origin);
  const first = page.frameLocator('iframe[title="Mini App"]');
  await expect(first.locator('#theme')).toHaveText('#ffffff');
  await page.getByRole('button', { name: 'Second person' }).click();

  const second = page.frameLocator('iframe[title="Second phone"]');
  const theirs = second.frameLocator('iframe[title="Mini App"]');
  await expect(theirs.locator('#theme')).toHaveText('#ffffff');
  await expect(theirs.locator('#start')).toHaveText('Тимур at /plain');
  await theirs.getByRole('button', { name: 'Ask' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'It is' }).click();
  await expect(theirs.locator('#popup')).toHaveText('popup: yes');
  await expect(first.locator('#popup')).toBeEmpty();
});

test('what the panel changes reaches the second phone, and nobody’s page begins again for it', async ({
  page,
  served,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.goto(`${served.simulator.origin}/?second=timur`);
  const second = page.frameLocator('iframe[title="Second phone"]');
  const theirs = second.frameLocator('iframe[title="Mini App"]');
  await expect(theirs.locator('#theme')).toHaveText('#ffffff');
  await second.locator('html').evaluate(() => Object.assign(window, { kept: true }));
  await theirs.locator('html').evaluate(() => Object.assign(window, { kept: true }));

  await page.evaluate(() => window.simulator.change({ keyboard: true, popup: 'never' }));
  await page.evaluate(() => window.simulator.setTheme('dark'));
  await expect(theirs.locator('#theme')).toHaveText('#17212b');
  const { situation } = await second.locator('html').evaluate(() => window.simulator.state());
  expect(situation).toMatchObject({ user: 'timur', keyboard: true, popup: 'never', second: '' });
  const isKept = () => Reflect.get(window, 'kept') === true;
  expect(await theirs.locator('html').evaluate(isKept)).toBe(true);

  await test.step('a launch parameter opens the app again, in the same phone', async () => {
    await page.evaluate(() => window.simulator.change({ path: '/sdk' }));
    await expect(theirs.locator('#start')).toContainText('at /sdk');
    expect(await second.locator('html').evaluate(isKept)).toBe(true);
  });
});

// Other people's SDKs, as their packages are published: each of their calls is answered as documented, and
// strict mode has nothing to complain of.

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

test('the calls of other people’s SDKs are answered as documented', async ({ page, served }) => {
  const errors = await watchErrors(page.context());
  const { simulator, apps } = served;
  for (const [app, outcomes] of Object.entries(documented))
    await test.step(app, async () => {
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
    });
  errors.assertNone();
});

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
