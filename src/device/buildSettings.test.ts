import { afterEach, expect, test, vi } from 'vitest';
import { readBuildSettings } from './buildSettings';

/** A page with these settings in its head, as a deployment adds them. */
function pageWith(settings: Record<string, string>): Document {
  const page = document.implementation.createHTMLDocument();
  for (const [name, content] of Object.entries(settings)) {
    page.head.append(
      Object.assign(document.createElement('meta'), { name: `storefront:${name}`, content }),
    );
  }
  return page;
}

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['VITE_API_BASE_URL', 'apiBaseUrl'],
  ['VITE_DEV_API_BASE_URL', 'devApiBaseUrl'],
  ['VITE_CONTENT_BASE_URL', 'contentBaseUrl'],
  ['VITE_CDN_URL', 'cdnUrl'],
] as const)('%s may have trailing slashes and surrounding blanks', (name, setting) => {
  const settings = readBuildSettings(pageWith({ [name]: ' https://api.example.uz/v2// ' }));
  expect(settings[setting]).toBe('https://api.example.uz/v2');
  vi.stubEnv(name, '/base/');
  expect(readBuildSettings(pageWith({}))[setting]).toBe('/base');
});

test('the base "/" leaves paths unchanged', () => {
  expect(readBuildSettings(pageWith({ VITE_API_BASE_URL: '/' })).apiBaseUrl).toBe('');
});

test('the development base defaults to the API base', () => {
  const { apiBaseUrl, devApiBaseUrl } = readBuildSettings(
    pageWith({ VITE_API_BASE_URL: 'https://api.example.uz/' }),
  );
  expect([apiBaseUrl, devApiBaseUrl]).toEqual(['https://api.example.uz', 'https://api.example.uz']);
});

test('a code length is null unless a setting gives a valid one', () => {
  const lengthOf = (setting: string) =>
    readBuildSettings(pageWith({ VITE_SMS_CODE_LENGTH: setting })).smsCodeLength;
  expect(['', '6', '12'].map(lengthOf)).toEqual([null, 6, null]);
});
