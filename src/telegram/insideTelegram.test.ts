import { expect, test } from 'vitest';
import { telegramLink } from './insideTelegram';

test.each([
  ['https://t.me/shop', 'https://t.me/shop'],
  ['tg://resolve?domain=shop', 'https://t.me/shop'],
  ['tg:resolve?domain=shop_bot&start=a%20b', 'https://t.me/shop_bot?start=a+b'],
  ['tg://resolve?domain=a/b', null],
  ['tg://privacy?', null],
  ['https://t.media/shop', null],
  ['https://evil.example/?https://t.me/', null],
])('%s becomes %s', (url, expected) => {
  expect(telegramLink(url)).toBe(expected);
});
