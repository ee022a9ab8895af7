import { describe, expect, test } from 'vitest';
import { closedRobotsText, robotsText } from '../robotsText';
import { type Call, reply, setUp, siteOf } from './edge.testing';

const withProducts = (call: Call) =>
  call.url.includes('/products/')
    ? Response.json({ products: [{ id: '12' }, { id: '13' }] })
    : reply(call);

describe('/robots.txt', () => {
  test('names the sitemap of its host, and asks the API nothing', async () => {
    const { ask, calls } = setUp();
    const { status, text, headers, line } = await ask('/robots.txt');
    expect({ status, text }).toEqual({ status: 200, text: robotsText('https://demo.shop.test') });
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(line).toMatchObject({ path: '/robots.txt', source: 'file' });
    expect(calls).toEqual([]);
    expect((await ask('/robots.txt', {}, 'HEAD')).text).toBe('');
  });

  test('has no sitemap at a host that nobody has named', async () => {
    const { ask } = setUp();
    expect((await ask('/robots.txt', { host: 'evil.test' })).text).toBe(robotsText());
  });

  test('closes what is for trying only: a development host, and the hosts of the demo', async () => {
    const VITE_BRANDS = '{"brands":{"demo":{"hosts":["test.shop.test"],"merchantIds":[]}}}';
    const site = siteOf({ settings: { VITE_API_BASE_URL: 'https://api.test', VITE_BRANDS } });
    const { ask } = setUp({ sites: { '*.shop.test': site, localhost: siteOf() } });
    for (const host of ['localhost:4180', 'test.shop.test'])
      expect((await ask('/robots.txt', { host })).text).toBe(closedRobotsText);
    expect((await ask('/robots.txt', { host: 'osh.shop.test' })).text).toContain('Sitemap:');
  });
});

describe('/sitemap.xml', () => {
  test('names the pages of the shop, at its host', async () => {
    const { ask } = setUp({ reply: withProducts });
    const { status, text, headers, source } = await ask('/sitemap.xml?utm=1', {
      cookie: 'lang=ru',
    });
    expect({ status, source }).toEqual({ status: 200, source: 'rendered' });
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(headers.get('x-accel-expires')).toBe('10');
    expect(text).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+" xmlns:xhtml="[^"]+">\n/,
    );
    const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual([
      'https://demo.shop.test/',
      'https://demo.shop.test/product/12',
      'https://demo.shop.test/product/13',
    ]);
  });

  test('is one for everybody, and follows the catalogue', async () => {
    const { ask, behaviour, clock, calls } = setUp({ reply: withProducts });
    await ask('/sitemap.xml', { cookie: 'lang=ar', 'user-agent': 'Telegram-Android' });
    expect((await ask('/sitemap.xml')).source).toBe('cached');
    expect(calls).toHaveLength(3);
    behaviour.reply = reply;
    clock.now += 30 * 60_000;
    expect((await ask('/sitemap.xml')).text).not.toContain('/product/12');
  });

  test('has the parts that it needs', async () => {
    const { ask } = setUp({ reply: withProducts });
    expect((await ask('/sitemap-1.xml')).text).toContain('/product/12');
    expect(await ask('/sitemap-2.xml')).toMatchObject({ status: 404, text: '' });
    expect(await ask('/sitemap-0.xml')).toMatchObject({ status: 404, source: 'file' });
  });

  test.each<[string, number, (call: Call) => Response, Record<string, string>]>([
    ['an unknown merchant', 404, () => Response.json({}, { status: 404 }), {}],
    ['an unlisted host', 404, reply, { host: 'evil.test' }],
    ['a shop that is switched off', 503, () => Response.json({ id: 7, isActive: false }), {}],
    ['an API that is down', 503, () => new Response('', { status: 500 }), {}],
  ])('of %s is a %i', async (_, status, respond, headers) => {
    const { ask } = setUp({ reply: respond });
    const file = await ask('/sitemap.xml', headers);
    expect(file.status).toBe(status);
    expect(file.headers.get('retry-after')).toBe(status === 503 ? '60' : null);
    expect(file.headers.get('x-accel-expires')).toBe('0');
  });
});

describe('/manifest.webmanifest', () => {
  test('is the shop’s, in the merchant’s language, no matter who asks', async () => {
    const { ask } = setUp();
    const { status, text, headers } = await ask('/manifest.webmanifest', { cookie: 'lang=ru' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/manifest+json');
    expect(JSON.parse(text)).toEqual({ lang: 'uz', start_url: '/' });
  });

  test('of a development host starts its own merchant', async () => {
    const { ask } = setUp({ sites: { localhost: siteOf() } });
    const host = 'localhost:4180';
    const { text } = await ask('/manifest.webmanifest?vendor=osh', { host });
    expect(JSON.parse(text).start_url).toBe('/?vendor=osh');
    expect((await ask('/manifest.webmanifest', { host })).status).toBe(404);
  });
});
