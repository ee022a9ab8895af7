import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoBotToken } from '../../mocks/backend/bot';
import { createFakeBotApi } from '../demo/fakeBotApi.testing';
import { checkSignIn } from './checkSignIn';
import { createFindings } from './finding';
import { botLines } from './lines/bot';
import { serverLines } from './lines/server';
import { signInLines } from './lines/signIn';
import { runCheck } from './runCheck';
import {
  type Changes,
  createWorld,
  dead,
  demoBackend,
  goodCertificate,
  now,
  target,
  withBody,
} from './world.testing';

let api: Awaited<ReturnType<typeof createFakeBotApi>>;
let fresh: () => void;
beforeAll(async () => {
  api = await createFakeBotApi(demoBotToken);
  const start = structuredClone(api.profile);
  fresh = () => Object.assign(api.profile, structuredClone(start));
});
afterAll(() => api.close());

type Profile = typeof api.profile;
type Situation = {
  bot?: (profile: Profile) => void;
  button?: object;
  changes?: Changes;
  token?: string;
  shop?: URL | null;
  thirdParty?: boolean;
  /** the server goes by another bot's token */
  serverToken?: string;
  botName?: string | null;
  vendor?: string;
  apiBase?: null;
  /** Telegram does not answer this method */
  trouble?: string;
};

const inOrder: Situation = {
  button: { type: 'web_app', text: 'Shop', web_app: { url: 'https://demo.shop.test/' } },
  bot: ({ commands }) => commands.set('', [{ command: 'start', description: 'Open' }]),
  botName: 'demo_shop_bot',
};

/** Everything that is found about the bot and the server, in order besides the situation. */
async function found(given: Situation = {}) {
  const situation = { ...inOrder, ...given };
  fresh();
  situation.bot?.(api.profile);
  const { fetch: atBot } = globalThis;
  await atBot(`${api.origin}/bot${demoBotToken}/setChatMenuButton`, {
    method: 'POST',
    body: JSON.stringify({ menu_button: situation.button }),
  });
  if (situation.trouble) api.troubles.push({ method: situation.trouble, status: 0, body: '' });
  const named: Changes = {
    'api.test/api/webbot/v1/setting': withBody(JSON.stringify({ botUsername: situation.botName })),
  };
  const { fetch } = createWorld(
    { ...named, ...situation.changes },
    demoBackend(situation.serverToken),
  );
  const printed: string[] = [];
  const result = await runCheck(
    {
      ...target,
      shop: situation.shop === undefined ? target.shop : situation.shop,
      vendor: situation.vendor ?? target.vendor,
      apiBase: situation.apiBase === undefined ? target.apiBase : null,
      botToken: situation.token ?? demoBotToken,
      botApiOrigin: api.origin,
      claimsThirdParty: situation.thirdParty ?? false,
    },
    {
      fetch: (input, init) =>
        String(input).startsWith(api.origin) ? atBot(input, init) : fetch(input, init),
      readCertificate: () => Promise.resolve(goodCertificate),
      now,
      pauseMs: 0,
      print: (line) => printed.push(line),
    },
  );
  return { ...result, printed };
}

const tokenCall = 'api.test/api/webbot/v1/users/token';
const acceptsAll: Changes = { [tokenCall]: withBody('{"token":"t"}') };
const fallsOver: Changes = {
  [tokenCall]: (answer) => (answer.status === 401 ? { ...answer, status: 500 } : answer),
};
const otherToken = '99999:another-bots-token-another-bots-token';
const hook = 'https://bot.test/secret-path';

const rows: readonly (readonly [line: string, outcome: string, Situation])[] = [
  ['bot.token', 'known', {}],
  ['bot.token', 'refused', { token: otherToken }],
  ['bot.token', 'silent', { trouble: 'getMe' }],
  ['bot.mainApp', 'set', {}],
  ['bot.mainApp', 'none', { bot: ({ me }) => Object.assign(me, { has_main_web_app: false }) }],
  ['bot.inline', 'off', {}],
  ['bot.inline', 'on', { bot: ({ me }) => Object.assign(me, { supports_inline_queries: true }) }],
  ['bot.menu', 'shop', {}],
  ['bot.menu', 'somewhere', { shop: null }],
  [
    'bot.menu',
    'otherHost',
    { button: { type: 'web_app', web_app: { url: 'https://www.demo.shop.test/' } } },
  ],
  ['bot.menu', 'none', { button: { type: 'commands' } }],
  ['bot.webhook', 'none', {}],
  ['bot.webhook', 'well', { bot: ({ webhook }) => Object.assign(webhook, { url: hook }) }],
  [
    'bot.webhook',
    'late',
    { bot: ({ webhook }) => Object.assign(webhook, { url: hook, pending_update_count: 21 }) },
  ],
  [
    'bot.webhook',
    'failing',
    {
      bot: ({ webhook }) =>
        Object.assign(webhook, {
          url: hook,
          last_error_date: now / 1000 - 60,
          last_error_message: '502',
        }),
    },
  ],
  ['bot.commands', 'set', {}],
  ['bot.commands', 'none', { bot: ({ commands }) => commands.clear() }],
  ['bot.server', 'same', {}],
  ['bot.server', 'other', { botName: 'old_bot' }],
  ['bot.server', 'none', { botName: null }],
  ['signIn.valid', 'accepted', {}],
  ['signIn.valid', 'noToken', { changes: { [tokenCall]: withBody('{}') } }],
  ['signIn.valid', 'refused', { serverToken: otherToken }],
  ['signIn.valid', 'missing', { changes: { [tokenCall]: withBody('no', 404) } }],
  ['signIn.valid', 'failed', { changes: { [tokenCall]: dead } }],
  [
    'signIn.valid',
    'notSignable',
    { changes: { [tokenCall]: withBody('no', 401) }, thirdParty: true },
  ],
  ['signIn.tampered', 'refused', {}],
  ['signIn.tampered', 'accepted', { changes: acceptsAll }],
  ['signIn.tampered', 'failed', { changes: fallsOver }],
  ['signIn.otherBot', 'refused', {}],
  ['signIn.otherBot', 'accepted', { changes: acceptsAll }],
  ['signIn.otherBot', 'failed', { changes: fallsOver }],
  ['signIn.old', 'refused', {}],
  ['signIn.old', 'accepted', { changes: acceptsAll }],
  ['signIn.old', 'failed', { changes: fallsOver }],
  [
    'signIn.thirdParty',
    'refused',
    { changes: { [tokenCall]: withBody('no', 401) }, thirdParty: true },
  ],
  ['signIn.thirdParty', 'accepted', { thirdParty: true }],
  [
    'signIn.thirdParty',
    'failed',
    { changes: { [tokenCall]: withBody('no', 500) }, thirdParty: true },
  ],
  ['server.merchant', 'known', {}],
  ['server.merchant', 'missing', { vendor: 'nobody' }],
  ['server.merchant', 'silent', { changes: { 'api.test': dead } }],
  ['server.calls', 'expected', { botName: 'demo_shop_bot' }],
  [
    'server.calls',
    'different',
    { changes: { 'api.test/api/support/v1/banner': withBody('[{"id":1}]') } },
  ],
  [
    'server.calls',
    'failed',
    { changes: { 'api.test/api/support/v1/banner': withBody('no', 404) } },
  ],
];

/** What a line needs: Telegram alone, the server's sign-in alone, or both and every call. */
async function findingsOf(line: string, situation: Situation) {
  if (line.startsWith('signIn.')) return signedIn(situation);
  const isAlone = line.startsWith('bot.') && line !== 'bot.server';
  return (await found(isAlone ? { ...situation, apiBase: null } : situation)).findings;
}

async function signedIn({ changes, serverToken, thirdParty = false }: Situation) {
  const { fetch } = createWorld(changes, demoBackend(serverToken));
  const { findings, find } = createFindings();
  await checkSignIn({
    find,
    fetch,
    apiBase: 'https://api.test/api',
    merchant: '7001',
    origin: 'https://demo.shop.test',
    botToken: demoBotToken,
    claimsThirdParty: thirdParty,
    now,
  });
  return findings;
}

test.each(rows)('%s says %s', async (line, outcome, situation) => {
  const findings = await findingsOf(line, situation);
  const outcomes = findings.filter(({ id }) => id === line).map((one) => one.outcome);
  expect(outcomes.at(-1)).toBe(outcome);
});

test('every line about bot, sign-in and server is seen in every outcome', () => {
  const wanted = Object.entries({ ...botLines, ...signInLines, ...serverLines }).flatMap(
    ([id, { outcomes }]) => Object.keys(outcomes).map((outcome) => `${id} ${outcome}`),
  );
  const seen = new Set(rows.map(([line, outcome]) => `${line} ${outcome}`));
  // an order takes a customer's token and a consent: see the test below
  const others = ['server.order placed', 'server.order failed'];
  expect(wanted.filter((one) => !seen.has(one))).toEqual(others);
});
