import { expect, test } from 'vitest';
import { readHosts } from '../readHosts';
import { setUp, siteOf } from './edge.testing';

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const people = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  'Mozilla/5.0 (Linux; Android 12; CUBOT NOTE 20) AppleWebKit/537.36 Telegram-Android/11.2',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  'TelegramBot (like TwitterBot)',
  '',
];

const moved = () =>
  setUp({ sites: { 'old.shop.test': siteOf({ movedTo: 'https://new.shop.test' }) } });
const host = 'old.shop.test';

test('a search engine is led to where the shop has moved, page by page', async () => {
  const { ask, calls } = moved();
  for (const path of ['/', '/ru/product/12', '/about']) {
    const { status, headers, source } = await ask(`${path}?utm=1`, {
      host,
      'user-agent': googlebot,
    });
    expect([status, source]).toEqual([308, 'moved']);
    expect(headers.get('location')).toBe(`https://new.shop.test${path}`);
    expect(headers.get('vary')).toBe('User-Agent');
    expect(headers.get('x-accel-expires')).toBe('0');
  }
  expect(calls).toEqual([]);
});

test.each(people)(
  '“%s” gets the shop where it is, whose head names the new address',
  async (agent) => {
    const { status, text } = await moved().ask('/about', { host, 'user-agent': agent });
    expect(status).toBe(200);
    expect(text).toContain('<link rel="canonical" href="https://new.shop.test/about">');
  },
);

test('the new address does not get the page of the old one, nor the old that of the new', async () => {
  const reportingTo = (name: string) => ({
    ...siteOf().host.settings,
    VITE_REPORT_URL: `https://${name}.reports.test`,
  });
  const { ask } = setUp({
    sites: {
      'one.old.test': siteOf({ movedTo: 'https://one.new.test', settings: reportingTo('old') }),
      'one.new.test': siteOf({ settings: reportingTo('new') }),
    },
  });
  for (const name of ['old', 'new', 'old']) {
    const { text } = await ask('/', { host: `one.${name}.test` });
    expect(text).toContain(`https://${name}.reports.test`);
  }
});

test('no screen of a person, no unknown path and no other host is led anywhere', async () => {
  const { ask } = moved();
  for (const path of ['/basket', '/profile/orders/7', '/nothing'])
    expect((await ask(path, { host, 'user-agent': googlebot })).status).not.toBe(308);
  expect((await ask('/', { 'user-agent': googlebot })).status).toBe(200);
});

test.each<[unknown, string]>([
  [{ 'old.uz': { movedTo: 'https://old.uz' } }, 'which has moved itself'],
  [
    { 'a.uz': { movedTo: 'https://b.uz' }, 'b.uz': { movedTo: 'https://a.uz' } },
    'which has moved itself',
  ],
  [{ '*.old.uz': { movedTo: 'https://new.uz' } }, 'is for one host'],
  [{ '*': { movedTo: 'https://new.uz' } }, 'is for one host'],
  [{ 'old.uz': { movedTo: 'http://new.uz' } }, 'movedTo'],
  [{ 'old.uz': { movedTo: 'https://new.uz/shop' } }, 'movedTo'],
  [{ 'old.uz': { movedTo: 7 } }, 'movedTo'],
  [{ 'old.uz': { movedTo: 'https://old.uz.' } }, 'which has moved itself'],
])('%o is refused', (list, why) => {
  expect(() => readHosts(list)).toThrow(why);
});
