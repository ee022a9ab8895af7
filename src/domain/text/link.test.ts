import { expect, test } from 'vitest';
import { readLink } from './link';

const shop = { origin: 'https://shop.uz', hostname: 'shop.uz' };
const development = { origin: 'http://localhost:5173', hostname: 'localhost' };

test.each([
  ['https://pay.uz/checkout?id=1', 'web'],
  ['HTTPS://pay.uz', 'web'],
  ['https://shop.uz.evil.uz', 'web'],
  ['https://shop.uz:8080/', 'web'],
  ['tel:+998901234567', 'device'],
  ['mailto:a@b.uz', 'device'],
  ['tg://resolve?domain=shop', 'telegram'],
  ['https://t.me/shop', 'telegram'],
  ['https://telegram.me/$invoice', 'telegram'],
  ['https://t.media/shop', 'web'],
  ['/product/7', 'shop'],
  ['product/7', 'shop'],
  ['?a=1', 'shop'],
  ['#top', 'shop'],
] as const)('%s leads to: %s', (url, to) => {
  expect(readLink(` ${url} `, shop)).toEqual({ to, url });
});

test('a host without its protocol is a page', () => {
  for (const typed of ['instagram.com/shop', 'shop.example.uz:8080/a?b'])
    expect(readLink(typed, shop)).toEqual({ to: 'web', url: `https://${typed}` });
  expect(readLink('t.me/shop', shop)?.to).toBe('telegram');
  expect(readLink('shop.uz/product/7', shop)).toEqual({ to: 'shop', url: '/product/7' });
});

test('a mail to somebody has no text that somebody else wrote', () => {
  const url = 'mailto:a@b.uz';
  expect(readLink(`${url}?subject=x&body=y`, shop)).toEqual({ to: 'device', url });
});

test('a page of the shop itself is a path of it', () => {
  const paths = ['https://shop.uz', 'https://SHOP.uz/a?b', 'https://shop.uz?a'];
  expect(paths.map((url) => readLink(url, shop))).toEqual(
    ['/', '/a?b', '?a'].map((url) => ({ to: 'shop', url })),
  );
});

test('http is for developers', () => {
  expect(readLink('http://pay.uz/', shop)).toBeNull();
  expect(readLink('http://localhost:8080/pay', development)?.to).toBe('web');
  expect(readLink('http://localhost:5173/pay', development)?.to).toBe('shop');
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\u200bscript:alert(1)',
  'jar:https://evil.uz!/x',
  'feed:javascript:alert(1)',
  'intent://evil.uz#Intent;scheme=https;end',
  'itms-apps://apple.com/app',
  'data:text/html,<script>',
  'blob:https://shop.uz/1',
  'vbscript:x',
  'view-source:https://shop.uz',
  'file:///etc/passwd',
  'ws://evil.uz',
  'sms:1',
  'tel:javascript',
  'mailto:evil',
  'tg:javascript:alert(1)',
  'tg://proxy?server=evil.uz',
  'tg://socks?server=evil.uz',
  'tg://login?code=1',
  'filesystem:https://shop.uz/1',
  '//evil.uz',
  ' //evil.uz',
  '/\\evil.uz',
  '\\\\evil.uz',
  'https:evil.uz',
  'https:/evil.uz',
  'https:\\\\evil.uz',
  'https://shop.uz@evil.uz',
  'https://shop.uz:x@evil.uz',
  'https://shop.uz\u202egnp.live',
  'https://',
  'https:///evil.uz',
  '/a\u0000b',
  '',
  '  ',
])('%j is text', (url) => {
  expect(readLink(url, shop)).toBeNull();
  expect(readLink(url, development)).toBeNull();
});
