import { expect, test } from 'vitest';
import { contentLink, isForTable } from './contentLink';

test('a product takes precedence over a category, and that over a URL', () => {
  const url = 'https://a.example';
  expect(contentLink({ productId: '1', categoryId: '2', url })).toEqual({ to: 'product', id: '1' });
  expect(contentLink({ productId: null, categoryId: '2', url })).toEqual({
    to: 'category',
    id: '2',
  });
  expect(contentLink({ url: ` ${url} ` })).toEqual({ to: 'url', url });
  expect(contentLink({ productId: '', categoryId: null, url: '  ' })).toBeNull();
});

test('a guest at a table is shown dishes, not what is said to those who have food brought', () => {
  expect(isForTable({ link: { to: 'product', id: '1' } })).toBe(true);
  expect(isForTable({ link: { to: 'category', id: '2' } })).toBe(true);
  expect(isForTable({ link: { to: 'url', url: 'https://a.example' } })).toBe(false);
  expect(isForTable({ link: null })).toBe(false);
});
