import { expect, test } from 'vitest';
import { segmentLanguages, stripPathPrefixes } from './pathPrefixes';

test('language and page segments are stripped in any order', () => {
  expect(stripPathPrefixes('/ru/basket')).toEqual({ language: 'ru', page: null, path: '/basket' });
  expect(stripPathPrefixes('/uz/2')).toEqual({ language: 'uz', page: '2', path: '/' });
  expect(stripPathPrefixes('/1/ru/product/7')).toEqual({
    language: 'ru',
    page: '1',
    path: '/product/7',
  });
});

test('similar segments are kept', () => {
  expect(stripPathPrefixes('/rubber')).toEqual({ language: null, page: null, path: '/rubber' });
  expect(stripPathPrefixes('/product/2')).toEqual({
    language: null,
    page: null,
    path: '/product/2',
  });
  expect(stripPathPrefixes('/eng/basket').path).toBe('/eng/basket');
  expect(stripPathPrefixes('/ru/uz').path).toBe('/uz');
});

test('each language that has a segment is taken from the path', () => {
  for (const language of segmentLanguages)
    expect(stripPathPrefixes(`/${language}/basket`)).toMatchObject({ language, path: '/basket' });
});
