import fc from 'fast-check';
import { expect, test } from 'vitest';
import { publicUrl } from './hidePersonal';
import { paths } from './paths';
import { addressPaths } from './sheetPaths';

test.each([
  [paths.order('17'), '/profile/orders'],
  [paths.orderMap('17'), '/profile/orders'],
  [paths.confirmOrder('17'), '/checkout/confirm'],
  [addressPaths.detailsOf('9'), '/address/delivery/details'],
  [paths.search('halol osh'), '/search'],
  [paths.shared('abc'), '/basket'],
  ['/nowhere/998901234567', '/'],
])('%s is %s', (url, open) => {
  expect(publicUrl(url)).toBe(open);
});

test.each([
  paths.home,
  paths.product('plov', '2'),
  paths.category('7'),
  paths.branch('chorsu'),
  paths.story('1'),
  paths.vacancy('1'),
  paths.checkout,
])('%s stays', (url) => {
  expect(publicUrl(url)).toBe(url);
});

test('no id of an order and no word is left', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w ]{6,}$/), (secret) => {
      for (const url of [paths.order(secret), paths.orderGrade(secret), paths.search(secret)])
        expect(decodeURIComponent(publicUrl(url))).not.toContain(secret);
    }),
  );
});
