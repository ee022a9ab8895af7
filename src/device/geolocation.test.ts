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
  [9, 'unavailable'],
])('browser error code %i maps to %s', async (code, status) => {
  stubGeolocation((_, failed) => failed({ code }));
  await expect(locateDevice()).resolves.toEqual({ status });
});

test('a browser without geolocation returns unavailable', async () => {
  vi.stubGlobal('navigator', {});
  await expect(locateDevice()).resolves.toEqual({ status: 'unavailable' });
});

test('a browser that gives up says that the location is late, and has none later', async () => {
  stubGeolocation((_, failed) => failed({ code: 3 }));
  const answer = await locateDevice();
  expect(answer.status === 'late' && (await answer.place)).toBeNull();
});

test.each([
  ['the location of a prompt that is allowed after 10 s still comes', 0],
  ['one that is refused after 10 s has none', 1],
])('%s', async (_, code) => {
  let answerPrompt: () => void = () => undefined;
  stubGeolocation((found, failed) => {
    answerPrompt = () =>
      code ? failed({ code }) : found({ coords: { latitude: 41.31, longitude: 69.28 } });
  });
  const asked = locateDevice();
  await vi.advanceTimersByTimeAsync(10_000);
  const answer = await asked;
  expect(answer.status).toBe('late');
  answerPrompt();
  const place = answer.status === 'late' ? await answer.place : undefined;
  expect(place).toEqual(code ? null : { latitude: 41.31, longitude: 69.28 });
});
