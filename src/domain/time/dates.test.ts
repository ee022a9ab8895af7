import { expect, it } from 'vitest';
import { formatDateTime, shortDate } from './dates';

it('a date is read by the merchant’s clock', () => {
  const at = Date.parse('2026-03-04T20:05:00Z');
  expect(formatDateTime(at, 'Asia/Tashkent')).toBe('05.03.2026 01:05');
  expect(formatDateTime(at, 'UTC')).toBe('04.03.2026 20:05');
});

it('a day of the near future needs no year', () => {
  expect(shortDate('2026-03-04')).toBe('04.03');
});
