import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend } from '../../mocks/backend/app';
import { orderOf, signed } from '../../mocks/backend/visitor';
import { createFakeBotApi } from '../../scripts/demo/fakeBotApi.testing';
import { root } from '../../scripts/root';
import { expect, test } from './fixtures';

const token = '7654321098:AAF-real-looking_token-of-the-operator';
const customer = { id: 42, first_name: 'Aziza', language_code: 'en' };
const contact = { user_id: 42, phone_number: '998901112233' };

test.use({ now: null });

test('npm run demo: a customer of the bot finds the account and the order after a restart', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'));
  const api = await createFakeBotApi(token);
  const state = join(folder, 'state');
  const file = join(folder, 'token');
  await writeFile(file, `${token}\n`, { mode: 0o600 });
  const start = () =>
    startDemo(['--state', state, '--port', '4873', '--url', 'https://quiet-lake.invalid'], {
      BOT_TOKEN_FILE: file,
      BOT_API_ORIGIN: api.origin,
    });
  // A native client that shows the page and says nothing.
  await page.addInitScript(() => {
    Object.assign(window, { TelegramWebviewProxy: { postEvent: () => undefined } });
  });

  const first = await start();
  await expect.poll(first.printed).toContain('(yes or no)');
  first.process.stdin?.write('yes\n');
  await expect.poll(api.menuButton).toMatchObject({ type: 'web_app' });
  const who = await orderByHttp(first);
  await page.goto(`${tunnelOf(first)}/profile${launchHash()}`);
  await expect(page.getByText('Aziza')).toBeVisible();
  await expect(page.getByText('+998 90 111 22 33')).toBeVisible();
  await page.goto('about:blank');
  expect(await stop(first.process)).toBe(0);

  const second = await start();
  expect(second.printed()).toContain('orders found: 1');
  await page.goto(`${tunnelOf(second)}/profile/orders/${who.order}${launchHash()}`);
  await expect(page.getByRole('heading', { name: /Order #1001/ })).toBeVisible();
  const again = await fetch(`${second.origin}/api/users/v1/users/me`, { headers: who.headers });
  expect(await again.json()).toMatchObject({ telegramId: '42', phone: '+998901112233' });
  await page.goto(`${second.origin}/gallery/`);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.goto('about:blank');
  expect(await stop(second.process)).toBe(0);

  for (const text of [first.printed(), second.printed()]) expect(text).not.toContain(token);
  expect(await readFile(join(state, 'state.json'), 'utf8').catch(() => '')).not.toContain(token);
  await api.close();
  await rm(folder, { recursive: true });
});

function launchHash(): string {
  const launch = {
    tgWebAppData: signed({ user: customer, signature: 'x' }, new Date(), token),
    tgWebAppVersion: '8.0',
    tgWebAppPlatform: 'android',
    tgWebAppThemeParams: '{}',
  };
  return `#${new URLSearchParams(launch)}`;
}

/** The shop under a tunnel's host name, which is no merchant's. */
const tunnelOf = ({ origin }: Running): string =>
  origin.replace('localhost', 'quiet-lake.shop.localhost');

type Running = { process: ChildProcess; printed: () => string; origin: string; controls: string };

/** Runs the command until it has printed its addresses. */
async function startDemo(args: string[], env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/demo.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...env, SKIP_BUILD: '1' },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      text += part;
    });
  await expect.poll(() => text).toContain('Ctrl-C stops it');
  const of = (name: string) => new RegExp(`${name} +(http://localhost:\\d+)`).exec(text)?.[1] ?? '';
  return { process: child, printed: () => text, origin: of('Shop'), controls: of('Controls') };
}

function stop(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

/** The customer shares the contact and orders, at an hour when branches are open. */
async function orderByHttp({ origin, controls }: Running) {
  const headers: Record<string, string> = { merchant: 'demo' };
  const post = async (url: string, body: object) => {
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return response.json();
  };
  const noon = new Date();
  noon.setUTCHours(7 + 24, 0, 0, 0);
  await post(`${controls}/__mock/clock`, { advanceMs: noon.getTime() - Date.now() });
  await post(`${controls}/__mock/bot/contact`, { raw: signed({ contact }, new Date(), token) });
  const initData = signed({ user: customer }, new Date(), token);
  const { token: session } = await post(`${origin}/api/webbot/v1/users/token`, { initData });
  headers.authorization = `Bearer ${session}`;
  const body = orderOf(createBackend(), [{ id: 'kola' }]);
  const { id } = await post(`${origin}/api/orders/v1/orders`, body);
  return { headers, order: String(id) };
}
