import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../src/navigation/paths';
import { setUp, siteOf } from './edge/edge.testing';
import { hasNginx } from './nginx.testing';
import { readConf, startBehindNginx } from './nginxEdge.testing';

// What is stored under a key is what every other request of this key gets. So the key and the page
// must be made from one reading of the request, however the request is spelt.

type Headers = Record<string, string>;
const telegram = { 'user-agent': 'Telegram-Android/11.2' };
const local = { host: 'localhost' };

/** Spellings of a request, and the path whose page they share; null for one of their own. */
const spellings: readonly (readonly [path: string, honest: string, headers?: Headers])[] = [
  ['/?channel=click', '/?channel=click'],
  ['/?channel=CLICK', '/?channel=click'],
  ['/?CHANNEL=click', '/?channel=click'],
  ['/?Channel=Click&x=1', '/?channel=click'],
  ['/?channel=click&channel=web', '/?channel=click'],
  ['/?%63hannel=click', '/'],
  ['/?chann%65l=click', '/'],
  ['/?channel=cl%69ck', '/'],
  ['/?channel=click%20', '/'],
  ['/?channel=+click', '/'],
  ['/?channel=web&channel=click', '/'],
  ['/?x=channel=click', '/'],
  ['/?channel', '/'],
  ['/?channel=click|', '/'],
  ['/?channel=|||', '/'],
  ['/?;channel=click', '/'],
  ['/?table=5', '/?table=1'],
  ['/?tableId=5', '/?table=1'],
  ['/?TABLE=5', '/?table=1'],
  ['/?table=&tableId=7', '/?table=1'],
  ['/?table=5&channel=click', '/?table=1&channel=click'],
  ['/?%74able=5', '/'],
  ['/?table%49d=5', '/'],
  ['/?table=', '/'],
  ['/?tableI=5', '/'],
  ['/?vendor=osh', '/'],
  ['/?vendor=demo%00', '/'],
  ['//', '/'],
  ['/.%2f', '/'],
  ['/x%2f%2e%2e', '/'],
  ['/x/../', '/'],
  ['/%2f', '/'],
  ['/./', '/'],
  ['/#x', '/'],
  ['//basket', '/basket'],
  ['/basket/', '/basket'],
  ['/basket//', '/basket'],
  ['/%62asket', '/basket'],
  ['/x%2f../basket', '/basket'],
  ['/basket%0a', '/basket'],
  ['/basket%3fchannel=click', '/unknown'],
  ['/basket%7cclick', '/unknown'],
  ['/Basket', '/unknown'],
  ['/basket;x=1', '/unknown'],
  ['/basket%01', '/unknown'],
  ['/%20', '/unknown'],
  ['/edge/health', '/unknown'],
  ['/nothing/here', '/unknown'],
  ['/product/%37', '/product/7'],
  ['/%70roduct/7', '/product/7'],
  ['/product//7', '/product/7'],
  ['/product/7/', '/product/7'],
  ['/product/a%3fb', '/product/%3f'],
  ['/product/%d1%8f', '/product/%3f'],
  [`/product/${'7'.repeat(65)}`, '/product/%3f'],
  ['/ru', '/uz/../ru/'],
  ['/ru/basket', '/1/ru/basket'],
  ['/ru/2/basket/', '/2/ru//basket'],
  ['/2/basket', '/basket'],
  ['/ru/uz/basket', '/ru/unknown'],
  ['/product/7%2fmore', '/unknown'],
  ['/product', '/unknown'],
  ['/profile/orders/7%2fmap', '/profile/orders/1/map'],
  ['/profile/orders/constructor', '/profile/orders/1'],
  ['/', '/', { cookie: 'lang=<b>' }],
  ['/', '/', { cookie: 'LANG=xx; lang=' }],
  ['/', '/', { 'accept-language': 'ar' }],
  ['/', '/', { 'user-agent': 'telegram', 'accept-language': 'ar' }],
  ['/', '/', { 'x-forwarded-host': 'osh.shop.test', 'x-original-url': '/basket' }],
  ['/', '/', { 'accept-encoding': 'br;q=0, gzip;q=0.000, x-br' }],
  ['/', '/', { host: 'DEMO.shop.test.:80' }],
  ['/', '/', { authorization: 'Bearer 1', range: 'bytes=0-3' }],
];

const title = hasNginx()
  ? 'one reader for one request'
  : 'one reader for one request (skipped: no nginx with the brotli module on this machine)';

describe.skipIf(!hasNginx())(title, () => {
  let running: Awaited<ReturnType<typeof startBehindNginx>>;
  beforeAll(async () => {
    const { own } = await readConf();
    const key = /proxy_cache_key (".*");/.exec(own)?.[1];
    running = await startBehindNginx({
      edge: { sites: { '*.shop.test': siteOf(), localhost: siteOf() } },
      // `fresh`: the edge is asked again, and what it says is stored under the key
      more: `add_header X-Key ${key} always;\nproxy_cache_bypass $http_fresh;`,
    });
  });
  afterAll(() => running.stop());

  const page = async (path: string, headers: Headers = {}) => {
    const { headers: said, text } = await running.ask(path, headers);
    return { key: said['x-key'], text };
  };

  const rows = spellings.map(([path, honest, headers = {}]) => ({ path, honest, headers }));
  test.each(rows)('$path is read as $honest $headers', async ({ path, honest, headers }) => {
    const stored = await page(path, { ...headers, fresh: '1' });
    const shown = await page(honest);
    expect(stored).toEqual(shown);
    expect(await page(honest, { fresh: '1' })).toEqual(shown);
  });

  test('every route of the app is its own page, under its own key', async () => {
    const keys = new Set<string | undefined>();
    for (const route of Object.values(routes)) {
      const before = running.edge.lines.length;
      keys.add((await page(route.replace(':id', 'x7'), { fresh: '1' })).key);
      expect(running.edge.lines.at(before)?.path).toBe(route);
    }
    expect(keys.size).toBe(Object.keys(routes).length);
  });

  test('channel, table, language, coding, shop and Telegram each make a page of their own', async () => {
    const requests: [string, Headers?][] = [
      ['/'],
      ['/?channel=click'],
      ['/?table=1'],
      ['/', { cookie: 'lang=ru' }],
      ['/', { 'accept-encoding': 'gzip' }],
      ['/', { 'accept-encoding': 'br' }],
      ['/', { host: 'osh.shop.test' }],
      ['/', telegram],
      ['/', { ...telegram, 'accept-language': 'ar-SA,ru' }],
      ['/?vendor=osh', local],
      ['/?vendor=demo', local],
    ];
    const pages = await Promise.all(requests.map(([path, headers]) => page(path, headers)));
    expect(new Set(pages.map(({ key }) => key)).size).toBe(requests.length);
    expect(pages.at(-2)?.text).toContain('plov of id-osh');
  });

  test('any two requests with one key get one page', async () => {
    const piece = fc.constantFrom(
      ...['/', '//', '%2f', '..', '.', 'basket', '%62asket', 'product', '7', '%3f', '|', 'x', ';'],
    );
    const name = fc.constantFrom('channel', '%63hannel', 'CHANNEL', 'table', 'tableId', 'vendor');
    const value = fc.constantFrom('click', 'CLICK', 'cl%69ck', '5', '', '|', 'osh', '%00');
    const query = fc.array(fc.tuple(name, value), { maxLength: 3 });
    const headers = fc.record(
      {
        cookie: fc.constantFrom('lang=ru', 'LANG=ru', 'lang="ru"', 'lang=ru|', 'lang=en'),
        'user-agent': fc.constantFrom('Telegram', 'telegram', 'x Telegram-Android'),
        'accept-language': fc.constantFrom('ar', 'ar-SA', ' ru', 'xx', 'RU', 'ru|'),
        host: fc.constantFrom('demo.shop.test', 'Demo.Shop.Test', 'osh.shop.test', 'localhost'),
      },
      { requiredKeys: [] },
    );
    const request = fc.record({ path: fc.array(piece, { maxLength: 5 }), query, headers });
    const seen = new Map<string, string>();
    await fc.assert(
      fc.asyncProperty(request, async (one) => {
        const search = one.query.map((pair) => pair.join('=')).join('&');
        const found = await page(`/${one.path.join('')}?${search}`, { ...one.headers, fresh: '1' });
        if (found.key === undefined) return;
        expect(found.text).toBe(seen.get(found.key) ?? found.text);
        seen.set(found.key, found.text);
      }),
      { numRuns: 400 },
    );
    expect(seen.size).toBeGreaterThan(10);
  });
});

test('hosts deeper than the entry share its plain page, and nothing is fetched or kept for them', async () => {
  const { ask, calls } = setUp();
  for (const host of ['demo.a.shop.test', 'demo.b.shop.test', 'www.demo.c.shop.test']) {
    const page = await ask('/', { host });
    expect(page).toMatchObject({ status: 200, text: siteOf().page, source: 'plain:unlisted' });
    expect(page.headers.get('x-accel-expires')).toBe('0');
  }
  expect(calls).toEqual([]);
  expect(JSON.parse((await ask('/edge/health')).text)).toMatchObject({ cacheEntries: 0 });
});
