import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { locateDevice } from './geolocation';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Ask = (found: (position: object) => void, failed: (error: { code: number }) => void) => void;

const standIn = (getCurrentPosition: Ask) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });

test('the device says where it is', async () => {
  standIn((found) => found({ coords: { latitude: 41.31, longitude: 69.28, accuracy: 20 } }));
  await expect(locateDevice()).resolves.toEqual({
    status: 'found',
    place: { latitude: 41.31, longitude: 69.28 },
  });
});

test.each([
  [1, 'refused'],
  [2, 'unavailable'],
  [3, 'late'],
  [9, 'unavailable'],
])('error %i of the browser means %s', async (code, status) => {
  standIn((_, failed) => failed({ code }));
  await expect(locateDevice()).resolves.toEqual({ status });
});

test('a browser without it has nothing to refuse', async () => {
  vi.stubGlobal('navigator', {});
  await expect(locateDevice()).resolves.toEqual({ status: 'unavailable' });
});

test('a question for permission that stays open is not waited for longer than 10 s', async () => {
  standIn(() => undefined);
  const answer = locateDevice();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(answer).resolves.toEqual({ status: 'late' });
});

test('an answer after that changes nothing', async () => {
  let find: (position: object) => void = () => undefined;
  standIn((found) => {
    find = found;
  });
  const answer = locateDevice();
  await vi.advanceTimersByTimeAsync(10_000);
  find({ coords: { latitude: 41.31, longitude: 69.28 } });
  await expect(answer).resolves.toEqual({ status: 'late' });
});
