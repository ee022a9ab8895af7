import { expect, test } from 'vitest';
import { noneSince } from './noneSince';

const minute = 60_000;
const now = Date.UTC(2026, 10, 24, 12);

test('none is not believed the first time, and the mark is now', () => {
  expect(noneSince(null, now)).toBe(now);
});

test('less than ten minutes later the mark stays; after that none is believed', () => {
  for (const minutes of [0, 1, 9]) {
    const mark = now - minutes * minute;
    expect(noneSince(mark, now)).toBe(mark);
  }
  for (const minutes of [10, 60, 24 * 60 + 5])
    expect(noneSince(now - minutes * minute, now)).toBeNull();
});

test.each([
  ['older than two days', now - 48 * 60 * minute - 1],
  ['of the future', now + minute],
  ['no number', Number.NaN],
])('a mark that is %s does not count', (_, mark) => {
  expect(noneSince(mark, now)).toBe(now);
});
