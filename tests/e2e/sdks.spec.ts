import { readFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { freePort } from '../../mocks/freePort';
import { type ServedSimulator, serveSimulator } from '../../mocks/telegram/serve';
import { launchOptionsOf } from '../../scripts/browser';
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

const biometry = { available: true, access_granted: true };
const bridge = {
  launch: 'android',
  buttons: 'done',
  web_app_request_theme: { theme_params: { bg_color: '#ffffff' } },
  web_app_request_viewport: { is_expanded: true },
  web_app_request_safe_area: { top: 0 },
  web_app_request_content_safe_area: { top: 0 },
  web_app_open_popup: { button_id: 'yes' },
  web_app_request_phone: { status: 'sent' },
  web_app_request_write_access: { status: 'allowed' },
  web_app_open_invoice: { slug: 'a', status: 'paid' },
  web_app_read_text_from_clipboard: { req_id: 'c', data: 'SALOM10' },
  web_app_invoke_custom_method: { req_id: 'm', result: [] },
  web_app_biometry_get_info: biometry,
  web_app_biometry_request_access: biometry,
  web_app_biometry_update_token: { status: 'updated' },
  web_app_biometry_request_auth: { status: 'authorized', token: 'secret' },
  web_app_check_location: { available: true, access_granted: true },
  web_app_request_location: { available: true, latitude: 41.311081 },
  web_app_check_home_screen: { status: 'missed' },
  web_app_request_fullscreen: { is_fullscreen: true },
  web_app_exit_fullscreen: { is_fullscreen: false },
  web_app_request_emoji_status_access: { status: 'allowed' },
  web_app_set_emoji_status: 'done',
  web_app_start_accelerometer: 'done',
  web_app_stop_accelerometer: 'done',
  web_app_start_gyroscope: 'done',
  web_app_stop_gyroscope: 'done',
  web_app_start_device_orientation: 'done',
  web_app_stop_device_orientation: 'done',
  web_app_device_storage_save_key: { req_id: 'r' },
  web_app_device_storage_get_key: { req_id: 'r', value: 'text' },
  web_app_device_storage_clear: { req_id: 'r' },
  web_app_secure_storage_save_key: { req_id: 'r' },
  web_app_secure_storage_get_key: { req_id: 'r', value: 'text' },
  web_app_secure_storage_clear: { req_id: 'r' },
};
const sdk = {
  user: 'Ada',
  theme: '#ffffff',
  viewport: true,
  'mini app': 'done',
  button: 'done',
  popup: 'yes',
  phone: 'sent',
  write: 'allowed',
  invoice: 'paid',
  save: 'done',
  read: 'Ada',
  fullscreen: true,
};
const official = {
  user: 'Ada',
  theme: '#ffffff',
  ready: true,
  button: 'done',
  back: 'done',
  haptic: 'done',
  colours: 'done',
  popup: 'yes',
  phone: true,
  write: true,
  invoice: 'paid',
  clipboard: 'SALOM10',
  save: true,
  read: 'Ada',
  keys: ['name'],
};

/** By the app of each SDK: what its calls come to. */
const documented = {
  tmaBridge: bridge,
  telegramAppsBridge: bridge,
  tmaSdk: sdk,
  telegramAppsSdk: { ...sdk, save: true, scanner: false },
  twa: {
    ...official,
    'second button': 'done',
    biometry: true,
    location: 41.311081,
    'home screen': 'missed',
    emoji: true,
    motion: true,
  },
  twa6: official,
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
