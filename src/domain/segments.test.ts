import { expect, test } from 'vitest';
import { dropSegments } from './segments';

test('a language and a page leave the path in any order', () => {
  expect(dropSegments('/ru/basket')).toEqual({ language: 'ru', page: null, path: '/basket' });
  expect(dropSegments('/uz/2')).toEqual({ language: 'uz', page: '2', path: '/' });
  expect(dropSegments('/1/ru/product/7')).toEqual({
    language: 'ru',
    page: '1',
    path: '/product/7',
  });
});

test('what only looks like a segment stays', () => {
  expect(dropSegments('/rubber')).toEqual({ language: null, page: null, path: '/rubber' });
  expect(dropSegments('/product/2')).toEqual({ language: null, page: null, path: '/product/2' });
  expect(dropSegments('/eng/basket').path).toBe('/eng/basket');
  expect(dropSegments('/ru/uz').path).toBe('/uz');
});
