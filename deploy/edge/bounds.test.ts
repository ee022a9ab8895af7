import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { close, listen } from '../../mocks/serve';
import { routes } from '../../src/navigation/paths';
import { publicRoutes } from '../../src/navigation/publicRoutes';
import { checkAnswer } from './checkAnswer';
import { type Call, carriedIn, fakeRenderer, reply, setUp, siteOf } from './edge.testing';
import { createBodyReader, TooLarge } from './readBody';
import { TooBusy } from './turns';
import { createProblems } from './visitPage';

const plain = siteOf().page;
const minute = 60_000;
const isCatalogue = ({ url }: Call) => url.includes('/products/');

/** A server on this machine that answers as no API should. */
async function serve(listener: RequestListener): Promise<string> {
  const { server, origin } = await listen(0, listener);
  onTestFinished(() => close(server));
  return origin;
}

const same = <T>(bytes: T) => Promise.resolve(bytes);
const zeros = Buffer.alloc(64_000_000);
const packedZeros = gzipSync(zeros, { level: 1 });

describe('a response of the API that', () => {
  const hostile: Record<string, RequestListener> = {
    'is 18 MB long': (_, response) => {
      response.end(Buffer.alloc(18_000_000, ' '));
    },
    'is 64 MB long when it is unpacked': (_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packedZeros);
    },
    'is packed twice': (_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(gzipSync(packedZeros));
    },
    'has no end': (_, response) => {
      const chunk = Buffer.alloc(64_000, ' ');
      const write = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', write);
      write();
    },
  };

  test.each(Object.entries(hostile))('%s is given up within 8 MB', async (_, listener) => {
    const address = await serve(listener);
    const readBody = createBodyReader({ maxBytes: 8_000_000, maxTogether: 16_000_000 });
    const before = process.memoryUsage.rss();
    await expect(readBody(await fetch(address), same)).rejects.toThrow(TooLarge);
    expect(process.memoryUsage.rss() - before).toBeLessThan(120_000_000);
  });

  test('is large is served plain, with the reason in log and health, and asked for again after a minute', async () => {
    const { ask, calls, clock } = setUp({
      maxAnswerBytes: 300_000,
      reply: (call) => (isCatalogue(call) ? new Response('x'.repeat(400_000)) : reply(call)),
    });
    expect(await ask()).toMatchObject({ status: 200, text: plain, source: 'plain:large' });
    clock.now += minute - 1;
    await ask();
    expect(calls).toHaveLength(3);
    const { problems } = JSON.parse((await ask('/edge/health')).text);
    expect(problems).toEqual([
      {
        call: 'https://api.test/v1/products/v1/overalls',
        why: 'More than 0 MB from the API',
        at: '2026-11-24T12:00:00.000Z',
        count: 1,
      },
    ]);
    clock.now += 2;
    await ask();
    expect(calls).toHaveLength(4);
  });

  test('is larger than what the heap holds parsed is served plain', async () => {
    const products = ['x'.repeat(5_000_000)];
    const { ask } = setUp({
      reply: (call) => (isCatalogue(call) ? Response.json({ products }) : reply(call)),
    });
    const parse = vi.spyOn(JSON, 'parse');
    onTestFinished(() => void parse.mockRestore());
    expect(await ask()).toMatchObject({ text: plain, source: 'plain:large' });
    expect(Math.max(...parse.mock.calls.map(([json]) => json.length))).toBeLessThan(1000);
  });
});

/** A body whose parts come when a test says so. */
function slowBody() {
  let push: (size: number) => void = () => undefined;
  let close: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        push = (size) => controller.enqueue(new Uint8Array(size));
        close = () => controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body), push, close };
}

test('large bodies are read one at a time, and a small one passes them', async () => {
  const readBody = createBodyReader({ maxBytes: 8_000_000, maxTogether: 16_000_000 });
  const used: string[] = [];
  const read = (name: string) => {
    const { response, ...body } = slowBody();
    const done = readBody(response, ({ byteLength }) => {
      used.push(`${name} ${byteLength}`);
      return Promise.resolve();
    });
    return { ...body, done };
  };
  const [one, two, small] = [read('one'), read('two'), read('small')];
  one.push(400_000);
  two.push(400_000);
  two.push(100);
  two.close();
  small.push(100);
  small.close();
  await small.done;
  await new Promise((resolve) => setTimeout(resolve));
  one.push(100);
  one.close();
  await Promise.all([one.done, two.done]);
  expect(used).toEqual(['small 100', 'one 400100', 'two 400100']);
});

test('a large body that never ends holds up no other', async () => {
  const readBody = createBodyReader({ maxBytes: 8_000_000, maxTogether: 16_000_000 });
  const endless = slowBody();
  readBody(endless.response, same).catch(() => undefined);
  endless.push(400_000);
  const other = slowBody();
  const read = readBody(other.response, same);
  other.push(500_000);
  other.close();
  expect(await read).toHaveLength(500_000);
});

test('a body that is given up because there are many is asked for again soon, a large one later', async () => {
  const given = (size: number, maxTogether: number) => {
    const readBody = createBodyReader({ maxBytes: 8_000_000, maxTogether });
    const { response, push } = slowBody();
    const read = readBody(response, same);
    push(size);
    return read.then(
      () => null,
      (error: unknown) => error,
    );
  };
  expect(await given(900, 800)).toBeInstanceOf(TooBusy);
  expect(await given(600_000, 500_000)).toBeInstanceOf(TooLarge);
});

test('of bodies under way together the largest is given up, and a small one is read', async () => {
  const readBody = createBodyReader({ maxBytes: 1000, maxTogether: 1200 });
  const slow = () => {
    const { response, ...body } = slowBody();
    return { ...body, read: readBody(response, same) };
  };
  const [large, small] = [slow(), slow()];
  large.read.catch(() => undefined);
  large.push(900);
  small.push(200);
  await new Promise((resolve) => setTimeout(resolve));
  small.push(200);
  small.close();
  expect(await small.read).toHaveLength(400);
  await expect(large.read).rejects.toThrow('this was the most');
});

describe('what is good stays when the API then answers 200 with', () => {
  const good = { id: 'p1', name: 'Palov', costPrice: 10 };
  const answer = (call: Call) =>
    isCatalogue(call) ? Response.json({ products: [good] }) : reply(call);
  test.each([
    ['{}', 'catalogue', {}],
    ['another list', 'catalogue', { content: [] }],
    ['products that cannot be read', 'catalogue', { products: [{}, { id: 'p1' }] }],
    ['null', 'catalogue', null],
    ['{}', 'settings', {}],
    ['another object', 'settings', { status: 'ok' }],
    ['a list', 'settings', []],
    ['{}', 'merchant', {}],
    ['a text', 'merchant', 'ok'],
  ])('%s as %s', async (_, kind, bad) => {
    const path = { catalogue: '/products/', settings: '/settings/', merchant: '/merchants/' }[
      kind as 'merchant'
    ];
    const { ask, clock, behaviour, calls } = setUp({ reply: answer });
    const { text } = await ask();
    clock.now += 6 * minute;
    const before = calls.length;
    behaviour.reply = (call) => (call.url.includes(path) ? Response.json(bad) : answer(call));
    await ask();
    await vi.waitFor(() => expect(calls).toHaveLength(before + 3));
    expect((await ask()).text).toBe(text);
    const { problems } = JSON.parse((await ask('/edge/health')).text);
    expect(problems).toMatchObject([{ why: `No ${kind} is in the API’s response`, count: 1 }]);
    clock.now += 23 * 60 * minute;
    expect((await ask()).text).toBe(text);
  });
});

test('a page carries what the app’s schemas look at, and nothing else', async () => {
  const secret = { smsPassword: 'geheim', raters: [{ phone: 'geheim' }], note: 'geheim' };
  const option = { id: 'o', price: 1, ...secret };
  const group = { id: 'g', modifications: [option], ...secret };
  const catalogue = {
    products: [{ id: 'p', costPrice: 1, modificationGroups: [group], ...secret }],
    categories: [{ id: 'c', groupId: 'g', name: { uz: 'x', ...secret }, ...secret }],
    ...secret,
  };
  const payments = { paymentConfigurations: [{ type: 'CASH', webEnabled: true, ...secret }] };
  const { ask } = setUp({
    reply: async (call) =>
      Response.json(
        isCatalogue(call)
          ? catalogue
          : { ...(await (await reply(call)).json()), ...payments, ...secret },
      ),
  });
  const page = await ask();
  expect(page.source).toBe('rendered');
  const carried = carriedIn(page.text);
  expect(JSON.stringify(carried)).not.toContain('geheim');
  expect(Object.values(carried)).toEqual([
    { id: 'id-demo', isActive: true, name: 'demo' },
    { mainLanguage: 'uz', paymentConfigurations: [{ type: 'CASH', webEnabled: true }] },
    {
      products: [
        {
          id: 'p',
          costPrice: 1,
          modificationGroups: [{ id: 'g', modifications: [{ id: 'o', price: 1 }] }],
        },
      ],
      categories: [{ id: 'c', groupId: 'g', name: { uz: 'x' } }],
    },
  ]);
});

test('while a large catalogue is read, other visits get their turn', async () => {
  const { readShop } = await import('../../src/app/edge/renderHome');
  const products = Array.from({ length: 4000 }, (_, at) => ({
    id: `p${at}`,
    name: { uz: `Taom ${at}`, ru: `Блюдо ${at}` },
    description: { uz: 'x'.repeat(600), ru: 'я'.repeat(300) },
    costPrice: at,
  }));
  const text = JSON.stringify({ products });
  expect(text.length).toBeGreaterThan(4_000_000);
  // processor time, which other work on this machine does not lengthen
  const turns: number[] = [];
  let last = process.cpuUsage();
  const endTurn = () => {
    const { user, system } = process.cpuUsage(last);
    turns.push(user + system);
    last = process.cpuUsage();
  };
  const watch = setInterval(endTurn, 1);
  const shop = await readShop(
    { merchant: '{"id":1}', settings: '{"mainLanguage":"uz"}', catalogue: text },
    'WEB',
    'UZS',
  );
  clearInterval(watch);
  endTurn();
  expect(shop?.catalog.products).toHaveLength(4000);
  const whole = turns.reduce((sum, turn) => sum + turn);
  // In one piece it would be all of it; the text itself is parsed in one turn, about a quarter.
  expect(Math.max(...turns) / whole).toBeLessThan(0.5);
});

test('the screens of a person share one page, and home is drawn once for each channel and language', async () => {
  const renderHome = vi.fn<typeof fakeRenderer.renderHome>((shop, view) =>
    fakeRenderer.renderHome(shop, view),
  );
  const { ask } = setUp({ renderer: { ...fakeRenderer, renderHome } });
  const texts = new Map<string, string>();
  for (const route of Object.values(routes)) {
    const { text, source } = await ask(route.replace(':id', '7'));
    if (source !== 'plain:screen') texts.set(route, text);
  }
  const own = Object.entries(routes).flatMap(([name, route]) =>
    publicRoutes.some((each) => each === name) ? [] : (texts.get(route) ?? []),
  );
  expect(own.length).toBeGreaterThan(30);
  expect(new Set(own).size).toBe(1);
  expect(new Set(texts.values()).size).toBe(publicRoutes.length + 1);
  // no product of the shop
  expect((await ask('/product/8')).text).toBe(texts.get('/product/:id'));
  expect(renderHome).toHaveBeenCalledTimes(1);
  await ask('/?channel=CLICK');
  await ask('/product/7?channel=CLICK', { cookie: 'lang=ru' });
  expect(renderHome).toHaveBeenCalledTimes(3);
});

test('of more pages than can be made at once, the others are plain for now, and nothing is asked again', async () => {
  let open: (value?: unknown) => void = () => undefined;
  const opened = new Promise((resolve) => {
    open = resolve;
  });
  const renderHome: typeof fakeRenderer.renderHome = async (shop, view) => {
    await opened;
    return fakeRenderer.renderHome(shop, view);
  };
  const { ask } = setUp({ renderMs: 50, renderer: { ...fakeRenderer, renderHome } });
  const hosts = Array.from({ length: 40 }, (_, at) => `m${at}.shop.test`);
  const sources = await Promise.all(hosts.map(async (host) => (await ask('/', { host })).source));
  expect(sources).toContain('plain:slow');
  open();
  await vi.waitFor(async () => {
    const again = await Promise.all(hosts.map(async (host) => ask('/', { host })));
    const busy = again.filter(({ text }) => text === plain);
    expect(busy.length).toBeLessThanOrEqual(40 - 24);
  });
});

test.each([
  ['merchant', { id: 1, isActive: true }],
  ['settings', { mainColor: '#123456' }],
  ['content', [{}]],
] as const)('%s is read in one piece only up to 300 kB', async (kind, value) => {
  const text = (length: number) => JSON.stringify(value).padEnd(length);
  expect((await checkAnswer(kind, text(300_000), 300_000)).isGood).toBe(true);
  await expect(checkAnswer(kind, text(300_001), 300_001)).rejects.toThrow(TooLarge);
});

test('the health page names each call once, without its query, and the latest twenty', () => {
  const clock = { now: 0 };
  const problems = createProblems(() => clock.now);
  for (let at = 0; at < 30; at += 1) problems.note(`https://api.test/${at}?type=WEB`, 'too large');
  clock.now = 60_000;
  problems.note('https://api.test/12?type=TG', 'no catalogue');
  expect(problems.all()).toHaveLength(20);
  expect(problems.all().at(-1)).toEqual({
    call: 'https://api.test/12',
    why: 'no catalogue',
    at: '1970-01-01T00:01:00.000Z',
    count: 2,
  });
});
