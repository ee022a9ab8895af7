import { expect, test, vi } from 'vitest';
import { createCache } from './cache';
import { type Call, fakeRenderer, reply, setUp } from './edge.testing';
import type { PlatformCache } from './sharedStore';

const minute = 60_000;
const isCatalogue = ({ url }: Call) => url.includes('/products/');

/** A platform's cache as a map; `kept` is what it holds, by address. */
function createPlatformCache() {
  const kept = new Map<string, { bytes: ArrayBuffer; cacheControl: string | null }>();
  const cache: PlatformCache = {
    match: (url) => {
      const found = kept.get(url);
      return Promise.resolve(found && new Response(found.bytes));
    },
    async put(url, response) {
      const cacheControl = response.headers.get('cache-control');
      kept.set(url, { bytes: await response.arrayBuffer(), cacheControl });
    },
    delete: (url) => Promise.resolve(kept.delete(url)),
  };
  return { cache, kept };
}

/** Instances of one deployment before one API, on one clock; each starts with nothing at hand. */
function instances(cache: PlatformCache = createPlatformCache().cache) {
  const clock = { now: Date.UTC(2026, 10, 24, 12) };
  const calls: Call[] = [];
  const behaviour = { reply };
  const readShop = vi.fn(fakeRenderer.readShop);
  return {
    clock,
    calls,
    behaviour,
    readShop,
    start: (version = 'one') =>
      setUp({
        now: () => clock.now,
        shared: { cache, version },
        renderer: { ...fakeRenderer, readShop },
        reply(call) {
          calls.push(call);
          return behaviour.reply(call);
        },
      }),
  };
}

/** Until what goes on behind the responses has ended. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('what one instance has asked for and drawn, another neither asks for nor draws nor reads', async () => {
  const { start, calls, readShop } = instances();
  const path = '/product/none';
  const { text } = await start().ask(path);
  await settled();
  expect(await start().ask(path)).toMatchObject({ text, source: 'cached', status: 404 });
  expect(calls).toHaveLength(3);
  expect(readShop).toHaveBeenCalledTimes(1);
});

test('a change is seen after the same minute, however many instances have handed the old on', async () => {
  const { start, calls, behaviour, clock } = instances();
  const [one, two] = [start(), start()];
  await one.ask();
  await settled();
  behaviour.reply = (call) =>
    isCatalogue(call) ? Response.json({ products: ['samsa'] }) : reply(call);
  clock.now += minute - 1000;
  expect((await two.ask()).text).toContain('plov');
  clock.now += 1001;
  // served once more by each, and asked for once by both
  expect((await two.ask()).source).toBe('stale');
  await vi.waitFor(async () => expect((await two.ask()).text).toContain('samsa'));
  await one.ask();
  await vi.waitFor(async () => expect((await one.ask()).text).toContain('samsa'));
  expect(calls.filter(isCatalogue)).toHaveLength(2);
  expect((await start().ask()).text).toContain('samsa');
});

test('an instance that has just started serves what is stale at once, and asks behind it', async () => {
  const { start, calls, clock } = instances();
  await start().ask();
  await settled();
  clock.now += 5 * minute;
  const { ask } = start();
  expect((await ask()).source).toBe('stale');
  await vi.waitFor(() => expect(calls.filter(isCatalogue)).toHaveLength(2));
  await vi.waitFor(async () => expect((await ask()).source).toBe('cached'));
});

test('a deployment meets nothing that is another’s', async () => {
  const { start, calls } = instances();
  await start('one').ask();
  await settled();
  expect((await start('two').ask()).source).toBe('rendered');
  expect(calls).toHaveLength(6);
});

test('fifty visits of an instance look each key up once', async () => {
  const { cache } = createPlatformCache();
  const match = vi.fn(cache.match);
  const { start, calls } = instances({ ...cache, match });
  const { ask } = start();
  await Promise.all(Array.from({ length: 50 }, () => ask()));
  const asked = match.mock.calls.map(([url]) => url);
  expect(asked).toEqual([...new Set(asked)]);
  expect(calls).toHaveLength(3);
});

test.each<[string, Partial<PlatformCache>]>([
  ['fails', { match: () => Promise.reject(new Error('down')) }],
  [
    'says nothing',
    {
      match: (url) =>
        url.includes('overalls') ? new Promise(() => undefined) : Promise.resolve(undefined),
    },
  ],
  ['says nonsense', { match: () => Promise.resolve(new Response('nonsense')) }],
  ['keeps nothing', { put: () => Promise.reject(new Error('full')) }],
])('where the platform’s cache %s, an instance has its own', async (_, fault) => {
  const { start, calls } = instances({ ...createPlatformCache().cache, ...fault });
  const { ask } = start();
  expect((await ask()).source).toBe('rendered');
  await vi.waitFor(async () => expect((await ask()).source).toBe('cached'));
  expect(calls).toHaveLength(3);
});

test('a merchant that is no more is nobody’s any more', async () => {
  const { start, behaviour, clock } = instances();
  const one = start();
  await one.ask();
  await settled();
  behaviour.reply = () => Response.json({}, { status: 404 });
  for (const wait of [6, 11]) {
    clock.now += wait * minute;
    await one.ask();
    await settled();
  }
  expect((await start().ask()).status).toBe(404);
});

test('nothing of a person is kept, and nothing for longer than a day', async () => {
  const { cache, kept } = createPlatformCache();
  const { ask } = instances(cache).start();
  await ask('/profile/orders/77889?q=geheim', {
    cookie: 'token=geheim; lang=ru',
    authorization: 'geheim',
    'user-agent': 'geheim',
  });
  await vi.waitFor(() => expect(kept.size).toBe(5));
  for (const [url, { bytes, cacheControl }] of kept) {
    expect(url + new TextDecoder().decode(bytes)).not.toMatch(/geheim|77889/);
    expect(cacheControl).toBe('max-age=86400');
  }
});

test('a load whose visit was cut off by the platform is begun again', async () => {
  const clock = { now: 0 };
  const cache = createCache<string>({ maxBytes: 1000, sizeOf: () => 1, now: () => clock.now });
  const timing = { freshMs: 100, staleMs: 1000 };
  await cache.get('key', timing, () => new Promise(() => undefined));
  clock.now = 30_001;
  const got = await cache.get('key', timing, () => Promise.resolve('value'));
  expect(await (got.isHit || got.loading)).toBe('value');
});
