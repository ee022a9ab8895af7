import { expect, test, vi } from 'vitest';
import { createCache } from './cache';
import { type Call, fakeRenderer, reply, setUp } from './edge.testing';
import { callsPerThousand, createPlatformCache, simulate } from './instances.testing';
import type { PlatformCache } from './sharedStore';

const minute = 60_000;
const isCatalogue = ({ url }: Call) => url.includes('/products/');

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

const usual = { merchants: 40, minutes: 3, visitsPerSecond: 1 };
const quiet = simulate({ ...usual, count: 4, isShared: true });

test('eight instances that share cost the merchants’ servers no more than one', async () => {
  const calls = async (count: number, isShared: boolean) =>
    callsPerThousand(await simulate({ ...usual, count, isShared }));
  const one = await calls(1, false);
  expect(await calls(8, true)).toBeLessThan(one * 1.05);
  expect(await calls(8, false)).toBeGreaterThan(one * 1.5);
});

test('where an instance dies, the one in its place asks for nothing that others have', async () => {
  expect(await simulate({ ...usual, count: 4, isShared: true, diesAt: 1 })).toEqual(await quiet);
});

test('while the API is down for a minute, who was there before has the page, and afterwards everybody', async () => {
  const [before, down, after] = await simulate({ ...usual, count: 4, isShared: true, downAt: 1 });
  expect(before?.plain).toBe(0);
  expect(down?.plain).toBeLessThan((down?.visits ?? 0) / 3);
  expect(after?.plain).toBe(0);
});
