import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { locateDevice } from './geolocation';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type GetPosition = (
  found: (position: object) => void,
  failed: (error: { code: number }) => void,
) => void;

const stubGeolocation = (getCurrentPosition: GetPosition) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });

test('the device’s location is returned', async () => {
  stubGeolocation((found) =>
    found({ coords: { latitude: 41.31, longitude: 69.28, accuracy: 20 } }),
  );
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
])('browser error code %i maps to %s', async (code, status) => {
  stubGeolocation((_, failed) => failed({ code }));
  await expect(locateDevice()).resolves.toEqual({ status });
});

test('a browser without geolocation returns unavailable', async () => {
  vi.stubGlobal('navigator', {});
  await expect(locateDevice()).resolves.toEqual({ status: 'unavailable' });
});

test('an unanswered permission prompt times out after 10 s', async () => {
  stubGeolocation(() => undefined);
  const answer = locateDevice();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(answer).resolves.toEqual({ status: 'late' });
});

test('a location after the timeout is ignored', async () => {
  let find: (position: object) => void = () => undefined;
  stubGeolocation((found) => {
    find = found;
  });
  const answer = locateDevice();
  await vi.advanceTimersByTimeAsync(10_000);
  find({ coords: { latitude: 41.31, longitude: 69.28 } });
  await expect(answer).resolves.toEqual({ status: 'late' });
});
