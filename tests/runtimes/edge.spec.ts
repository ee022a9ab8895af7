import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inlineHashes } from '../../deploy/policy';
import { closedRobotsText, robotsText } from '../../deploy/robotsText';
import { routes } from '../../src/navigation/paths';
import { heads } from './heads';
import { serveShopApi } from './shopApi';
import { type Asked, type Got, runtimes, visit } from './startRuntimes';

// The edge as it is deployed, bundle and all, in each runtime that it is deployed to.

const settings = { VITE_API_BASE_URL: '/api', VITE_CDN_URL: '/cdn' };
const list = {
  '*': { settings },
  '*.shop.test': {},
  'old.shop.test': { merchant: 'demo', movedTo: 'https://new.shop.test' },
  'bad.shop.test': { allow: ['nobody'] },
  localhost: {},
};
const hosts = JSON.stringify(list);
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const person = 'Mozilla/5.0 (Linux; Android 12) AppleWebKit/537.36 Chrome/140.0 Mobile';

/** A busy machine's first visits get the plain page. */
const patience = { timeout: 30_000, interval: 50 };

type Line = { host: string; path: string; source: string };
const isDrawn = ({ text }: Got) => text.includes('data-edge=');
/** The calls whose responses a page carries. */
const carriedIn = (page: string) =>
  Object.keys(JSON.parse(/id="edge-answers">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}'));
/** What a text lacks: the text itself would fill the report. */
const missing = (text: string, all: readonly RegExp[]) => all.filter((each) => !each.test(text));

describe.each(Object.entries(runtimes))('on %s', (_, start) => {
  let api: Awaited<ReturnType<typeof serveShopApi>>;
  let running: Awaited<ReturnType<typeof start>>;
  const log: string[] = [];
  const ask = (asked: Asked) => visit(running.port, asked);
  /** The page once it is drawn: the first visit of a shop waits for no slow machine. */
  const drawn = (asked: Asked) =>
    vi.waitFor(async () => {
      const got = await ask(asked);
      expect(isDrawn(got)).toBe(true);
      return got;
    }, patience);
  const lines = (): Line[] =>
    log.flatMap((text) =>
      text
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line)),
    );

  beforeAll(async () => {
    api = await serveShopApi();
    running = await start({ hosts, apiOrigin: api.origin }, (text) => log.push(text));
  });
  afterAll(async () => {
    await running.stop();
    api.close();
  });

  test('home is in the page, with what the app reads of its first responses, and no secret', async () => {
    const { status, text, headers } = await drawn({});
    expect(status).toBe(200);
    expect(missing(text, [/Toʻy oshi/])).toEqual([]);
    expect(carriedIn(text).length).toBe(3);
    expect(/rel="stylesheet"|smsPassword|iikoApiLogin/.test(text)).toBe(false);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    const policy = String(headers['content-security-policy']);
    const { styles, scripts } = inlineHashes(
      text.replace(/<script type="application.*?<\/script>/gs, ''),
    );
    expect(styles.length).toBeGreaterThan(1);
    for (const hash of [...styles, ...scripts]) expect(policy).toContain(hash);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(heads)('%j says what it is', async (asked, all) => {
    await vi.waitFor(async () => {
      const { status, text } = await ask(asked);
      expect(status).toBe(200);
      expect(missing(text, all)).toEqual([]);
    }, patience);
  });

  test.each([
    ['/product/none', 404],
    ['/nothing', 404],
    ['/ru/nothing', 404],
    ['/profile/orders/9', 200],
  ])('%s is a %i with home in it', async (path, status) => {
    expect((await drawn({ path })).status).toBe(status);
  });

  test('nothing of a person is read, handed on or logged', async () => {
    const secret = 'geheim';
    const of = (what: string) => ({
      path: `/profile/orders/77889?utm=${secret}`,
      headers: {
        cookie: `token=${what}`,
        authorization: what,
        'x-forwarded-host': `${secret}.test`,
      },
    });
    const one = await drawn(of(`${secret}-1`));
    expect((await drawn(of(`${secret}-2`))).text === one.text).toBe(true);
    expect(one.text.includes(secret)).toBe(false);
    await vi.waitFor(() =>
      expect(lines().some(({ path }) => path === '/profile/orders/:id')).toBe(true),
    );
    expect(log.join('')).not.toMatch(/geheim|77889/);
    for (const { headers } of api.callsOf('demo'))
      expect(JSON.stringify(headers)).not.toMatch(/geheim|cookie|authorization/);
  });

  test('fifty visits at once are one call of each kind', async () => {
    const host = 'together.shop.test';
    await Promise.all(Array.from({ length: 50 }, () => ask({ host })));
    await drawn({ host });
    const paths = api.callsOf('together').map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(2);
    expect(paths).toEqual([...new Set(paths)]);
  });

  test('a search engine is led to where a shop has moved, and nobody else', async () => {
    const host = 'old.shop.test';
    const led = await ask({ host, path: '/about?utm=1', headers: { 'user-agent': googlebot } });
    expect([led.status, led.headers.location]).toEqual([308, 'https://new.shop.test/about']);
    const { text } = await drawn({ host, path: '/about', headers: { 'user-agent': person } });
    expect(missing(text, [/rel="canonical" href="https:\/\/new\.shop\.test\/about"/])).toEqual([]);
    const basket = await ask({ host, path: '/basket', headers: { 'user-agent': googlebot } });
    expect(basket.status).toBe(200);
  });

  test('robots.txt, the sitemap and the manifest are of their host', async () => {
    expect((await ask({ path: '/robots.txt' })).text).toBe(robotsText('https://demo.shop.test'));
    expect((await ask({ host: 'localhost', path: '/robots.txt' })).text).toBe(closedRobotsText);
    await drawn({});
    const sitemap = await vi.waitFor(async () => {
      const got = await ask({ path: '/sitemap.xml' });
      expect(got.status).toBe(200);
      return got;
    }, patience);
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(sitemap.text).toContain('<loc>https://demo.shop.test/product/lagmon</loc>');
    await vi.waitFor(async () => {
      const { text } = await ask({ path: '/manifest.webmanifest', headers: { cookie: 'lang=ru' } });
      expect(missing(text, [/"short_name":"Oltin Qozon"/, /"lang":"uz-Latn-UZ"/])).toEqual([]);
    }, patience);
    expect((await ask({ host: 'evil.test', path: '/sitemap.xml' })).status).toBe(404);
  });

  test.each<[string, number, string?]>([
    ['unknown', 404],
    ['gateway', 200],
    ['closed', 503, '3600'],
    ['down', 200],
    ['page', 200],
    ['half', 200],
    ['empty', 200],
    ['moved', 200],
    ['dropped', 200],
    ['huge', 200],
    ['bomb', 200],
    ['endless', 200],
    ['nonsense', 200],
  ])('of the shop “%s” the plain page comes, a %i', async (key, status, retryAfter) => {
    const drawnOnes: Got[] = [];
    // what a slow machine's API has not said yet is in no status
    await vi.waitFor(async () => {
      const got = await ask({ host: `${key}.shop.test` });
      if (isDrawn(got)) drawnOnes.push(got);
      expect([got.status, got.headers['retry-after']]).toEqual([status, retryAfter]);
      expect(missing(got.text, [/<div id="root">/])).toEqual([]);
    }, patience);
    expect(drawnOnes.length).toBe(0);
  });

  test('the plain page of a slow shop comes at once, and is made for the next visit', async () => {
    const host = 'slow.shop.test';
    expect(isDrawn(await ask({ host }))).toBe(false);
    api.release();
    await drawn({ host });
    const paths = api.callsOf('slow').map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  test('a large catalogue is drawn, and left to the app', async () => {
    const { text } = await drawn({ host: 'large.shop.test' });
    expect(carriedIn(text).length).toBe(2);
    expect(carriedIn((await drawn({})).text).length).toBe(3);
  });

  test('what a product’s name says is text', async () => {
    const { text } = await drawn({ host: 'script.shop.test' });
    expect(missing(text, [/Sinov 1/])).toEqual([]);
    expect(text.includes('<script>alert(1)')).toBe(false);
  });

  test('a host that nobody has named, or named wrongly, gets the plain page, and nothing is asked for it', async () => {
    for (const host of ['evil.test', 'x.demo.shop.test', 'bad.shop.test']) {
      const got = await ask({ host });
      expect([got.status, isDrawn(got)]).toEqual([200, false]);
    }
    expect(api.callsOf('evil')).toEqual([]);
    expect(api.callsOf('bad')).toEqual([]);
    expect((await ask({ host: 'evil.test', path: '/nothing' })).status).toBe(404);
    const health = JSON.parse((await ask({ path: '/edge/health' })).text);
    expect(health.refusedHosts).toMatchObject([{ host: 'bad.shop.test' }]);
  });

  test('HTTP is as it should be', async () => {
    const { headers, text } = await drawn({});
    const etag = String(headers.etag);
    const known = await ask({ headers: { 'if-none-match': `W/${etag}` } });
    expect([known.status, known.text]).toEqual([304, '']);
    expect((await ask({ headers: { 'if-none-match': '"other"' } })).text === text).toBe(true);
    const head = await ask({ method: 'HEAD' });
    expect([head.status, head.text, head.headers.etag]).toEqual([200, '', etag]);
    expect(headers.vary).toContain('Cookie, User-Agent, Accept-Language');
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await ask({ method })).headers.allow).toBe('GET, HEAD');
    expect((await ask({ host: '[::1]' })).status).toBe(400);
    const gone = await ask({ path: '/assets/none.js' });
    expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'no-cache']);
    const former = await ask({ path: '/sw.js' });
    expect(former.text).toContain('unregister');
    expect(former.headers['cache-control']).toBe('no-cache');
  });

  test('a hostile neighbour costs nobody else their page', async () => {
    const before = await drawn({});
    const names = ['large', 'bomb', 'endless', 'empty', 'changing'];
    const paths = Object.values(routes).map((route) => route.replace(':id', '7'));
    const hostile = Array.from({ length: 120 }, (_, at) =>
      at % 2 === 0
        ? ask({ host: `m1.deep${at}.shop.test` })
        : ask({
            host: `${names[at % names.length]}.shop.test`,
            path: `${paths[at % paths.length]}${at % 3 ? '?table=1' : ''}`,
          }),
    );
    const others = Array.from({ length: 20 }, () => ask({}));
    for (const got of await Promise.all(others)) expect(got.text === before.text).toBe(true);
    await Promise.all(hostile);
    await drawn({ host: 'after.shop.test' });
  });
});
