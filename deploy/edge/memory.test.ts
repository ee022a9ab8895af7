import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withSettings } from '../pageMetas';
import { loaded } from './cache';
import { builtPage, reply, setUp, siteOf } from './edge.testing';
import { createMemory, kinds } from './memory';
import { nodeCodecs } from './nodeCodecs';
import { createBodyReader } from './readBody';
import { forGood } from './shopReader';
import { sitesByHost, sitesOf } from './sites';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

async function sizeOf({ ask }: Pick<ReturnType<typeof setUp>, 'ask'>) {
  const { cacheEntries, cacheBytes } = JSON.parse((await ask('/edge/health')).text);
  return { entries: Number(cacheEntries), bytes: Number(cacheBytes) };
}

test('all that a visit leaves in memory is counted, with what is parsed and drawn', async () => {
  const edge = setUp();
  await edge.ask();
  // three responses, their shop, its language, its home, and the page
  expect((await sizeOf(edge)).entries).toBe(7);
});

test('all kinds together fill the bound, and never pass it', async () => {
  const memory = createMemory(640_000, () => 0);
  for (const kind of kinds) {
    const cache = memory.cacheOf<string>(kind, { sizeOf: () => 100 });
    for (let at = 0; at < 2000; at += 1)
      await loaded(cache.get(String(at), forGood, () => Promise.resolve('')));
  }
  expect(memory.size().bytes).toBeLessThanOrEqual(640_000);
  expect(memory.size().bytes).toBeGreaterThan(630_000);
});

test('an uncompressed page is made for who asks for it, and not kept', async () => {
  const edge = setUp({ codecs: nodeCodecs });
  await edge.ask('/', { 'accept-encoding': 'br' });
  const before = await sizeOf(edge);
  expect((await edge.ask('/', { 'accept-encoding': '' })).text).toContain('plov of');
  expect(await sizeOf(edge)).toEqual(before);
  await edge.ask('/', { 'accept-encoding': 'gzip' });
  expect((await sizeOf(edge)).entries).toBe(before.entries + 1);
});

test('a shop with responses that fill the memory pushes out no other', async () => {
  const noise = Array.from({ length: 59_000 }, (_, at) => (at * 7919) % 9973);
  const { ask, calls } = setUp({
    cacheBytes: 4_000_000,
    reply: (call) =>
      call.url.includes('/products/') && call.merchant === 'id-greedy'
        ? Response.json({ products: [], noise: noise.join(' '), url: call.url })
        : reply(call),
  });
  await ask('/', { host: 'quiet.shop.test' });
  const greedy = { host: 'greedy.shop.test' };
  for (const channel of ['', '?channel=click', '?channel=uzum', '?table=1'])
    for (let at = 0; at < 3; at += 1) await ask(`/${channel}`, greedy);
  const before = calls.length;
  expect((await ask('/', { host: 'quiet.shop.test' })).source).toBe('cached');
  expect(calls).toHaveLength(before);
});

test('a thousand hosts with settings of their own do not keep a thousand pages', () => {
  const page = builtPage.replace('JavaScript', 'JavaScript'.repeat(5000));
  const { css, host: shop } = siteOf();
  const named = new Map(
    Array.from({ length: 1000 }, (_, at) => {
      const settings = { VITE_API_BASE_URL: `https://api.test/${at}` };
      return [`m${at}.shop.test`, { ...shop, settings }] as const;
    }),
  );
  const parts = {
    css,
    pageOf: (_: string, host: typeof shop) => withSettings(page, host),
  };
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const siteAt = sitesByHost(sitesOf(parts, { named, fallback: shop }));
  collectGarbage();
  expect(siteAt('m7.shop.test')?.page).toContain('https://api.test/7"');
  // the pages are 50 MB
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(15_000_000);
});

test('a response that waits to be read is held once, and not in its chunks as well', async () => {
  const sent: WeakRef<Uint8Array>[] = [];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent.length === 10) return controller.close();
      const chunk = new Uint8Array(1000);
      sent.push(new WeakRef(chunk));
      controller.enqueue(chunk);
    },
  });
  const readBody = createBodyReader({ maxBytes: 1_000_000, maxTogether: 1_000_000 });
  const kept = await readBody(new Response(body), async () => {
    await new Promise(setImmediate);
    collectGarbage();
    return sent.filter((chunk) => chunk.deref() !== undefined).length;
  });
  // the engine may still hold the last one
  expect(kept).toBeLessThanOrEqual(1);
});
