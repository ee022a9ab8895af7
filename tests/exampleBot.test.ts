// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { answerChats } from '../examples/bot/answerChats.mjs';
import { createBotApi } from '../examples/bot/botApi.mjs';
import { orderMessage, textNameOf } from '../examples/bot/orderMessage.mjs';
import { receiveOrders } from '../examples/bot/receiveOrders.mjs';
import { readSettings } from '../examples/bot/settings.mjs';
import { languageOf, texts } from '../examples/bot/texts.mjs';
import { root } from '../scripts/root';
import { orderStatuses } from '../src/domain/order/order';
import { languages } from '../src/domain/text/language';

const link = 'https://t.me/oltinqozon_demo_bot';
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Call = { method: string; params: Record<string, unknown> };

/** A Bot API of our own; `answers` are given in order, then success. `isOpen` holds each back. */
async function botApi(
  answers: readonly { status: number; body: object | string }[] = [],
  isOpen: (call: Call) => Promise<unknown> = () => Promise.resolve(),
) {
  const calls: Call[] = [];
  const logged: string[] = [];
  const left = [...answers];
  const address = await listen(
    createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const [, token, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
      expect(token).toBe('7:token');
      const call = { method, params: JSON.parse(body) };
      calls.push(call);
      await isOpen(call);
      const answer = left.shift() ?? { status: 200, body: { ok: true, result: true } };
      const said = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
      response.writeHead(answer.status).end(said);
    }),
  );
  const log = (line: string) => void logged.push(line);
  return { calls, logged, call: createBotApi({ token: '7:token', root: address, log }) };
}

const order = { id: '7f3a', number: '1024', status: 'ON_WAY', serviceType: 'DELIVERY' };
const secret = 'between the two servers';

async function reporting(...parts: Parameters<typeof botApi>) {
  const { calls, logged, call } = await botApi(...parts);
  const address = await listen(receiveOrders({ call, link, secret }));
  const report = async (body: unknown, authorization = `Bearer ${secret}`) => {
    const init = { method: 'POST', headers: { authorization }, body: JSON.stringify(body) };
    const response = await fetch(`${address}/orders`, init);
    return [response.status, (await response.json()).result];
  };
  return { calls, logged, report };
}

test('the bot writes once about a status, in the customer’s language, with a button to the order', async () => {
  const { calls, report } = await reporting();
  expect(await report({ chatId: 501, language: 'kk', order })).toEqual([200, 'sent']);
  expect(await report({ chatId: 501, language: 'kk', order })).toEqual([200, 'sent before']);
  const preparing = { ...order, status: 'COOKING' };
  expect(await report({ chatId: 501, order: preparing })).toEqual([200, 'nothing to say']);
  const canceled = { ...order, status: 'CANCELED', reason: 'No $& left' };
  expect(await report({ chatId: 501, language: 'en', order: canceled })).toEqual([200, 'sent']);
  const button = (text: string) => ({
    inline_keyboard: [[{ text, url: `${link}?startapp=order_7f3a`, style: 'primary' }]],
  });
  expect(calls).toEqual([
    {
      method: 'sendMessage',
      params: {
        chat_id: 501,
        text: '№\u00a01024 тапсырыс жолға шықты',
        reply_markup: button('Тапсырысты көру'),
      },
    },
    {
      method: 'sendMessage',
      params: {
        chat_id: 501,
        text: 'Order #1024 was cancelled\nNo $& left',
        reply_markup: button('See the order'),
      },
    },
  ]);
});

const ok = (id: number) => ({ status: 200, body: { ok: true, result: { message_id: id } } });
const refused = (code: number, description: string) => ({
  status: code,
  body: { ok: false, error_code: code, description },
});
const methods = (calls: readonly Call[]) => calls.map(({ method }) => method);
const accepted = { ...order, status: 'ACCEPTED' };
const over = {
  ...order,
  status: 'DELIVERED',
  lines: [{ name: 'Osh <katta>', count: 2, sum: '90 000 soʻm' }],
  total: '90 000 soʻm',
};

test('an order has one message: edited, and sent again where the customer has something to do', async () => {
  const { calls, report } = await reporting([ok(1), ok(2), ok(3), ok(2)]);
  await report({ chatId: 501, order: accepted });
  await report({ chatId: 501, order });
  await report({ chatId: 501, order: { ...order, status: 'CANCELED' } });
  expect(methods(calls)).toEqual([
    'sendMessage',
    'sendMessage',
    'deleteMessage',
    'editMessageText',
  ]);
  expect(calls[2]?.params).toEqual({ chat_id: 501, message_id: 1 });
  expect(calls[3]?.params).toMatchObject({ chat_id: 501, message_id: 2 });
});

test('two orders, and two chats, have a message each', async () => {
  const { calls, report } = await reporting([ok(1), ok(2), ok(3)]);
  await report({ chatId: 501, order: accepted });
  await report({ chatId: 501, order: { ...accepted, id: 'b' } });
  await report({ chatId: 502, order: { ...accepted, id: 'c' } });
  expect(methods(calls)).toEqual(Array(3).fill('sendMessage'));
});

test('news that is reported again after later news is overtaken, and does not take its place in the chat', async () => {
  const down = { status: 500, body: { ok: false, error_code: 500 } };
  const { calls, report } = await reporting([down, ok(1), down, ok(1)]);
  const reported = (status: string) => report({ chatId: 501, order: { ...order, status } });
  expect(await reported('ACCEPTED')).toEqual([502, 'unreachable']);
  expect(await reported('ON_WAY')).toEqual([200, 'sent']);
  expect(await reported('ACCEPTED')).toEqual([200, 'overtaken']);
  // not taken yet, but on record: it will be reported again
  expect(await reported('DELIVERED')).toEqual([502, 'unreachable']);
  expect(await reported('ON_WAY')).toEqual([200, 'overtaken']);
  expect(await reported('CLOSED')).toEqual([200, 'sent']);
  expect(await reported('ON_WAY')).toEqual([200, 'overtaken']);
  expect(await report({ chatId: 501, order: { ...accepted, id: 'b' } })).toEqual([200, 'sent']);
  const sent = ['sendMessage', 'sendMessage', 'editMessageText', 'editMessageText', 'sendMessage'];
  expect(methods(calls)).toEqual(sent);
});

test('two reports of one order at once are still one message', async () => {
  const { calls, report } = await reporting([ok(1), ok(1)]);
  await Promise.all([
    report({ chatId: 501, order: accepted }),
    report({ chatId: 501, order: { ...order, status: 'CANCELED' } }),
  ]);
  expect(methods(calls).sort()).toEqual(['editMessageText', 'sendMessage']);
});

test('a message that the customer has deleted is sent again; one that says the same already is not', async () => {
  const gone = refused(400, 'Bad Request: message to edit not found');
  const { calls, report } = await reporting([ok(1), gone, ok(2)]);
  await report({ chatId: 501, order: accepted });
  const canceled = { ...order, status: 'CANCELED' };
  expect(await report({ chatId: 501, order: canceled })).toEqual([200, 'sent']);
  expect(methods(calls)).toEqual(['sendMessage', 'editMessageText', 'sendMessage']);
  const same = refused(400, 'Bad Request: message is not modified');
  const again = await reporting([ok(1), same]);
  await again.report({ chatId: 501, order: accepted });
  expect(await again.report({ chatId: 501, order: canceled })).toEqual([200, 'sent']);
  expect(again.calls).toHaveLength(2);
});

test('the expected time is an entity that clients show by the reader’s own clock', async () => {
  const { calls, report } = await reporting();
  const expected = { at: 1_794_500_000, text: '19:40' };
  await report({ chatId: 501, language: 'ru', order: { ...order, expected } });
  const { text, entities } = (calls[0]?.params ?? {}) as { text: string; entities: object[] };
  expect(text).toBe('Заказ №\u00a01024 в пути\nПримерно в 19:40');
  expect(entities).toEqual([
    {
      type: 'date_time',
      offset: text.indexOf('19:40'),
      length: 5,
      unix_time: expected.at,
      date_time_format: 't',
    },
  ]);
});

test('the last message is the receipt, as a rich message where there is one', async () => {
  const { calls, report } = await reporting([ok(1), ok(1)]);
  await report({ chatId: 501, language: 'en', order: accepted });
  await report({ chatId: 501, language: 'en', order: over });
  expect(calls[1]).toMatchObject({ method: 'editMessageText', params: { message_id: 1 } });
  expect(calls[1]?.params.rich_message).toEqual({
    html:
      '<p>Order #1024 was handed over. How was it? You can rate it.</p><table>' +
      '<tr><td>2 × Osh &lt;katta&gt;</td><td>90 000 soʻm</td></tr>' +
      '<tr><td>Total</td><td>90 000 soʻm</td></tr></table>',
  });
});

test('a server that knows neither gets plain text, and is not asked for more again', async () => {
  const none = refused(404, 'Not Found: method not found');
  const old = refused(400, 'Bad Request: can’t parse entities');
  const { calls, logged, report } = await reporting([none, ok(1), old, ok(2), ok(3)]);
  expect(await report({ chatId: 501, language: 'en', order: over })).toEqual([200, 'sent']);
  expect(methods(calls)).toEqual(['sendRichMessage', 'sendMessage']);
  expect(calls[1]?.params.text).toBe(
    'Order #1024 was handed over. How was it? You can rate it.\n2 × Osh <katta>: 90 000 soʻm\nTotal: 90 000 soʻm',
  );
  const expected = { at: 1_794_500_000, text: '19:40' };
  await report({ chatId: 501, language: 'en', order: { ...order, id: 'b', expected } });
  expect(calls[3]?.params).toMatchObject({ text: 'Order #1024 is on the way\nAt about 19:40' });
  expect(calls[3]?.params).not.toHaveProperty('entities');
  await report({ chatId: 501, language: 'en', order: { ...over, id: 'c' } });
  expect(methods(calls).at(-1)).toBe('sendMessage');
  expect(calls).toHaveLength(5);
  expect(logged).toEqual([]);
});

test('what of a report is not of the right form is passed over', async () => {
  const { calls, report } = await reporting();
  const wrong = { expected: { at: 'soon', text: 1 }, lines: [{ name: 'Osh' }], total: 90_000 };
  expect(await report({ chatId: 501, language: 'en', order: { ...over, ...wrong } })).toEqual([
    200,
    'sent',
  ]);
  expect(calls[0]?.params.text).toBe('Order #1024 was handed over. How was it? You can rate it.');
});

test('a wrong secret and an incomplete report send nothing', async () => {
  const { calls, report } = await reporting();
  expect(await report({ chatId: 501, order }, 'Bearer guessed')).toEqual([401, 'wrong secret']);
  const wrong = [400, 'not a report of an order'];
  for (const body of [null, [], { order }, { chatId: 501 }, { chatId: 501, order: { id: '1' } }])
    expect(await report(body)).toEqual(wrong);
  expect(await report({ chatId: 501, order, filler: 'x'.repeat(1_100_000) })).toEqual(wrong);
  expect(calls).toEqual([]);
});

test('after a refusal the bot stays silent; what did not arrive can be reported again', async () => {
  const forbidden = { status: 403, body: { ok: false, error_code: 403 } };
  const down = { status: 500, body: { ok: false, error_code: 500 } };
  const hurried = {
    status: 429,
    body: { ok: false, error_code: 429, parameters: { retry_after: 0 } },
  };
  const { calls, report } = await reporting([forbidden, down, hurried]);
  expect(await report({ chatId: 501, order })).toEqual([200, 'blocked']);
  expect(await report({ chatId: 501, order })).toEqual([200, 'sent before']);
  const another = { ...order, id: '8' };
  expect(await report({ chatId: 501, order: another })).toEqual([502, 'unreachable']);
  expect(await report({ chatId: 501, order: another })).toEqual([200, 'sent']);
  // refused, unreachable, asked too often, then sent
  expect(calls).toHaveLength(4);
});

test('the bot says that it has sent when Telegram has taken it, also to whom reports it again meanwhile', async () => {
  let open: (value?: unknown) => void = () => undefined;
  const opened = new Promise((resolve) => {
    open = resolve;
  });
  const down = { status: 500, body: { ok: false, error_code: 500 } };
  const { calls, report } = await reporting([down], () => opened);
  const said: unknown[] = [];
  const both = [1, 2].map(async () => said.push(await report({ chatId: 501, order })));
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(said).toEqual([]);
  open();
  await Promise.all(both);
  expect(said).toEqual([
    [502, 'unreachable'],
    [502, 'unreachable'],
  ]);
  expect(await report({ chatId: 501, order })).toEqual([200, 'sent']);
  expect(calls).toHaveLength(2);
});

test.each([401, 404, 409])(
  'a %i of Telegram is the operator’s: it is logged, and the order can be reported again',
  async (code) => {
    const body = { ok: false, error_code: code, description: 'Un\u001b[2Jauthorized\u202e' };
    const { logged, report } = await reporting([{ status: code, body }]);
    expect(await report({ chatId: 501, order })).toEqual([502, 'misconfigured']);
    expect(logged).toEqual([
      `sendMessage: Telegram answers ${code}, Un\\u{1b}[2Jauthorized\\u{202e}`,
    ]);
    expect(await report({ chatId: 501, order })).toEqual([200, 'sent']);
  },
);

test('a cancellation of any length is sent, cut by whole characters', async () => {
  const { calls, report } = await reporting();
  const family = '👨‍👩‍👧‍👦';
  for (const [id, letter] of Object.entries({ a: 'ф', b: family, c: 'e\u0301', d: '\u{1f355}' })) {
    const reason = letter.repeat(letter === family ? 20_000 : 100_000);
    const canceled = { ...order, id, status: 'CANCELED', reason };
    expect(await report({ chatId: 501, language: 'ru', order: canceled })).toEqual([200, 'sent']);
    const text = String(calls.at(-1)?.params.text);
    expect(text.length).toBeLessThanOrEqual(4096);
    expect(text.length).toBeGreaterThan(4060);
    const [first = '', rest = ''] = text.split('\n');
    expect(first).toBe('Заказ №\u00a01024 отменён');
    expect(rest).toBe(`${letter.repeat((rest.length - 1) / letter.length)}…`);
  }
});

test('an answer of Telegram that is too long is none', async () => {
  const long = { status: 200, body: JSON.stringify({ ok: true, filler: 'x'.repeat(1_100_000) }) };
  const { report } = await reporting([long]);
  expect(await report({ chatId: 501, order })).toEqual([502, 'unreachable']);
});

test('chats are answered side by side: one that has to wait holds up no other', async () => {
  const messageOf = (id: number) => ({
    update_id: id,
    message: { chat: { id, type: 'private' }, text: 'hi' },
  });
  let open: (value?: unknown) => void = () => undefined;
  const opened = new Promise((resolve) => {
    open = resolve;
  });
  const updates = [1, 1, 2, 3].map(messageOf);
  const { calls, call } = await botApi(
    [{ status: 200, body: { ok: true, result: updates } }],
    ({ params }) => (params.chat_id === 1 ? opened : Promise.resolve()),
  );
  const stop = new AbortController();
  const running = answerChats({ call, link, signal: stop.signal });
  const answered = () => calls.flatMap(({ params }) => params.chat_id ?? []);
  await vi.waitFor(() => expect(answered().sort()).toEqual([1, 2, 3]));
  stop.abort();
  open();
  await running;
});

test('a setting that is missing or wrong stops the bot with a sentence, which shows no secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bot-'));
  const fileOf = (text: string) => {
    const file = join(folder, `${text.length}`);
    writeFileSync(file, `${text}\n`);
    return file;
  };
  const env = {
    BOT_TOKEN_FILE: fileOf('7:token'),
    ORDERS_SECRET_FILE: fileOf(secret),
    SHOP_LINK: `${link}/`,
  };
  expect(readSettings(env)).toEqual({
    token: '7:token',
    secret: 'between the two servers',
    link,
    port: 8081,
    root: 'https://api.telegram.org',
  });
  const said = (more: Record<string, string>) => () => readSettings({ ...env, ...more });
  expect(said({ BOT_TOKEN_FILE: fileOf('secret token') })).toThrow(
    'BOT_TOKEN is of 12 characters. Allowed is the token from BotFather',
  );
  expect(said({ ORDERS_SECRET_FILE: fileOf('short') })).toThrow(
    'ORDERS_SECRET is of 5 characters. Allowed is',
  );
  expect(said({ BOT_TOKEN: '7:token' })).toThrow(
    'BOT_TOKEN is not taken from the environment, which others can see.',
  );
  expect(said({ BOT_TOKEN_FILE: '' })).toThrow('BOT_TOKEN_FILE is missing');
  expect(said({ BOT_TOKEN_FILE: `${folder}/gone` })).toThrow(
    `BOT_TOKEN_FILE is "${folder}/gone", which cannot be read: ENOENT`,
  );
  expect(said({ BOT_TOKEN_FILE: fileOf('x'.repeat(2000)) })).toThrow('it is too long for a secret');
  expect(said({ SHOP_LINK: 'https://t.me.evil.uz/x' })).toThrow(
    'SHOP_LINK is "https://t.me.evil.uz/x". Allowed is the link of the bot',
  );
  expect(said({ PORT: '80a' })).toThrow('PORT is "80a". Allowed is a whole number');
  expect(said({ PORT: '65536' })).toThrow('PORT is "65536"');
  expect(said({ BOT_API: 'api.telegram.org' })).toThrow('BOT_API is "api.telegram.org"');
});

test('everybody who writes to the bot gets a button that opens the shop', async () => {
  const message = { chat: { id: 501, type: 'private' }, from: { language_code: 'zh-hans' } };
  const updates = [
    { update_id: 7, message: { ...message, text: '/start' } },
    { update_id: 8, message: { ...message, chat: { id: -9, type: 'group' } } },
  ];
  const { calls, call } = await botApi([{ status: 200, body: { ok: true, result: updates } }]);
  const stop = new AbortController();
  const whole: typeof call = (method, params, signal) => {
    // the second question: everything before it was answered
    if (method === 'getUpdates' && calls.length > 0) stop.abort();
    return call(method, params, signal);
  };
  await answerChats({ call: whole, link, signal: stop.signal });
  const sent = calls.filter(({ method }) => method === 'sendMessage');
  expect(sent.map(({ params }) => params)).toEqual([
    {
      chat_id: 501,
      text: '欢迎光临！打开店铺即可下单。',
      reply_markup: {
        inline_keyboard: [[{ text: '打开店铺', url: `${link}?startapp`, style: 'primary' }]],
      },
    },
  ]);
});

test('an id that Telegram does not allow as a start parameter leads to the shop', () => {
  const message = orderMessage({ chatId: 1, order: { ...order, id: 'a.b' }, link });
  expect(message?.markup.inline_keyboard[0]?.[0]?.url).toBe(`${link}?startapp`);
  expect([languageOf('pt-br'), languageOf(undefined), languageOf('constructor')]).toEqual(
    Array(3).fill('eng'),
  );
});

test('every text is there in seven languages, and the page about the bot has a row for every status that calls for one', () => {
  const page = readFileSync(join(root, 'docs/bot.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  for (const text of Object.values(texts))
    expect(Object.keys(text).sort()).toEqual([...languages].sort());
  const told = (status: string, serviceType = 'PICK_UP') => textNameOf({ status, serviceType });
  for (const status of orderStatuses) {
    const row = rows.find((line) => (line.split('|')[1] ?? '').includes(`\`${status}\``));
    const named = /^`(\w+)`/.exec(row?.split('|')[2]?.trim() ?? '')?.[1] ?? null;
    expect([status, named]).toEqual([status, told(status)]);
    const name = told(status);
    if (name !== null) expect(row?.split('|')[3]?.trim()).toBe(texts[name].eng);
  }
  expect(told('DONE', 'DELIVERY')).toBeNull();
});

test('the button to the order reads as in the shop', async () => {
  for (const language of languages) {
    const { rest } = await import(`../src/i18n/${language}.ts`);
    expect(texts.seeOrder[language]).toBe(rest.notices.order);
  }
});

test('a port that is taken stops the bot with a sentence', async () => {
  const { port } = new URL(await listen(createServer()));
  const folder = mkdtempSync(join(tmpdir(), 'bot-'));
  const fileOf = (name: string, secretText: string) => {
    writeFileSync(join(folder, name), secretText);
    return join(folder, name);
  };
  const bot = spawn(process.execPath, [join(root, 'examples/bot/bot.mjs')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PORT: port,
      BOT_API: await listen(createServer()),
      BOT_TOKEN_FILE: fileOf('token', '7:token'),
      ORDERS_SECRET_FILE: fileOf('secret', secret),
      SHOP_LINK: link,
    },
  });
  const [errors, [code]] = await Promise.all([text(bot.stderr), once(bot, 'close')]);
  expect(code).toBe(1);
  expect(errors).toMatch(/^listen EADDRINUSE.*: set PORT to another one, above 1023\.\n$/);
});
