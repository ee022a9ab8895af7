import { expect, test } from 'vitest';
import { createRowHeights } from './LongList';

test('rows that were never seen are as high as the mean of the first ones', () => {
  const heights = createRowHeights();
  expect(heights.isKnown()).toBe(false);
  heights.set(0, 50);
  heights.set(1, 70);
  expect(heights.between(0, 4)).toBe(240);
  expect(heights.rowAt(125, 10_000)).toBe(2);
  expect(heights.rowAt(-300, 10_000)).toBe(0);
  expect(heights.rowAt(1e9, 10_000)).toBe(9999);
  // rows above the screen do not move because later ones are higher
  heights.set(100, 1000);
  expect(heights.between(2, 100)).toBe(98 * 60);
  expect(heights.isKnown()).toBe(true);
  heights.clear();
  expect(heights.between(0, 4)).toBe(0);
});
