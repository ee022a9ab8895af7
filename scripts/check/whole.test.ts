import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoBotToken } from '../../mocks/backend/bot';
import { createOtherServer } from '../../tests/otherServer/createOtherServer';
import { merchantId } from '../../tests/otherServer/shop';
import { createFakeBotApi } from '../demo/fakeBotApi.testing';
import { testFolder } from '../testFolder.testing';
import { checkSignIn } from './checkSignIn';
import { createFindings } from './finding';
import { readTargets } from './readTargets';
import { reportLines } from './report';
import { reportHtml } from './reportHtml';
import { type CheckParts, runCheck } from './runCheck';
import { getter } from './visit';
import { createWorld, goodCertificate, now, target, withBody } from './world.testing';

const { fetch: network } = globalThis;
let api: Awaited<ReturnType<typeof createFakeBotApi>>;
const folder = testFolder();
beforeAll(async () => {
  api = await createFakeBotApi(demoBotToken);
});
afterAll(() => api.close());

function partsOf(fetch: typeof globalThis.fetch, printed: string[] = []): CheckParts {
  return {
    fetch: (input, init) =>
      String(input).startsWith(api.origin) ? network(input, init) : fetch(input, init),
    readCertificate: () => Promise.resolve(goodCertificate),
    now,
    pauseMs: 0,
    print: (line) => printed.push(line),
  };
}
const all = { ...target, botToken: demoBotToken, botApiOrigin: '' };

test('the whole check is one page by subject, and says what to do about what is red', async () => {
  const { fetch } = createWorld();
  const whole = { ...all, botApiOrigin: api.origin };
  const { findings, exitCode } = await runCheck(whole, partsOf(fetch));
  const red = findings.filter(({ light }) => light === 'red').map(({ id }) => id);
  // the stand-in of the Bot API is a bot that nobody has set up
  expect(red).toEqual(['bot.menu', 'bot.server', 'bot.link']);
  expect(exitCode).toBe(1);
  const text = reportLines(findings).join('\n');
  expect(text).toMatch(
    /The shop’s address\n.*From the shop’s page\n.*Does it sell\?\n.*The bot\n.*Telegram\n.*The server\n/s,
  );
  expect(text).toContain('→ Run `npm run bot');
  expect(text).toMatch(/3 red, \d+ yellow, \d+ green\.$/);
});

test('no token is in anything that is printed, also where a server repeats it', async () => {
  const printed: string[] = [];
  const [, secret = ''] = demoBotToken.split(':');
  const { fetch } = createWorld({
    'api.test/api/webbot/v1/setting': withBody(JSON.stringify({ botUsername: demoBotToken })),
    'api.test/api/support/v1/banner': withBody(demoBotToken, 500),
    'demo.shop.test/': withBody(`<title>${demoBotToken}</title>`),
  });
  const whole = { ...all, botApiOrigin: api.origin };
  const { findings } = await runCheck(whole, partsOf(fetch, printed));
  const everything = [
    ...printed,
    ...reportLines(findings),
    reportHtml(findings, 'Check', 'today'),
    JSON.stringify(findings),
  ].join('\n');
  expect(everything).toContain('demo_shop_bot');
  expect(everything).not.toContain(secret);
});

test('the file for a browser has both sentences, and nothing foreign runs in it', () => {
  const { findings, find } = createFindings();
  find('address.open', 'otherPage', '“<script>alert(1)</script>”');
  const html = reportHtml(findings, 'Check of <x>', 'today');
  expect(html).toContain('Another page is at this address.');
  expect(html).toContain('For the developer: Point the host to');
  expect(html).not.toMatch(/<script|<x>/);
});

test('a server written by others takes what Telegram signs, and refuses the rest', async () => {
  const other = createOtherServer({ latency: 0, base: '/api/', botToken: demoBotToken });
  const { findings, find } = createFindings();
  const get = getter((input, init) => other.fetch(new Request(input, init)));
  await checkSignIn({ find, get, now: Date.now() }, signingIn(String(merchantId)));
  expect(findings.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual([
    'signIn.valid accepted',
    'signIn.tampered refused',
    'signIn.otherBot refused',
    'signIn.old refused',
  ]);
});

test('the session that the check opens is closed again', async () => {
  const { fetch, backend } = createWorld();
  const { find } = createFindings();
  await checkSignIn({ find, get: getter(fetch), now }, signingIn('7001'));
  expect(backend.db.sessions).toEqual([]);
});

const signingIn = (merchant: string) => ({
  apiBase: 'https://api.test/api',
  merchant,
  origin: 'https://x.test',
  botToken: demoBotToken,
  claimsThirdParty: false,
});
const say = () => undefined;
const tokenFile = async (text: string) => {
  const file = join(folder, 'token');
  await writeFile(file, text, { mode: 0o600 });
  return file;
};

test.each([
  [{}, 'Name at least one of --shop, --bot-token-file and --api.'],
  [{ api: 'api.example.uz' }, '--api is an address'],
  [{ api: 'https://api.example.uz' }, '--api needs --vendor'],
  [{ api: 'https://api.example.uz', vendor: '../x' }, '--vendor is the key'],
  [{ shop: 'order.pizza.uz' }, '--shop is an address'],
  [{ api: 'https://api.example.uz', vendor: 'osh', write: true }, '--write needs --token-file'],
  [{ shop: 'https://a.uz', 'token-file': '/nowhere' }, 'The token cannot be read'],
  [{ 'bot-token-file': '/nowhere' }, 'cannot be read: /nowhere'],
])('%j stops with a sentence', async (values, said) => {
  await expect(readTargets(values, {}, say)).rejects.toThrow(said);
});

test('a file with something else than a token is not quoted', async () => {
  const file = await tokenFile('BOT_TOKEN=secret');
  const error = await readTargets({ 'bot-token-file': file }, {}, say).catch(String);
  expect(error).toContain('does not hold a bot');
  expect(error).not.toContain('secret');
});

test('a command line names its targets', async () => {
  const file = await tokenFile(`${demoBotToken}\n`);
  const values = { shop: 'https://order.pizza.uz', vendor: 'pizza', 'bot-token-file': file };
  expect(await readTargets(values, {}, say)).toMatchObject({
    apiBase: null,
    vendor: 'pizza',
    shopOrigin: 'https://order.pizza.uz',
    botToken: demoBotToken,
    botApiOrigin: 'https://api.telegram.org',
  });
});
