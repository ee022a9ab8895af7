import { expect, test } from 'vitest';
import { pauseLeft, tableTimeLeft } from './waiterCall';

const at = Date.UTC(2026, 4, 13, 7);

test('the same call is blocked for a minute', () => {
  expect(pauseLeft(null, at)).toBe(0);
  expect(pauseLeft(at, at)).toBe(60_000);
  expect(pauseLeft(at, at + 59_000)).toBe(1000);
  expect(pauseLeft(at, at + 60_000)).toBe(0);
});

test('a clock that was set back does not block calls', () => {
  expect(pauseLeft(at, at - 3_600_000)).toBe(0);
});

test('a table expires three hours after its scan', () => {
  expect(tableTimeLeft(at, at)).toBe(3 * 3_600_000);
  expect(tableTimeLeft(at, at + 2 * 3_600_000)).toBe(3_600_000);
});
