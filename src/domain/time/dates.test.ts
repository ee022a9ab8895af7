import { expect, it } from 'vitest';
import { formatDateTime, shortDate } from './dates';

it('a date uses the merchant’s time zone', () => {
  const at = Date.parse('2026-03-04T20:05:00Z');
  expect(formatDateTime(at, 'Asia/Tashkent')).toBe('05.03.2026 01:05');
  expect(formatDateTime(at, 'UTC')).toBe('04.03.2026 20:05');
});

it('a short date has no year', () => {
  expect(shortDate('2026-03-04')).toBe('04.03');
});
