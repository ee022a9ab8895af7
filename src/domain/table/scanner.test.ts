import { expect, test } from 'vitest';
import { canScan } from './scanner';

const phone = { isInside: true, platform: 'android', version: '6.4' };

test('mobile Telegram clients scan codes from 6.4', () => {
  expect(canScan(phone)).toBe(true);
  expect(canScan({ ...phone, version: '8.0' })).toBe(true);
  expect(canScan({ ...phone, version: '6.10' })).toBe(true);
  expect(canScan({ ...phone, version: '6.3' })).toBe(false);
});

test('desktop, web clients and plain browsers do not', () => {
  expect(canScan({ ...phone, platform: 'tdesktop' })).toBe(false);
  expect(canScan({ ...phone, platform: 'weba' })).toBe(false);
  expect(canScan({ isInside: false, platform: 'web', version: '0' })).toBe(false);
});
