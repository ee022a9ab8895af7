import { beforeEach, expect, test } from 'vitest';
import * as clock from './clock';

const minute = 60_000;
const day = 24 * 60 * minute;
const noon = Date.UTC(2026, 2, 4, 7);

/** Reports a server time that differs from the device's clock. */
const hear = (server: number, device: number, more = {}) =>
  clock.syncServerTime({ server, device, sinceStart: device, isFresh: false, ...more });

beforeEach(clock.reset);

test('the device’s clock is used until the server’s time is known', () => {
  expect(clock.corrected(noon)).toBe(noon);
});

test('a clock that is a day off in either direction is corrected', () => {
  expect(hear(noon, noon - day)).toBe(true);
  expect(clock.corrected(noon - day + minute)).toBe(noon + minute);
  clock.reset();
  hear(noon, noon + day);
  expect(clock.corrected(noon + day)).toBe(noon);
});

test('a difference of a minute or of the response time is ignored', () => {
  expect(hear(noon, noon + minute)).toBe(false);
  expect(clock.corrected(noon)).toBe(noon);
});

test('an older response from the browser’s cache does not undo the correction', () => {
  hear(noon, noon - day);
  hear(noon - 60 * minute, noon - day);
  expect(clock.corrected(noon - day)).toBe(noon);
});

test('a fresh response is trusted in either direction', () => {
  hear(noon, noon - day);
  hear(noon + 5 * minute, noon + 5 * minute, { isFresh: true });
  expect(clock.corrected(noon)).toBe(noon);
});

test('a device clock changed in the meantime is corrected by the next response', () => {
  hear(noon, noon);
  hear(noon + minute, noon + minute + day, { sinceStart: noon + minute });
  expect(clock.corrected(noon + minute + day)).toBe(noon + minute);
});
