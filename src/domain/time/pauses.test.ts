import { expect, test } from 'vitest';
import { pauseMs } from './pauses';

const none = 0;
const most = 0.999_999;

test('pauses grow from the first one, and the last one repeats', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7].map((tries) => pauseMs(10, tries) / 1000);
  expect(pauses).toEqual([10, 15, 20, 30, 60, 60, 60]);
});

test('a pause is up to a quarter longer, so that not all who wait come back at once', () => {
  expect(pauseMs(2, 1, none)).toBe(2000);
  expect(pauseMs(2, 1, 0.5)).toBe(2250);
  expect(Math.round(pauseMs(2, 1, most))).toBe(2500);
});

test('no pause is longer than the next one of the same person', () => {
  for (let tries = 1; tries < 11; tries += 1)
    expect(pauseMs(0.5, tries, most)).toBeLessThan(pauseMs(0.5, tries + 1, none));
});
