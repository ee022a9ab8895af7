import { expect, test } from 'vitest';
import { acceptedCodec } from './codec';
import { nodeCodecs } from './nodeCodecs';
import { hostName, isFile, routeOf } from './visit';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/product/12', '/product/:id'],
  ['/product/12/', '/product/:id'],
  ['/product/12/more', '/unknown'],
  ['/profile/orders/7/map', '/profile/orders/:id/map'],
  ['/checkout/promo', '/checkout/promo'],
  ['/nothing', '/unknown'],
])('the page %s is of the class %s', (path, pattern) => {
  expect(routeOf(path).pattern).toBe(pattern);
});

test.each([
  ['shop.uz', 'shop.uz'],
  ['SHOP.uz:443', 'shop.uz'],
  ['shop.uz.', 'shop.uz'],
  ['my_shop.example.uz', 'my_shop.example.uz'],
  ['.', null],
  ['shop.uz:x', null],
  ['shop,uz', null],
  ['evil.test"><script>', null],
  ['a b.test', null],
  ['demo.shop.test/x', null],
  ['[::1]', null],
  ['user@shop.test', null],
  ['ex*ample.test', null],
  ['', null],
])('the host of %s is %s', (header, host) => {
  expect(hostName(header)).toBe(host);
});

test('a file is what has an extension, and all of /assets', () => {
  expect(['/assets/x', '/a.js', '/robots.txt'].every(isFile)).toBe(true);
  expect(['/', '/product/1', '/a.js/b'].some(isFile)).toBe(false);
});

test('a coding is used when it is accepted', () => {
  const accepted = (header: string | null) => acceptedCodec(header, nodeCodecs.slice(1))?.name;
  expect(accepted('gzip, br')).toBe('gzip');
  expect(accepted('br, GZIP;q=0.5')).toBe('gzip');
  expect(accepted('gzip;q=0.0')).toBeUndefined();
  expect(accepted('xgzip')).toBeUndefined();
  expect(accepted(null)).toBeUndefined();
});
