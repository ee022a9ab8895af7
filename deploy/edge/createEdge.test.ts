import { describe, expect, test, vi } from 'vitest';
import { startsInRussian } from '../../src/domain/text/language';
import { inlineHashes } from '../policy';
import {
  type Call,
  carriedIn,
  fakeRenderer,
  reply,
  setUp,
  sheetText,
  siteOf,
} from './edge.testing';

const plain = siteOf().page;
const minute = 60_000;

describe('a page from the edge', () => {
  test('carries home, its styles, the merchant’s colours and what the app reads of its first responses', async () => {
    const { ask, calls } = setUp();
    const { text, source } = await ask();
    expect(source).toBe('rendered');
    expect(text).toContain('<html lang="uz-Latn-UZ" dir="ltr" data-edge="WEB">');
    expect(text).toContain(`<style data-file="/assets/index-1.css">${sheetText}</style>`);
    expect(text).toContain('<style>:root{--brand:#FFC21A;--on-brand:#000000}</style></head>');
    expect(text).not.toContain('rel="stylesheet"');
    expect(text).not.toContain('class="early"');
    expect(text).toMatch(
      /<div id="root"><main class="home">.*<\/main><\/div><script data-name="early">start\(\)<\/script><script type="application\/json" id="edge-answers">.*<\/script><script>window\.early\?\.onRoot\(\)<\/script>/,
    );
    expect(carriedIn(text)).toEqual({
      'demo /users/v1/merchants/sub/demo': { id: 'id-demo', isActive: true, name: 'demo' },
      'id-demo /support/v1/merchant/settings/web': { mainLanguage: 'uz' },
      'id-demo /products/v1/overalls?type=WEB': { products: ['plov of id-demo'] },
    });
    expect(calls.map(({ url }) => url)).toEqual([
      'https://api.test/v1/users/v1/merchants/sub/demo',
      'https://api.test/v1/support/v1/merchant/settings/web',
      'https://api.test/v1/products/v1/overalls?type=WEB',
    ]);
    expect(calls[1]?.headers).toEqual({ accept: 'application/json', merchant: 'id-demo' });
  });

  test('leaves a catalogue of more than 130 kB to the app', async () => {
    const products = ['я'.repeat(65_001)];
    const { ask } = setUp({
      reply: (call) =>
        call.url.includes('/products/') ? Response.json({ products }) : reply(call),
    });
    expect(Object.keys(carriedIn((await ask()).text))).toHaveLength(2);
  });

  test('is allowed by its own policy: every inline style and script by its hash', async () => {
    const { ask } = setUp();
    const { text, headers } = await ask();
    const policy = headers.get('content-security-policy') ?? '';
    const { styles, scripts } = inlineHashes(
      text.replace(/<script type="application.*?<\/script>/s, ''),
    );
    expect(styles).toHaveLength(3);
    expect(scripts).toHaveLength(2);
    for (const hash of [...styles, ...scripts]) expect(policy).toContain(hash);
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('holds what a product’s name says as text only', async () => {
    const name = '</script><script>alert(1)</script><!-- </div><style>';
    const { ask } = setUp({
      reply: (call) =>
        call.url.includes('/products/') ? Response.json({ products: [name] }) : reply(call),
    });
    const { text, source } = await ask();
    expect(source).toBe('rendered');
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<!--');
    expect(carriedIn(text)['id-demo /products/v1/overalls?type=WEB']).toEqual({ products: [name] });
  });

  test.each([
    ['/', {}, 'WEB', 'web'],
    ['/?tableId=5', {}, 'QR', 'web'],
    ['/?channel=CLICK', {}, 'CLICK', 'click-app/client'],
    ['/', { 'user-agent': 'Mozilla/5.0 Telegram-Android/11.2' }, 'TG', 'web'],
  ])('asks for the channel of %s %o: %s', async (path, headers, channel, settings) => {
    const { ask, calls } = setUp();
    await ask(path, headers);
    expect(calls[1]?.url).toBe(`https://api.test/v1/support/v1/merchant/settings/${settings}`);
    expect(calls[2]?.url).toBe(`https://api.test/v1/products/v1/overalls?type=${channel}`);
  });

  test('is in the language of the cookie, inside Telegram in the browser’s', async () => {
    const { ask } = setUp();
    const languageOf = async (headers: Record<string, string>) =>
      /<html lang="([\w-]+)"/.exec((await ask('/', headers)).text)?.[1];
    const telegram = { 'user-agent': 'Telegram-Android' };
    const english = { 'accept-language': 'en-US,ru;q=0.8' };
    expect(await languageOf({ cookie: 'a=1; lang=ru' })).toBe('ru-RU');
    expect(await languageOf({ cookie: 'slang=ru; lang=<b>' })).toBe('uz-Latn-UZ');
    expect(await languageOf(english)).toBe('uz-Latn-UZ');
    expect(await languageOf({ ...telegram, ...english })).toBe('en-GB');
    expect(await languageOf({ ...telegram, ...english, cookie: 'lang=ru' })).toBe('ru-RU');
  });

  test('is in the language of its host, where one merchant’s hosts have different brands', async () => {
    const siteWith = (startsInRussian: string[]) => {
      const VITE_BRANDS = JSON.stringify({ brands: {}, startsInRussian });
      return siteOf({ settings: { ...siteOf().host.settings, VITE_BRANDS } });
    };
    const { ask } = setUp({
      sites: { 'one.ru.test': siteWith(['id-one']), 'one.uz.test': siteWith([]) },
      renderer: {
        ...fakeRenderer,
        languageOf: ({ merchant }, { storedLanguage: stored, brands }) =>
          stored === 'ru' || startsInRussian(brands, merchant.id) ? 'ru' : 'uz',
      },
    });
    for (const name of ['ru', 'uz', 'ru'])
      expect((await ask('/', { host: `one.${name}.test` })).text).toContain(`<html lang="${name}-`);
  });

  test('uses the development API for keys that contain mim, and the origin given for a path', async () => {
    const settings = { VITE_API_BASE_URL: '/api/', VITE_DEV_API_BASE_URL: 'https://dev.test' };
    const sites = { '*.shop.test': siteOf({ settings }) };
    const { ask, calls } = setUp({ sites, apiOrigin: 'https://own.test' });
    await ask();
    await ask('/', { host: 'mimoza.shop.test' });
    expect(calls[0]?.url).toBe('https://own.test/api/users/v1/merchants/sub/demo');
    expect(calls[3]?.url).toBe('https://dev.test/users/v1/merchants/sub/mimoza');
  });

  test('makes all three calls at once where the deployment names the merchant’s id', async () => {
    const sites = { 'demo.shop.test': siteOf({ merchantId: 'id-demo' }) };
    const { ask, calls } = setUp({ sites });
    expect((await ask()).source).toBe('rendered');
    expect(calls).toHaveLength(3);
    expect(calls[0]?.url).toContain('/settings/');
  });
});

test('nothing personal gets into a page or a call: two people get the same bytes, of one page', async () => {
  const { ask, calls } = setUp();
  const one = await ask('/profile/orders/12?utm=secret', {
    cookie: 'token=secret-1; initData=user%3Dsecret-1',
    authorization: 'Bearer secret-1',
    referer: 'https://secret.test',
  });
  const two = await ask('/profile/orders/99?q=secret', { cookie: 'token=secret-2' });
  expect(two).toMatchObject({ text: one.text, source: 'cached' });
  expect(one.text).not.toMatch(/secret|12|99/);
  expect(JSON.stringify(one.line)).not.toMatch(/secret|12"/);
  expect(calls).toHaveLength(3);
  for (const { headers } of calls)
    expect(Object.keys(headers).sort()).toEqual(['accept', 'merchant']);
});

describe('the host', () => {
  test('is refused when it is no name', async () => {
    const { ask, calls } = setUp();
    const page = await ask('/', { host: 'evil.test"><script>' });
    expect(page.status).toBe(400);
    expect(page.line).toMatchObject({ host: '', source: 'refused', status: 400 });
    expect(calls).toHaveLength(0);
  });

  test('that nobody has named gets the plain page, and nothing is fetched for it', async () => {
    const { ask, calls } = setUp();
    for (const host of ['evil.test', 'shop.test', 'demo.shop.test.evil.test', 'xshop.test']) {
      const page = await ask('/?vendor=demo', { host });
      expect(page).toMatchObject({ status: 200, text: plain, source: 'plain:unlisted' });
    }
    expect(calls).toHaveLength(0);
  });

  test('is the request’s own: forwarded headers reach neither the API nor the page', async () => {
    const { ask, calls } = setUp();
    const before = (await ask()).text;
    const poison = 'poison.shop.test';
    const page = await ask('/', {
      'x-forwarded-host': poison,
      'x-forwarded-for': poison,
      'x-original-url': `https://${poison}`,
      forwarded: `host=${poison}`,
    });
    expect(page.text).toBe(before);
    expect(JSON.stringify([calls, page.line])).not.toContain('poison');
  });

  test('is matched in any case, with a port and a final dot, exactly before by its group', async () => {
    const exact = siteOf({ settings: { VITE_API_BASE_URL: 'https://exact.test' } });
    const { ask, calls } = setUp({ sites: { 'demo.shop.test': exact } });
    await ask('/', { host: 'DEMO.shop.test.:8443' });
    await ask('/', { host: 'other.shop.test' });
    expect(calls[0]?.url).toContain('https://exact.test/');
    expect(calls[3]?.url).toContain('https://api.test/');
  });
});

describe('caching', () => {
  const large = (name: string) => (call: Call) =>
    call.url.includes('/products/') ? Response.json([name.padEnd(200_000, '.')]) : reply(call);

  test('serves a stale catalogue while it refreshes, then the new page', async () => {
    const { ask, calls, clock, behaviour } = setUp();
    const first = await ask();
    clock.now += minute + 1;
    let release: () => void = () => undefined;
    behaviour.reply = () =>
      new Promise((resolve) => {
        release = () => resolve(Response.json({ products: ['samsa'] }));
      });
    expect(await ask()).toMatchObject({ text: first.text, source: 'stale' });
    expect(await ask()).toMatchObject({ text: first.text, source: 'stale' });
    // the refresh starts when the responses have gone out
    expect(calls).toHaveLength(3);
    await vi.waitFor(() => expect(calls).toHaveLength(4));
    release();
    await new Promise((resolve) => setTimeout(resolve));
    const next = await ask();
    expect(next.source).toBe('rendered');
    expect(next.text).toContain('samsa');
    expect((await ask()).source).toBe('cached');
  });

  test('serves the page of a large catalogue that has changed once more, while the next is made', async () => {
    const readShop = vi.fn(fakeRenderer.readShop);
    const { ask, behaviour, clock } = setUp({
      renderer: { ...fakeRenderer, readShop },
      reply: large('plov'),
    });
    expect((await ask()).text).toContain('plov');
    clock.now += minute + 1;
    behaviour.reply = large('samsa');
    await ask();
    await vi.waitFor(async () => expect((await ask()).text).toContain('samsa'));
    expect(readShop).toHaveBeenCalledTimes(2);
    expect((await ask()).source).toBe('cached');
  });

  test('makes no page again while the API says the same, however long that is', async () => {
    const renderHome = vi.fn(fakeRenderer.renderHome);
    const readShop = vi.fn(fakeRenderer.readShop);
    const { ask, calls, clock } = setUp({ renderer: { ...fakeRenderer, renderHome, readShop } });
    await ask();
    for (let hour = 1; hour <= 3; hour += 1) {
      clock.now += 60 * minute;
      expect((await ask()).source).toBe('cached');
      expect(calls).toHaveLength(3 + 3 * hour);
    }
    expect(readShop).toHaveBeenCalledTimes(1);
    expect(renderHome).toHaveBeenCalledTimes(1);
  });

  test('does not serve the page of a large catalogue once more that nobody has seen for ten minutes', async () => {
    const { ask, behaviour, clock } = setUp({ reply: large('plov') });
    await ask();
    clock.now += 9 * minute;
    expect((await ask()).text).toContain('plov');
    behaviour.reply = large('samsa');
    clock.now += 11 * minute;
    expect((await ask()).text).toContain('samsa');
  });

  test('does not read a large catalogue again that comes back unchanged', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    const { ask, calls, clock } = setUp();
    const { text } = await ask();
    const times = parse.mock.calls.length;
    clock.now += minute + 1;
    await ask();
    await vi.waitFor(() => expect(calls).toHaveLength(4));
    expect(await ask()).toMatchObject({ text, source: 'cached' });
    const parsed = parse.mock.calls.slice(times).map(([json]) => json);
    expect(parsed).not.toContainEqual(expect.stringContaining('products'));
  });

  test('waits for the refresh of an old catalogue, and serves the old one when the API is down', async () => {
    const { ask, clock, behaviour } = setUp();
    await ask();
    clock.now += 30 * minute;
    behaviour.reply = (call) =>
      call.url.includes('/products/') ? Response.json({ products: ['new'] }) : reply(call);
    expect((await ask()).text).toContain('new');
    clock.now += 23 * 60 * minute;
    behaviour.reply = () => new Response('', { status: 503 });
    expect(await ask()).toMatchObject({ source: 'stale', text: expect.stringContaining('new') });
    clock.now += 2 * 60 * minute;
    expect((await ask()).source).toBe('plain:api');
  });

  test('says of a page whose responses are fresh when that was, of a known one too, and of no other', async () => {
    const { ask, clock, behaviour } = setUp();
    const freshAt = (visit: Awaited<ReturnType<typeof ask>>) => visit.headers.get('server-timing');
    const first = await ask();
    expect(freshAt(first)).toBe(`fresh;dur=${clock.now}`);
    clock.now += minute / 2;
    const again = await ask('/', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, freshAt(again)]).toEqual([304, `fresh;dur=${clock.now}`]);
    behaviour.reply = () => new Response('', { status: 503 });
    clock.now += minute;
    const stale = await ask();
    expect([stale.source, freshAt(stale)]).toEqual(['stale', null]);
    clock.now += 25 * 60 * minute;
    const plain = await ask();
    expect([plain.source, freshAt(plain)]).toEqual(['plain:api', null]);
  });

  test('keeps merchant and settings for five minutes', async () => {
    const { ask, calls, clock } = setUp();
    await ask();
    clock.now += 4 * minute;
    await ask();
    await vi.waitFor(() => expect(calls).toHaveLength(4));
    expect(calls[3]?.url).toContain('/products/');
  });
});

describe('HTTP', () => {
  test('a page is asked for again each time, and a known one is a 304', async () => {
    const { ask } = setUp();
    const { headers } = await ask();
    const etag = headers.get('etag') ?? '';
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('vary')).toBe('Accept-Encoding, Cookie, User-Agent, Accept-Language');
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await ask('/', { 'if-none-match': known });
      expect(again).toMatchObject({ status: 304, text: '' });
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.line?.bytes).toBe(0);
    }
    expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await ask('/', { 'if-none-match': etag, cookie: 'lang=ru' })).status).toBe(200);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const { ask } = setUp();
    const get = await ask();
    const head = await ask('/', {}, 'HEAD');
    expect(head.text).toBe('');
    expect(head.line?.method).toBe('HEAD');
    expect([...head.headers]).toEqual([...get.headers]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const { ask, calls } = setUp();
    const page = await ask('/', {}, method);
    expect(page.status).toBe(405);
    expect(page.headers.get('allow')).toBe('GET, HEAD');
    expect(calls).toHaveLength(0);
  });

  test.each(['/assets/index-1.js', '/favicon.ico', '/wp-login.php', '/assets/none'])(
    '%s is no page',
    async (path) => {
      const { ask } = setUp();
      const page = await ask(path);
      expect(page.status).toBe(404);
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.line).toMatchObject({ source: 'file', path: '' });
    },
  );

  test('each request is one line of the log', async () => {
    const { ask, lines } = setUp();
    await ask('/profile/orders/778899?phone=998901234567', { cookie: 'token=1; lang=ru' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toEqual({
      time: '2026-11-24T12:00:00.000Z',
      method: 'GET',
      host: 'demo.shop.test',
      path: '/profile/orders/:id',
      status: 200,
      source: 'rendered',
      ms: expect.any(Number),
      bytes: expect.any(Number),
    });
  });
});
