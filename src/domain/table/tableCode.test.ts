import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHostKeys } from '../start/host';
import { canScan, readTableCode } from './tableCode';

const hosts = readHostKeys('order.demo.uz=demo');
const shop = { key: 'demo', botLink: 'https://t.me/Oltin_bot', hosts };
const seven = { tableId: '7', hallId: 'zal', branchId: 'markaz' };

describe('a table code', () => {
  test.each([
    'https://demo.storefront.uz/?tableId=7&hallId=zal&branchId=markaz',
    'https://order.demo.uz/?tableId=7&hallId=zal&branchId=markaz',
    'http://localhost:5173/?vendor=demo&table=7&hall=zal&branch=markaz',
    'https://t.me/oltin_bot/shop?startapp=table_markaz_zal_7',
    'https://t.me/oltin_bot?start=table_markaz_zal_7',
    ' table_markaz_zal_7 ',
  ])('%s is this shop’s table', (code) => {
    expect(readTableCode(code, shop)).toEqual({ kind: 'table', table: seven });
  });

  test.each([
    'https://bloom.storefront.uz/?tableId=7',
    'http://localhost:5173/?vendor=bloom&tableId=7',
    'https://t.me/bloom_bot/shop?startapp=table_a_b_7',
  ])('%s is another shop’s', (code) => {
    expect(readTableCode(code, shop).kind).toBe('otherShop');
  });

  test.each([
    '',
    'https://demo.storefront.uz/',
    'https://t.me/oltin_bot?startapp=product_5',
    'product_5',
    'WIFI:S:guests;P:secret;;',
    'javascript:alert(1)',
  ])('%s is not a table', (code) => {
    expect(readTableCode(code, shop).kind).toBe('unknown');
  });

  test('any bot is accepted if the shop’s bot is unknown', () => {
    const code = 'https://t.me/whoever?startapp=table_a_b_7';
    expect(readTableCode(code, { ...shop, botLink: null }).kind).toBe('table');
  });

  test('with escapes is decoded as in a browser', () => {
    const code = 'https://demo.storefront.uz/?tableId=VIP%201&hall=100%';
    expect(readTableCode(code, shop)).toEqual({
      kind: 'table',
      table: { tableId: 'VIP 1', hallId: '100%', branchId: null },
    });
  });

  test('never throws, whatever it contains', () => {
    fc.assert(fc.property(fc.string(), (code) => void readTableCode(code, shop)));
  });
});

const phone = { isInside: true, platform: 'android', version: '6.4' };

test('mobile Telegram clients scan codes from 6.4', () => {
  expect(canScan(phone)).toBe(true);
  expect(canScan({ ...phone, version: '8.0' })).toBe(true);
  expect(canScan({ ...phone, version: '6.10' })).toBe(true);
  expect(canScan({ ...phone, version: '6.3' })).toBe(false);
});

test('desktop, web clients and plain browsers do not', () => {
  expect(canScan({ ...phone, platform: 'tdesktop' })).toBe(false);
  expect(canScan({ ...phone, platform: 'weba' })).toBe(false);
  expect(canScan({ isInside: false, platform: 'web', version: '0' })).toBe(false);
});
