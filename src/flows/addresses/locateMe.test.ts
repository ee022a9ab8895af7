import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttp } from '../../api/http';
import { readBuildSettings } from '../../device/buildSettings';
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

/** Telegram, or the plain browser when it answers nothing; `device`: whether the browser knows. */
function open({ telegram, device }: { telegram: LocationAnswer | null; device: boolean }) {
  const locate = vi.fn(async (): Promise<LocationAnswer> => telegram ?? { status: 'unavailable' });
  const getCurrentPosition = vi.fn((find: (at: object) => void, fail: (error: object) => void) =>
    device ? find({ coords: { latitude: 41.3100011, longitude: 69.2800024 } }) : fail({ code: 1 }),
  );
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  const http = createHttp({
    fetch: () => Promise.reject(new Error('Nothing is asked of the server')),
    baseURL: () => '/api',
    merchant: () => '',
    token: () => null,
    onUnauthorized: async () => false,
    report: () => undefined,
  });
  provideServices({
    http,
    content: http,
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

test('on opening the browser is asked, and its place is rounded', async () => {
  open({ telegram: null, device: true });
  await expect(locateMe('opening')).resolves.toEqual(here);
});

test('on opening inside Telegram nobody is asked', async () => {
  const { locate, getCurrentPosition } = open({ telegram: found, device: true });
  await expect(locateMe('opening')).resolves.toBeNull();
  expect(locate).not.toHaveBeenCalled();
  expect(getCurrentPosition).not.toHaveBeenCalled();
});

test('on opening a refusal is silent, by the button it is said', async () => {
  open({ telegram: null, device: false });
  await expect(locateMe('opening')).resolves.toBeNull();
  expect(toasts.state.list).toEqual([]);
  await expect(locateMe('button')).resolves.toBeNull();
  expect(toasts.state.list).toHaveLength(1);
});

test('by the button Telegram is asked first, and the browser only where Telegram cannot', async () => {
  const able = open({ telegram: found, device: true });
  await expect(locateMe('button')).resolves.toEqual(here);
  expect(able.getCurrentPosition).not.toHaveBeenCalled();
  const unable = open({ telegram: { status: 'unavailable' }, device: true });
  await expect(locateMe('button')).resolves.toEqual(here);
  expect(unable.locate).toHaveBeenCalledOnce();
});

test('who refuses Telegram is not asked by the browser as well', async () => {
  const { getCurrentPosition } = open({ telegram: { status: 'refused' }, device: true });
  await expect(locateMe('button')).resolves.toBeNull();
  expect(getCurrentPosition).not.toHaveBeenCalled();
  expect(toasts.state.list).toHaveLength(1);
});
