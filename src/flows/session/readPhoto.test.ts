import { expect, test } from 'vitest';
import { createHttp } from '../../api/http';
import { readBuildSettings } from '../../device/buildSettings';
import { plainBrowser } from '../../telegram/plainBrowser';
import { provideServices } from '../services';
import { readPhoto } from './readPhoto';

function photoOf(photoUrl: string | null): string | null {
  const user = { id: '1', firstName: 'Aziza', lastName: '', photoUrl };
  const http = createHttp({
    fetch: () => Promise.reject(new Error('Unexpected request')),
    baseURL: () => '',
    merchant: () => '',
    token: () => null,
    onUnauthorized: async () => false,
    report: () => undefined,
  });
  provideServices({
    http,
    telegram: { ...plainBrowser({ ask: async () => false }), user },
    build: readBuildSettings(document),
    now: () => 0,
    uptime: () => performance.now(),
    locks: null,
    newKey: () => '',
  });
  return readPhoto();
}

test('a Telegram photo is returned', () => {
  const url = 'https://t.me/i/userpic/320/aziza.svg';
  expect(photoOf(url)).toBe(url);
  expect(photoOf(null)).toBeNull();
});

test.each([
  'http://t.me/aziza.svg',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '//t.me/aziza.svg',
  'https:/\\evil.example',
  ' https://',
  '',
])('an unsafe photo URL is ignored: %s', (url) => {
  expect(photoOf(url)).toBeNull();
});
