import { expect, it } from 'vitest';
import { withViewed } from './recentlyViewed';

it('a product that is viewed again comes first, once', () => {
  expect(withViewed(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
});

it('twelve products are kept', () => {
  const viewed = [...'abcdefghijklmnop'].reduce<readonly string[]>(withViewed, []);
  expect(viewed.join('')).toBe('ponmlkjihgfe');
});
