import { expect, test } from 'vitest';
import { cutleryOf } from './cutlery';

test.each([
  [3, 3],
  [0, 0],
  [-1, 0],
  [99, 20],
  [1.5, 0],
  ['2', 0],
  [null, 0],
])('a stored number of %j cutlery sets is %d', (stored, count) => {
  expect(cutleryOf(stored)).toBe(count);
});
