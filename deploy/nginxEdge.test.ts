import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reply, siteOf } from './edge/edge.testing';
import { plainHeaders } from './headers';
import { hasNginx } from './nginx.testing';
import { startBehindNginx } from './nginxEdge.testing';

// nginx in front of the edge, configured by the files that an operator copies (storefront-edge.conf).

let running: Awaited<ReturnType<typeof startBehindNginx>>;

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const title = hasNginx()
  ? 'nginx in front of the edge'
  : 'nginx in front of the edge (skipped: no nginx with the brotli module on this machine)';

describe.skipIf(!hasNginx())(title, () => {
  beforeEach(async () => {
    running = await startBehindNginx();
  });
  afterEach(() => running.stop());

  const ask = (path?: string, headers?: Record<string, string>) => running.ask(path, headers);
  const pages = () => running.edge.lines.filter(({ source }) => source !== 'file').length;

  test('passes a rendered page on, and keeps it for the next visit', async () => {
    const first = await ask();
    expect(first.status).toBe(200);
    expect(first.text).toContain('plov of id-demo');
    expect(first.headers['strict-transport-security']).toBeUndefined();
    expect(first.headers['cache-control']).toBe('no-cache');
    expect((await ask('/product/7')).text).toContain('early-sheet');
    expect(pages()).toBe(2);
    expect((await ask('/', { cookie: 'theme=dark; secret=1' })).text).toBe(first.text);
    expect(pages()).toBe(2);
  });

  test('never keeps a plain page', async () => {
    running.edge.behaviour.reply = () => new Response('', { status: 503 });
    expect((await ask()).text).not.toContain('plov');
    running.edge.behaviour.reply = reply;
    running.edge.clock.now += 10_000;
    expect((await ask()).text).toContain('plov of id-demo');
  });

  test('serves a page that it kept while the edge is down, and else the static page', async () => {
    await ask();
    running.stopEdge();
    expect((await ask()).text).toContain('plov of id-demo');
    const other = await ask('/', { host: 'osh.shop.test' });
    expect(other.status).toBe(200);
    expect(other.text).toContain('<div class="early"></div>');
  });

  test('passes on that a page does not exist, and that a shop is switched off, and keeps neither', async () => {
    expect((await ask('/product/none')).status).toBe(404);
    const made = pages();
    expect((await ask('/product/none')).status).toBe(404);
    expect(pages()).toBe(made + 1);
    running.edge.behaviour.reply = () => Response.json({ id: 7, isActive: false });
    const blocked = await ask('/', { host: 'osh.shop.test' });
    expect(blocked.status).toBe(503);
    expect(blocked.headers['retry-after']).toBe('3600');
    expect(blocked.text).toContain('<div class="early"></div>');
    expect((await ask('/product/7', { cookie: 'lang=xx' })).status).toBe(404);
  });

  test('visitors who come together do not wait for each other, whether their page may be kept or not', async () => {
    for (const isActive of [true, false]) {
      await running.stop();
      running = await startBehindNginx({ together: 3 });
      if (!isActive) running.edge.behaviour.reply = () => Response.json({ id: 7, isActive });
      const status = isActive ? 200 : 503;
      const got = await Promise.all([ask(), ask(), ask()]);
      expect(got.map((answer) => answer.status)).toEqual([status, status, status]);
      if (isActive) for (const { text } of got) expect(text).toContain('plov of id-demo');
    }
  });

  test('lets go of what it kept, however often it is asked, once the edge says something else', async () => {
    await running.stop();
    running = await startBehindNginx({ isBriefly: true });
    expect((await ask()).status).toBe(200);
    running.edge.behaviour.reply = () => Response.json({ id: 7, isActive: false });
    running.edge.clock.now += 10 * 60_000;
    const becomes503 = async () => expect((await ask()).status).toBe(503);
    await vi.waitFor(becomes503, { timeout: 15_000, interval: 250 });
  });

  test('lets go of what it kept also while the edge stays down, however often it is asked', async () => {
    await running.stop();
    running = await startBehindNginx({ isBriefly: true });
    expect((await ask()).text).toContain('plov of id-demo');
    expect((await ask('/sitemap.xml')).status).toBe(200);
    running.stopEdge();
    const isStatic = async () => expect((await ask()).text).toContain('<div class="early"></div>');
    await vi.waitFor(isStatic, { timeout: 15_000, interval: 250 });
    const noFile = async () => expect((await ask('/sitemap.xml')).status).toBe(404);
    await vi.waitFor(noFile, { timeout: 15_000, interval: 250 });
  });

  test('leads a search engine on from a host that has moved, and nobody else', async () => {
    await running.stop();
    const sites = { 'old.shop.test': siteOf({ movedTo: 'https://new.shop.test' }) };
    running = await startBehindNginx({ edge: { sites } });
    const host = 'old.shop.test';
    const robot = {
      host,
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    };
    expect((await ask('/about', { host })).status).toBe(200);
    const led = await ask('/ru/about?utm=1', robot);
    expect([led.status, led.headers.location]).toEqual([308, 'https://new.shop.test/ru/about']);
    expect((await ask('/about', robot)).status).toBe(308);
    expect((await ask('/about', { host, 'user-agent': 'Telegram-Android' })).status).toBe(200);
  });

  test('passes on the files of each shop, and without the edge serves what the build has', async () => {
    expect((await ask('/robots.txt')).text).toContain('https://demo.shop.test/sitemap.xml');
    const osh = { host: 'osh.shop.test' };
    expect((await ask('/robots.txt?x=1', osh)).text).toContain('https://osh.shop.test/');
    const map = await ask('/sitemap.xml', { cookie: 'lang=ar', 'user-agent': 'Telegram' });
    expect(map.text).toContain('<loc>https://demo.shop.test/</loc>');
    expect(map.headers['content-type']).toBe('application/xml; charset=utf-8');
    const asked = running.edge.lines.length;
    expect((await ask('/sitemap.xml')).text).toBe(map.text);
    expect(running.edge.lines).toHaveLength(asked);
    expect(JSON.parse((await ask('/manifest.webmanifest')).text).start_url).toBe('/');
    running.stopEdge();
    const other = { host: 'other.shop.test' };
    const robots = await ask('/robots.txt', other);
    expect(robots).toMatchObject({ status: 200, text: 'of the build' });
    expect(robots.headers).toMatchObject({
      'cache-control': 'no-cache',
      ...lowerCase(plainHeaders),
    });
    expect((await ask('/sitemap.xml', other)).status).toBe(404);
  });

  test('serves files by itself, and a missing one is a 404', async () => {
    expect((await ask('/assets/index-1.css')).text).toBe('.home{color:red}');
    expect((await ask('/assets/index-0.css')).status).toBe(404);
    expect(running.edge.lines).toEqual([]);
  });
});
