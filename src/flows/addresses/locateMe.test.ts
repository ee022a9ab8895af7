import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttp } from '../../api/http';
import { readBuildSettings } from '../../device/buildSettings';
import type { LatLng } from '../../domain/geo/geo';
import { showLanguage } from '../../i18n/t';
import * as toasts from '../../stores/toasts';
import type { LocationAnswer } from '../../telegram/handle';
import { plainBrowser } from '../../telegram/plainBrowser';
import { provideServices } from '../services';
import { locateMe } from './locateMe';

const here = { latitude: 41.310001, longitude: 69.280002 };
const found: LocationAnswer = { status: 'found', place: here };

beforeEach(async () => {
  await showLanguage('uz');
  toasts.reset();
});
afterEach(() => vi.unstubAllGlobals());

/**
 * `telegram`: its response, or null outside Telegram; `device`: whether the browser finds a
 * location.
 */
function setUp({ telegram, device }: { telegram: LocationAnswer | null; device: boolean }) {
  const locate = vi.fn(async (): Promise<LocationAnswer> => telegram ?? { status: 'unavailable' });
  const getCurrentPosition = vi.fn((find: (at: object) => void, fail: (error: object) => void) =>
    device ? find({ coords: { latitude: 41.3100011, longitude: 69.2800024 } }) : fail({ code: 1 }),
  );
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  const http = createHttp({
    fetch: () => Promise.reject(new Error('Unexpected request')),
    baseURL: () => '/api',
    merchant: () => '',
    token: () => null,
    onUnauthorized: async () => false,
    report: () => undefined,
  });
  provideServices({
    http,
    telegram: {
      ...plainBrowser({ ask: async () => true }),
      isInside: telegram !== null,
      locate,
    },
    build: readBuildSettings(document),
    now: () => 0,
    uptime: () => performance.now(),
    locks: null,
    newKey: () => 'key',
  });
  return { locate, getCurrentPosition };
}

/** Where the map is moved to at once; null if nowhere. */
async function located(why: 'opening' | 'button') {
  const places: LatLng[] = [];
  await locateMe(why, (place) => places.push(place));
  return places[0] ?? null;
}

test('opening in a browser uses its location, rounded', async () => {
  setUp({ telegram: null, device: true });
  await expect(located('opening')).resolves.toEqual(here);
});

test('opening inside Telegram requests no location', async () => {
  const { locate, getCurrentPosition } = setUp({ telegram: found, device: true });
  await expect(located('opening')).resolves.toBeNull();
  expect(locate).not.toHaveBeenCalled();
  expect(getCurrentPosition).not.toHaveBeenCalled();
});

test('a refusal is silent on opening and shown for the button', async () => {
  setUp({ telegram: null, device: false });
  await expect(located('opening')).resolves.toBeNull();
  expect(toasts.state.list).toEqual([]);
  await expect(located('button')).resolves.toBeNull();
  expect(toasts.state.list).toHaveLength(1);
});

test('the button prefers Telegram and falls back to the browser when Telegram has no location', async () => {
  const supported = setUp({ telegram: found, device: true });
  await expect(located('button')).resolves.toEqual(here);
  expect(supported.getCurrentPosition).not.toHaveBeenCalled();
  const unsupported = setUp({ telegram: { status: 'unavailable' }, device: true });
  await expect(located('button')).resolves.toEqual(here);
  expect(unsupported.locate).toHaveBeenCalledOnce();
});

test('a refusal in Telegram does not fall back to the browser', async () => {
  const { getCurrentPosition } = setUp({ telegram: { status: 'refused' }, device: true });
  await expect(located('button')).resolves.toBeNull();
  expect(getCurrentPosition).not.toHaveBeenCalled();
  expect(toasts.state.list).toHaveLength(1);
});

test('a location that is allowed late still moves the map; until then the notice says what to do', async () => {
  let allow: (place: LatLng | null) => void = () => undefined;
  const place = new Promise<LatLng | null>((resolve) => {
    allow = resolve;
  });
  setUp({ telegram: { status: 'late', place }, device: false });
  const moveMap = vi.fn();
  await locateMe('button', moveMap);
  expect(moveMap).not.toHaveBeenCalled();
  expect(toasts.state.list).toHaveLength(1);
  allow(here);
  await vi.waitFor(() => expect(moveMap).toHaveBeenCalledExactlyOnceWith(here));
});
