// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { answerChats } from '../examples/bot/answerChats.mjs';
import { createBotApi } from '../examples/bot/botApi.mjs';
import { orderMessage, textNameOf } from '../examples/bot/orderMessage.mjs';
import { receiveOrders } from '../examples/bot/receiveOrders.mjs';
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

/** A Bot API of our own; `answers` are given in order, then success. */
async function botApi(answers: readonly { status: number; body: object }[] = []) {
  const calls: Call[] = [];
  const left = [...answers];
  const address = await listen(
    createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const [, token, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
      expect(token).toBe('7:token');
      calls.push({ method, params: JSON.parse(body) });
      const answer = left.shift() ?? { status: 200, body: { ok: true, result: true } };
      response.writeHead(answer.status).end(JSON.stringify(answer.body));
    }),
  );
  return { calls, call: createBotApi({ token: '7:token', root: address }) };
}

const order = { id: '7f3a', number: '1024', status: 'ON_WAY', serviceType: 'DELIVERY' };
const secret = 'between the two servers';

async function reporting(answers: Parameters<typeof botApi>[0] = []) {
  const { calls, call } = await botApi(answers);
  const address = await listen(receiveOrders({ call, link, secret }));
  const report = async (body: unknown, authorization = `Bearer ${secret}`) => {
    const init = { method: 'POST', headers: { authorization }, body: JSON.stringify(body) };
    const response = await fetch(`${address}/orders`, init);
    return [response.status, (await response.json()).result];
  };
  return { calls, report };
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
    inline_keyboard: [[{ text, url: `${link}?startapp=order_7f3a` }]],
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

test('a wrong secret and an incomplete report send nothing', async () => {
  const { calls, report } = await reporting();
  expect(await report({ chatId: 501, order }, 'Bearer guessed')).toEqual([401, 'wrong secret']);
  const wrong = [400, 'not a report of an order'];
  for (const body of [null, [], { order }, { chatId: 501 }, { chatId: 501, order: { id: '1' } }])
    expect(await report(body)).toEqual(wrong);
  expect(await report({ chatId: 501, order, filler: 'x'.repeat(20_000) })).toEqual(wrong);
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
      text: '欢迎光临！打开商店即可下单。',
      reply_markup: { inline_keyboard: [[{ text: '打开商店', url: `${link}?startapp` }]] },
    },
  ]);
});

test('an id that Telegram does not allow as a start parameter leads to the shop', () => {
  const message = orderMessage({ chatId: 1, order: { ...order, id: 'a.b' }, link });
  expect(message?.reply_markup.inline_keyboard[0]?.[0]?.url).toBe(`${link}?startapp`);
  expect([languageOf('pt-br'), languageOf(undefined), languageOf('constructor')]).toEqual(
    Array(3).fill('eng'),
  );
});

test('the page about the bot has every text, and a row for every status that calls for one', () => {
  const page = readFileSync(join(root, 'docs/bot.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  for (const [name, text] of Object.entries(texts)) {
    expect(Object.keys(text).sort()).toEqual([...languages].sort());
    expect(rows).toContain(`| \`${name}\` | ${Object.values(text).join(' | ')} |`);
  }
  const told = (status: string, serviceType = 'PICK_UP') => textNameOf({ status, serviceType });
  for (const status of orderStatuses) {
    const row = rows.find((line) => (line.split('|')[1] ?? '').includes(`\`${status}\``));
    const named = /^`(\w+)`/.exec(row?.split('|')[2]?.trim() ?? '')?.[1] ?? null;
    expect([status, named]).toEqual([status, told(status)]);
  }
  expect(told('DONE', 'DELIVERY')).toBeNull();
});

test('the button to the order reads as in the shop', async () => {
  for (const language of languages) {
    const { rest } = await import(`../src/i18n/${language}.ts`);
    expect(texts.seeOrder[language]).toBe(rest.notices.order);
  }
});
