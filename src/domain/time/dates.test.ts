import { expect, it } from 'vitest';
import { formatDateTime, shortDate, shortDateAhead } from './dates';

it('a date uses the merchant’s time zone', () => {
  const at = Date.parse('2026-03-04T20:05:00Z');
  expect(formatDateTime(at, 'Asia/Tashkent')).toBe('05.03.2026 01:05');
  expect(formatDateTime(at, 'UTC')).toBe('04.03.2026 20:05');
});

it('a short date has no year', () => {
  expect(shortDate('2026-03-04')).toBe('04.03');
});

it('a short date some days ahead counts from today in the merchant’s time zone', () => {
  const at = Date.parse('2026-02-24T20:05:00Z');
  expect(shortDateAhead(0, at, 'UTC')).toBe('24.02');
  expect(shortDateAhead(7, at, 'UTC')).toBe('03.03');
  expect(shortDateAhead(7, at, 'Asia/Tashkent')).toBe('04.03');
});
