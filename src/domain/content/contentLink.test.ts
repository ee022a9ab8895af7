import { expect, test } from 'vitest';
import { contentLink } from './contentLink';

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
