import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesIn, folderWith, writeFiles } from './files.testing';
import { pageHeaders } from './headers';
import { readHosts } from './readHosts';
import { hostNamed } from './shopHost';
import { refusalOfTelegram, writeTelegram } from './telegramHost';

const name = 'app42.tgcloud.ai';
const settings = {
  VITE_API_BASE_URL: 'https://api.example.uz',
  VITE_CDN_URL: 'https://cdn.example.uz',
};
const host = hostNamed(readHosts({ [name]: { merchant: 'osh', settings } }), name);
const page = `<!doctype html><html><head><script>window.early = 1</script></head>
<body><div id="root"></div></body></html>`;

let out = '';
beforeAll(async () => {
  const dist = await folderWith({
    '.vite/manifest.json': '{}',
    _headers: '',
    _redirects: '',
    'index.html': page,
    'index.html.br': '',
    'assets/app-1.js': '',
    'assets/app-1.js.gz': '',
  });
  // what the tool keeps, and a module of yesterday
  out = await folderWith({ '.tgcloud/credentials': 'kept', 'tgcloud/handlers/old.js': '' });
  await writeTelegram(dist, out, { host, botLink: 'https://t.me/osh_bot' });
  await rm(dist, { recursive: true });
});
afterAll(() => rm(out, { recursive: true }));

test('the project holds the shop, its rules and the bot, and nothing for other servers', async () => {
  expect(await filesIn(out)).toEqual([
    '.gitignore',
    '.tgcloud/credentials',
    'package.json',
    'site/assets/app-1.js',
    'site/index.html',
    'tgcloud.jsonc',
    'tgcloud/handlers/message.js',
    'tgcloud/lib/orderForms.js',
    'tgcloud/lib/orderMessage.js',
    'tgcloud/lib/shop.js',
    'tgcloud/lib/shownText.js',
    'tgcloud/lib/texts.js',
  ]);
});

test('every path is the page, assets are kept for good, and the headers are those of every server', async () => {
  const text = await readFile(join(out, 'tgcloud.jsonc'), 'utf8');
  const config = JSON.parse(text.replace(/^\/\/.*\n/, ''));
  const written = await readFile(join(out, 'site/index.html'), 'utf8');
  expect(config.static).toEqual({
    source: 'site',
    spa: true,
    immutable: ['/assets/*'],
    headers: [{ path: '/*', set: pageHeaders(written, host) }],
  });
  // the host does not say the merchant
  expect(written).toContain('<meta name="storefront:hosts" content="app42.tgcloud.ai=osh" />');
  expect(text).toContain('frame-ancestors');
  expect(text).toContain('https://web.telegram.org');
});

/** The handler as the platform runs it, with a stand-in of its SDK. */
async function handler() {
  await writeFiles(join(out, 'node_modules/sdk'), {
    'package.json': '{"type":"module","exports":"./index.js"}',
    'index.js':
      'export const calls = [];\nexport const answer = { error: null };\n' +
      'export const api = { async sendMessage(params) { calls.push(params); if (answer.error) throw answer.error; } };\n',
  });
  const at = (path: string) => import(/* @vite-ignore */ pathToFileURL(join(out, path)).href);
  const [{ default: handle }, { calls, answer }] = await Promise.all([
    at('tgcloud/handlers/message.js'),
    at('node_modules/sdk/index.js'),
  ]);
  return { handle, calls, answer };
}

test('the bot answers in the reader’s language, in private chats only', async () => {
  const { handle, calls, answer } = await handler();
  await handle({ chat: { id: 7, type: 'private' }, from: { language_code: 'ru' } });
  await handle({ chat: { id: -8, type: 'group' }, from: { language_code: 'ru' } });
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ chat_id: 7, text: expect.stringContaining('Добро пожаловать') });
  expect(JSON.stringify(calls[0])).toContain('https://t.me/osh_bot?startapp');
  answer.error = Object.assign(new Error('blocked'), { code: 403 });
  await expect(handle({ chat: { id: 7, type: 'private' } })).resolves.toBeUndefined();
  answer.error = Object.assign(new Error('no'), { code: 400 });
  await expect(handle({ chat: { id: 7, type: 'private' } })).rejects.toThrow('no');
});

test.each([
  ['shop.example.uz', { settings }, 'is not a host of Telegram’s hosting'],
  [name, { merchant: 'osh' }, 'VITE_API_BASE_URL has to be an https address'],
  [
    name,
    { merchant: 'osh', settings: { VITE_API_BASE_URL: '/api' } },
    'VITE_API_BASE_URL has to be',
  ],
  [
    name,
    { merchant: 'osh', settings: { ...settings, VITE_CDN_URL: '' } },
    'VITE_CDN_URL has to be',
  ],
])('%s with %j is refused with a sentence', (at, entry, said) => {
  expect(refusalOfTelegram(at, hostNamed(readHosts({ [at]: entry }), at))).toContain(said);
});

test('a host that the list does not name is refused', () => {
  expect(refusalOfTelegram(name, { settings, allow: [], origins: [] })).toContain('"merchant"');
  expect(refusalOfTelegram(name, host)).toBeNull();
});
