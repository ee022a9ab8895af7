import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { texts } from '../../examples/bot/texts.mjs';
import { createBackend } from '../../mocks/backend/app';
import { demoSeed } from '../../mocks/backend/seed/demoSeed';
import { testNow } from '../../mocks/backend/testNow';
import { orderOf, signed } from '../../mocks/backend/visitor';
import { eventually } from '../../tests/until';
import type { Ask } from './askOperator';
import { createFakeBotApi } from './fakeBotApi.testing';
import { readToken } from './readToken';
import { type Demo, startDemo } from './startDemo';

const token = '7654321098:AAF-real-looking_token-of-the-operator';
const publicUrl = 'https://quiet-lake.tunnel.test/';
/** Noon in Tashkent, when branches are open; time goes on from there. */
const shift = testNow - Date.now();
const now = () => Date.now() + shift;
const chat = (language: string) => ({
  chat: { id: 42, type: 'private' },
  from: { id: 42, first_name: 'Aziza', language_code: language },
});

let folder: string;
let api: Awaited<ReturnType<typeof createFakeBotApi>>;
const running: Demo[] = [];
/** Everything printed, every address requested, every pause of the bot. */
let said: string[];
let requested: URL[];
let pauses: number[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'));
  await mkdir(join(folder, 'app'), { recursive: true });
  await mkdir(join(folder, 'mocks/gallery'), { recursive: true });
  await mkdir(join(folder, 'mocks/assets'), { recursive: true });
  await writeFile(join(folder, 'app/index.html'), 'the app<script></script>');
  await writeFile(
    join(folder, 'mocks/gallery/index.html'),
    '<meta name="app-origin" content="" />',
  );
  await writeFile(join(folder, 'mocks/assets/gallery-abc.js'), 'code of the gallery');
  api = await createFakeBotApi(token);
  said = [];
  requested = [];
  pauses = [];
});

afterEach(async () => {
  for (const demo of running.splice(0)) await demo.close();
  await api.close();
  // Whatever happened: the token is in nothing printed, no file, and no request to another host.
  expect(said.join('\n')).not.toContain(token);
  for (const name of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (name.isFile())
      expect(await readFile(join(name.parentPath, name.name), 'latin1')).not.toContain(token);
  for (const url of requested) if (url.href.includes(token)) expect(url.origin).toBe(api.origin);
  await rm(folder, { recursive: true });
});

async function start(more: Partial<Parameters<typeof startDemo>[0]> = {}): Promise<Demo> {
  const demo = await startDemo({
    seed: demoSeed(),
    merchantKey: 'demo',
    appDir: join(folder, 'app'),
    mocksDir: join(folder, 'mocks'),
    folder: join(folder, 'state'),
    token,
    botApiOrigin: api.origin,
    port: 0,
    controlsPort: 0,
    now,
    say: (sentence) => said.push(sentence),
    // the tunnel leads to the demo, and the rest goes where it is addressed
    fetch: (input, init) => {
      const url = new URL(String(input));
      requested.push(url);
      const isTunnel = url.href.startsWith(publicUrl);
      return fetch(isTunnel ? `${demo.origin}${url.pathname}` : url, init);
    },
    wait: async (ms) => {
      pauses.push(ms);
      await new Promise((resume) => setTimeout(resume, 5));
    },
    ...more,
  });
  running.push(demo);
  return demo;
}

async function stop(demo: Demo): Promise<void> {
  running.splice(running.indexOf(demo), 1);
  await demo.close();
}

/** The operator at the terminal; keeps the questions. */
function operator(...answers: (string | null)[]): { ask: Ask; questions: string[] } {
  const questions: string[] = [];
  return {
    questions,
    ask: (question) => {
      questions.push(question);
      return Promise.resolve(answers.shift() ?? null);
    },
  };
}

/** A customer of the shop, over HTTP, with init data signed for the bot. */
async function customer(demo: Demo, language = 'uz', botToken = token) {
  const headers: Record<string, string> = { merchant: 'quiet-lake' };
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(demo.origin + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, text, body: text.startsWith('{') ? JSON.parse(text) : null };
  };
  const user = { id: 42, first_name: 'Aziza', language_code: language };
  const initData = signed({ user }, new Date(now()), botToken);
  const entered = await call('POST', '/api/webbot/v1/users/token', { initData });
  if (entered.status === 200) headers.authorization = `Bearer ${entered.body.token}`;
  return { call, headers, initData, entered, id: String(entered.body?.id) };
}

/** The operator's controls. */
const control = (demo: Demo, method: string, path: string, body: object, more: object = {}) =>
  fetch(`${demo.controlsOrigin}/__mock${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...more },
    body: JSON.stringify(body),
  });

const shareContact = (demo: Demo) => {
  const contact = { user_id: 42, phone_number: '998901112233' };
  return control(demo, 'POST', '/bot/contact', {
    raw: signed({ contact }, new Date(now()), token),
  });
};

async function placeOrder(who: Awaited<ReturnType<typeof customer>>) {
  const body = orderOf(createBackend(), [{ id: 'kola' }]);
  const placed = await who.call('POST', '/api/orders/v1/orders', body);
  expect(placed.text).toContain('"number"');
  return { id: String(placed.body.id), number: String(placed.body.number), placed };
}

/** A demo with its bot. */
async function connected(): Promise<Demo> {
  const demo = await start();
  await demo.connectBot(operator().ask, publicUrl);
  return demo;
}

/** An order of a customer who has shared the contact, in a demo with its bot. */
async function ordered(language = 'uz') {
  const demo = await connected();
  const who = await customer(demo, language);
  await shareContact(demo);
  const order = await placeOrder(who);
  return { demo, ...order, become: (status: string) => setStatus(demo, order.id, status) };
}

const setStatus = (demo: Demo, id: string, status: string) =>
  control(demo, 'PATCH', '/order', { id, status });

const newsOf = () => api.of('sendMessage').filter(({ text }) => /\d{4}/.test(String(text)));

describe('a restart', () => {
  test('loses nothing: order, session, contact, favourites and the rest of the state', async () => {
    const before = await start();
    const who = await customer(before);
    await shareContact(before);
    const order = await placeOrder(who);
    await who.call('POST', '/api/products/v1/favourite', { productId: 'kola' });
    await control(before, 'POST', '/clock', { advanceMs: 60_000 });
    const paths = [
      `/api/orders/v1/orders/${order.id}`,
      '/api/users/v1/users/me',
      '/api/products/v1/favourite/all',
    ];
    const answers = await Promise.all(paths.map((path) => who.call('GET', path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[1]?.body.phone).toBe('+998901112233');
    await stop(before);

    const after = await start();
    expect(after.orders).toBe(1);
    const same = await customer(after);
    same.headers.authorization = who.headers.authorization ?? '';
    for (const [index, path] of paths.entries())
      expect(await same.call('GET', path)).toEqual(answers[index]);
    const clock = await (await fetch(`${after.controlsOrigin}/__mock/clock`)).json();
    expect(clock.now - now()).toBeGreaterThan(50_000);
  });

  test('a killed demo has saved what happened a moment before', async () => {
    const before = await start();
    const who = await customer(before);
    await shareContact(before);
    const { id } = await placeOrder(who);
    await eventually(async () => expect(await readFolder('state')).toContain(`"id":"${id}"`));
  });

  test('the state is for its owner only', async () => {
    const demo = await start();
    await stop(demo);
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
    expect(await modeOf(demo.stateFile)).toBe(0o600);
    expect(await modeOf(dirname(demo.stateFile))).toBe(0o700);
  });

  test('the orders of an earlier version are not passed over', async () => {
    await mkdir(join(folder, 'state'));
    await writeFile(join(folder, 'state/state.sqlite'), '');
    const file = join(folder, 'state/state.sqlite');
    await expect(start()).rejects.toThrow(
      `${file} holds the orders of an earlier version, which this one cannot read. To start without them: ` +
        `rm ${file}, and run the command again. To keep them: npm run demo -- --state <another folder>.`,
    );
    await rm(file);
    await start();
  });

  test('a second demo does not write over the state of the first', async () => {
    await start();
    await expect(start()).rejects.toThrow(/already running/);
  });

  test.each(['', String(process.pid), 'the whole of it'])(
    'what a power cut has left holds nothing, also where its port is another program’s: “%s”',
    async (left) => {
      const held = join(folder, 'state/running');
      const before = await start();
      const text = await readFile(held, 'utf8');
      await stop(before);
      await writeFile(held, left === 'the whole of it' ? text : left);
      // the id of its process is this one’s, as in a container, where every demo has the same
      expect(text).toContain(String(process.pid));
      const stranger = createServer((_, response) => response.end('another'));
      stranger.listen(JSON.parse(text).port, '127.0.0.1');
      await once(stranger, 'listening');
      await start();
      stranger.close();
      await expect(start()).rejects.toThrow(/already running/);
    },
  );
});

/** The contents of a folder's files. */
async function readFolder(name: string): Promise<string> {
  const files = await readdir(join(folder, name)).catch(() => []);
  const texts = files.map((file) => readFile(join(folder, name, file), 'latin1').catch(() => ''));
  return (await Promise.all(texts)).join('\n');
}

describe('the shop at a public address', () => {
  test('accepts init data of the operator’s bot only', async () => {
    const demo = await start();
    expect((await customer(demo)).entered.status).toBe(200);
    const stranger = await customer(demo, 'uz', '1234567890:THIS-IS-A-MADE-UP-DEMO-BOT-TOKEN-00');
    expect(stranger.entered.status).toBe(401);
  });

  test('shows the merchant under any host name', async () => {
    const demo = await start();
    const who = await customer(demo);
    const merchant = await who.call('GET', '/api/users/v1/merchants/sub/quiet-lake');
    expect(merchant.body.sub).toBe('demo');
    await stop(demo);

    const other = await start({ merchantKey: 'bloom' });
    const flowers = await (await customer(other)).call(
      'GET',
      '/api/users/v1/merchants/domain/tunnel.test',
    );
    expect(flowers.body.sub).toBe('bloom');
  });

  test('has the gallery beside it', async () => {
    const demo = await start();
    const gallery = await fetch(`${demo.origin}/gallery/`);
    expect(await gallery.text()).toContain('name="app-origin" content="/"');
    expect(await (await fetch(`${demo.origin}/assets/gallery-abc.js`)).text()).toContain('gallery');
    expect(await (await fetch(`${demo.origin}/profile`)).text()).toMatch(
      /^the app<meta name="storefront:VITE_SMS_CODE_LENGTH" content="4"/,
    );
  });

  test('keeps the controls to the operator: they show phones and sessions', async () => {
    const demo = await start();
    for (const path of ['/__mock/users', '/__mock/codes', '/__mock/calls', '/__mock/pay/invoice'])
      expect((await fetch(demo.origin + path)).status).toBe(404);
    expect((await fetch(`${demo.origin}/__mock/reset`, { method: 'POST' })).status).toBe(404);
    expect(await (await fetch(`${demo.origin}/__mock/pay`)).text()).toContain('No such order');
    expect((await fetch(`${demo.controlsOrigin}/__mock/users`)).status).toBe(200);
    const page = await control(
      demo,
      'POST',
      '/clock',
      { advanceMs: 1 },
      { origin: 'https://x.test' },
    );
    expect(page.status).toBe(404);
  });
});

describe('the menu button', () => {
  test('is set after a yes, on the tunnel’s address', async () => {
    const demo = await start();
    const { ask, questions } = operator('http://quiet-lake.tunnel.test', publicUrl, 'yes');
    await demo.connectBot(ask);
    expect(api.menuButton()).toEqual({
      type: 'web_app',
      text: 'Doʻkonni ochish',
      web_app: { url: publicUrl },
    });
    expect(questions).toHaveLength(3);
    expect(said.join('\n')).toContain('https addresses only');
    expect(said.join('\n')).toContain(`${publicUrl} leads to this shop.`);
    await stop(demo);

    // The same address again: nothing to ask for but the address.
    const again = operator('');
    await (await start()).connectBot(again.ask);
    expect(again.questions).toEqual([expect.stringContaining(publicUrl)]);
    expect(api.of('setChatMenuButton')).toHaveLength(1);
  });

  test.each([['no'], [''], [null]])('is left alone after %j', async (answer) => {
    await (await start()).connectBot(operator(answer).ask, publicUrl);
    expect(api.of('setChatMenuButton')).toEqual([]);
    expect(said.join('\n')).toContain('left alone');
  });
});

describe('the bot', () => {
  test('answers /start with the button, in the customer’s language', async () => {
    await connected();
    api.write({ ...chat('ru'), text: '/start' });
    await eventually(() => expect(api.of('sendMessage')).toHaveLength(1));
    expect(api.of('sendMessage')[0]).toEqual({
      chat_id: 42,
      text: texts.welcome.ru,
      reply_markup: {
        inline_keyboard: [
          [{ text: 'Открыть магазин', web_app: { url: publicUrl }, style: 'primary' }],
        ],
      },
    });
  });

  test('takes down the customer’s own contact, and nobody else’s', async () => {
    const demo = await connected();
    const who = await customer(demo);
    const authenticate = () =>
      who.call('POST', '/api/webbot/v1/users/auth', { initData: who.initData });
    expect((await authenticate()).body.user.phone).toBeNull();
    api.write({ ...chat('uz'), contact: { phone_number: '998900000000', user_id: 7 } });
    // The shop asks again at once, before the bot has the message.
    const second = authenticate();
    api.write({ ...chat('uz'), contact: { phone_number: '998901112233', user_id: 42 } });
    expect((await second).body.user).toMatchObject({ phone: '+998901112233', isVerified: true });
  });

  test('tells each status once, in the customer’s language, and not again after a restart', async () => {
    const { demo: before, id, number, become } = await ordered('ru');
    await become('ACCEPTED');
    await eventually(() => expect(newsOf()).toHaveLength(1));
    expect(newsOf()[0]).toEqual({
      chat_id: '42',
      text: `Заказ №\u00a0${number} принят`,
      reply_markup: {
        inline_keyboard: [
          [
            {
              text: 'Открыть заказ',
              web_app: { url: `${publicUrl}profile/orders/${id}` },
              style: 'primary',
            },
          ],
        ],
      },
    });
    // Written down once Telegram has answered; a stop before that leaves open whether it was told.
    await eventually(() => expect(said.join('\n')).toContain('ACCEPTED'));
    await stop(before);

    const rounds = pauses.length;
    const after = await connected();
    await eventually(() => expect(pauses.length).toBeGreaterThan(rounds + 3));
    expect(newsOf()).toHaveLength(1);
    await setStatus(after, id, 'CANCELED');
    // in the message that stands in the chat
    await eventually(() => expect(api.of('editMessageText')).toHaveLength(1));
    expect(api.of('editMessageText')[0]?.text).toContain('отменён');
    expect(newsOf()).toHaveLength(1);
  });

  test('says when an order is expected, and ends with its receipt', async () => {
    const { demo, placed, become } = await ordered('ru');
    await control(demo, 'POST', '/clock', { advanceMs: 61_000 });
    await eventually(() => expect(newsOf()).toHaveLength(1));
    expect(newsOf()[0]).toMatchObject({
      text: expect.stringMatching(/принят\nПримерно в \d\d:\d\d$/),
      entities: [{ type: 'date_time', length: 5, date_time_format: 't' }],
    });
    await become('CLOSED');
    await eventually(() => expect(api.of('editMessageText')).toHaveLength(1));
    const receipt = JSON.stringify(api.of('editMessageText')[0]?.rich_message);
    const sums = [...receipt.matchAll(/<td>([\d\s]+)\sсум<\/td>/g)].map(([, sum = '']) =>
      Number(sum.replace(/\s/g, '')),
    );
    expect(receipt).toMatch(/<td>1 × Кола<\/td>.*<td>Сервисный сбор<\/td>.*<td>Итого<\/td>/);
    // the rows add up to the total
    expect(sums.at(-1)).toBe(sums.slice(0, -1).reduce((sum, one) => sum + one, 0));
    expect(sums.at(-1)).toBe(Number(placed.body.totalPrice));
  });

  test('does not insist with a customer who has blocked it', async () => {
    const { become } = await ordered();
    const why = 'Forbidden: bot was blocked by the user';
    const body = { ok: false, error_code: 403, description: why };
    api.troubles.push({ method: 'sendMessage', status: 403, body });
    await become('ACCEPTED');
    await eventually(() => expect(said.join('\n')).toContain(why));
    const rounds = pauses.length;
    await eventually(() => expect(pauses.length).toBeGreaterThan(rounds + 3));
    expect(newsOf()).toHaveLength(1);
  });

  test('tells the newest status once Telegram is back, when several have passed', async () => {
    const { become } = await ordered();
    for (let left = 3; left > 0; left -= 1)
      api.troubles.push({ method: 'sendMessage', status: 0, body: '' });
    await become('ACCEPTED');
    await become('DONE');
    await eventually(() => expect(newsOf()).toHaveLength(1));
    expect(newsOf()[0]?.text).toMatch(/tayyor\. Olib ketishingiz mumkin\.$/);
  });
});

describe('trouble with Telegram', () => {
  test('a wrong token gets a plain sentence', async () => {
    const wrong = '7654321098:AAF-another-token-of-the-same-shape-0';
    const demo = await start({ token: wrong });
    await expect(demo.connectBot(operator().ask)).rejects.toThrow(
      /does not know this token.*\/token/,
    );
    expect(said.join('\n')).not.toContain(wrong);
  });

  test('a Bot API that is down is tried again, with longer and longer pauses', async () => {
    const waits = { ok: false, error_code: 429, description: 'x', parameters: { retry_after: 9 } };
    api.troubles.push(
      ...[
        { status: 0, body: '' },
        { status: 502, body: '<html>Bad Gateway</html>' },
        { status: 500, body: { ok: false, error_code: 500, description: 'Internal' } },
        { status: 429, body: waits },
      ].map((trouble) => ({ method: 'getMe', ...trouble })),
    );
    await connected();
    expect(pauses.slice(0, 4)).toEqual([1000, 2000, 4000, 9000]);
    expect(said.join('\n')).toMatch(/cannot be used now .*Trying again[\s\S]*answers again/);
    expect(said.join('\n')).toContain('@demo_shop_bot');
  });

  test('a bot with a webhook is named, and its webhook left alone', async () => {
    const description =
      'Conflict: can’t use getUpdates method while webhook is active; use deleteWebhook to delete it';
    const body = { ok: false, error_code: 409, description };
    api.troubles.push({ method: 'getUpdates', status: 409, body });
    await connected();
    await eventually(() => expect(said.join('\n')).toContain('by a webhook'));
    expect(api.of('deleteWebhook')).toEqual([]);
  });

  test('an address that would send the token in the open is refused', async () => {
    const demo = await start({ botApiOrigin: 'http://bots.test' });
    await expect(demo.connectBot(operator().ask)).rejects.toThrow(/BOT_API_ORIGIN/);
    expect(requested).toEqual([]);
  });
});

describe('the file of the token', () => {
  const file = () => join(folder, '..', `token-${folder.split('-').at(-1)}`);
  const read = async (text: string, mode = 0o600) => {
    await writeFile(file(), text);
    await chmod(file(), mode);
    try {
      return readToken(file(), (sentence) => said.push(sentence));
    } finally {
      await rm(file());
    }
  };

  test('is read without the blanks around the token', async () => {
    expect(await read(`  ${token}\n`)).toBe(token);
    expect(said).toEqual([]);
  });

  test('that others can read gets a warning', async () => {
    expect(await read(token, 0o644)).toBe(token);
    expect(said.join()).toMatch(/Warning: other users.*chmod 600/);
  });

  test.each(['', 'token', `BOT_TOKEN=${token}`, `${token} ${token}`])(
    'that holds something else is refused, and not quoted: %j',
    async (text) => {
      const refused = await read(text).catch((error: Error) => error.message);
      expect(refused).toMatch(/does not hold a bot's token/);
      expect(refused).not.toContain(token);
    },
  );

  test('that is not there is named', () => {
    expect(() => readToken(join(folder, 'none'), () => undefined)).toThrow(
      /cannot be read.*ENOENT/,
    );
  });
});
