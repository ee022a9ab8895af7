import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStartParam } from '../start/channel';
import { productLink } from './shareLink';

const link = (bot: string | null, productId = 'plov-1', vendor: string | null = null) =>
  productLink({ productId, bot, origin: 'https://demo.example', vendor });

describe('the link of a product', () => {
  it.each([
    ['https://t.me/shop_bot', 'https://t.me/shop_bot?startapp=product_plov-1'],
    ['http://t.me/shop_bot/', 'https://t.me/shop_bot?startapp=product_plov-1'],
    ['t.me/shop_bot/menu', 'https://t.me/shop_bot/menu?startapp=product_plov-1'],
    ['https://t.me/shop_bot/menu?startapp=x', 'https://t.me/shop_bot/menu?startapp=product_plov-1'],
    ['https://telegram.me/shop_bot', 'https://t.me/shop_bot?startapp=product_plov-1'],
    ['@shop_bot', 'https://t.me/shop_bot?startapp=product_plov-1'],
    ['shop_bot', 'https://t.me/shop_bot?startapp=product_plov-1'],
  ])('goes through the bot %s', (bot, url) => {
    expect(link(bot)).toBe(url);
  });

  it.each([null, '', 'https://evil.example/shop_bot', 'javascript:alert(1)', 't.me/+abc'])(
    'is the shop’s URL without a valid bot: %j',
    (bot) => expect(link(bot)).toBe('https://demo.example/product/plov-1'),
  );

  it('is the shop’s URL when Telegram cannot carry the id, with the merchant if needed', () => {
    expect(link('@shop_bot', 'a b')).toBe('https://demo.example/product/a%20b');
    expect(link(null, '7', 'demo')).toBe('https://demo.example/product/7?vendor=demo');
  });

  it('through the bot opens the same product', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{1,40}$/), (id) => {
        const start = new URL(link('@shop_bot', id)).searchParams.get('startapp');
        expect(parseStartParam(start)).toEqual({ kind: 'product', id });
      }),
    );
  });
});
