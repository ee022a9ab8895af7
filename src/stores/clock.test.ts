import { beforeEach, expect, test } from 'vitest';
import * as clock from './clock';

const minute = 60_000;
const day = 24 * 60 * minute;
const noon = Date.UTC(2026, 2, 4, 7);

/** What the server says its time is, when the device's clock says another. */
const told = (server: number, device: number, more = {}) =>
  clock.hearServer({ server, device, sinceStart: device, isFresh: false, ...more });

beforeEach(clock.reset);

test('the device is believed until a server has told its time', () => {
  expect(clock.corrected(noon)).toBe(noon);
});

test('a clock that is a day behind or ahead is put right', () => {
  expect(told(noon, noon - day)).toBe(true);
  expect(clock.corrected(noon - day + minute)).toBe(noon + minute);
  clock.reset();
  told(noon, noon + day);
  expect(clock.corrected(noon + day)).toBe(noon);
});

test('a minute or the time an answer takes corrects nothing', () => {
  expect(told(noon, noon + minute)).toBe(false);
  expect(clock.corrected(noon)).toBe(noon);
});

test('an answer out of the browser’s cache, which is older, takes nothing back', () => {
  told(noon, noon - day);
  told(noon - 60 * minute, noon - day);
  expect(clock.corrected(noon - day)).toBe(noon);
});

test('a fresh answer is believed whichever way it points', () => {
  told(noon, noon - day);
  told(noon + 5 * minute, noon + 5 * minute, { isFresh: true });
  expect(clock.corrected(noon)).toBe(noon);
});

test('a device whose clock was set meanwhile is put right by the next answer', () => {
  told(noon, noon);
  told(noon + minute, noon + minute + day, { sinceStart: noon + minute });
  expect(clock.corrected(noon + minute + day)).toBe(noon + minute);
});
