import { describe, expect, test } from 'vitest';
import { readEdgeEnv } from './edge/readEnv';
import { nginxConfig } from './nginx';
import { checkPageMetas } from './pageMetas';
import { contentPolicy } from './policy';
import { readHosts } from './readHosts';
import { checkSetting, port, type SettingName } from './settingRules';
import { settingsOf } from './shopHost';

// A mistyped setting stops the command that reads it, with a sentence that names the key, its value
// and what is allowed. Otherwise it is noticed on every page, or never.

const wrong: readonly (readonly [SettingName, string, RegExp])[] = [
  ['VITE_API_BASE_URL', 'api.example.uz', /an address such as https/],
  ['VITE_API_BASE_URL', 'https://api.example.uz?x', /an address such as https/],
  ['VITE_API_BASE_URL', 'https://user:secret@api.example.uz', /an address/],
  ['VITE_API_BASE_URL', '//api.example.uz', /an address/],
  ['VITE_DEV_API_BASE_URL', 'htps://api.example.uz', /an address/],
  ['VITE_CONTENT_BASE_URL', 'https://$http_cookie.uz', /an address/],
  ['VITE_CDN_URL', 'https://cdn.example.uz;frame-ancestors', /an address/],
  ['VITE_CDN_URL', "https://cdn.example.uz'", /an address/],
  ['VITE_CDN_URL', 'https://cdn.example.uz";', /an address/],
  ['VITE_CDN_URL', 'https://cdn.example.uz,https:', /an address/],
  ['VITE_CDN_URL', 'https://cdn example.uz', /an address/],
  ['VITE_MAP_STYLE_URL', 'https://maps.uz;/{theme}', /an address/],
  ['VITE_TIME_ZONE', 'Asia/Tashkend', /a time zone such as Asia\/Tashkent/],
  ['VITE_TIME_ZONE', '+05:00', /a time zone/],
  ['VITE_CURRENCY', 'SUM', /the code of a currency such as UZS/],
  ['VITE_TELEGRAM_ORIGINS', 'https://a.example.uz https://b;x', /a list of origins/],
  ['VITE_TELEGRAM_ORIGINS', 'https://a.example.uz/path', /a list of origins/],
  ['VITE_TELEGRAM_ORIGINS', 'https://*.uz', /a list of origins/],
  ['VITE_TELEGRAM_ORIGINS', 'http://a.example.uz', /a list of origins/],
  ['VITE_IDEMPOTENCY_KEY', 'true', /on, or nothing/],
  ['VITE_CLOSEST_DELIVERY', 'On', /on, or nothing/],
  ['VITE_SMS_CODE_LENGTH', '12', /a number from 4 to 8/],
  ['VITE_BRANDS', '[]', /a table of brands/],
  ['VITE_REPORT_URL', 'javascript:1', /an address/],
];

const says = (key: string, value: string, allowed: RegExp) => (error: unknown) => {
  const { message } = error as Error;
  expect(message).toContain(key);
  expect(message).toContain(JSON.stringify(value));
  expect(message).toMatch(/Allowed is/);
  expect(message).toMatch(allowed);
  return true;
};
function stops(read: () => unknown, key: string, value: string, allowed: RegExp): void {
  let stopped: unknown = null;
  try {
    read();
  } catch (error) {
    stopped = error;
  }
  expect(stopped).toSatisfy(says(key, value, allowed));
}
const escaped = (value: string) => value.replaceAll('"', '&quot;');

describe.each(wrong)('%s=%s stops with a sentence', (name, value, allowed) => {
  test('in the list of hosts', () => {
    stops(() => readHosts({ 'a.uz': { settings: { [name]: value } } }), name, value, allowed);
  });

  test('in a build', () => {
    stops(() => settingsOf({ [name]: value }), name, value, allowed);
  });

  test('in the page', () => {
    const page = `<meta content="${escaped(value)}" name='storefront:${name}' />`;
    stops(() => checkPageMetas(page), name, value, allowed);
  });
});

test('what is right passes, as it was written', () => {
  const settings = {
    VITE_API_BASE_URL: ' https://api.example.uz:8443/v1/ ',
    VITE_CDN_URL: '/cdn/',
    VITE_MAP_STYLE_URL: 'https://maps.example.uz/{theme}.json?key=a-b',
    VITE_TIME_ZONE: 'America/Argentina/Buenos_Aires',
    VITE_CURRENCY: 'KZT',
    VITE_TELEGRAM_ORIGINS: 'https://a.example.uz, https://b.example.uz:444',
    VITE_REPORT_URL: '/reports?x=1',
    VITE_CONTENT_BASE_URL: '',
  };
  expect(readHosts({ '*': { settings } }).fallback.settings).toEqual(settings);
});

test('a page with a setting that is none is refused', () => {
  expect(() => checkPageMetas('<meta name="storefront:VITE_CDN" content="/cdn">')).toThrow(
    'storefront:VITE_CDN is not a setting. Allowed are merchant, hosts, VITE_API_BASE_URL',
  );
  expect(() => checkPageMetas('<meta name=storefront:merchant content="a b">')).toThrow(
    'storefront:merchant is "a b". Allowed is an id',
  );
});

test('an origin with a sign that ends a directive or begins a variable reaches neither policy nor nginx', () => {
  const inline = { scripts: [], styles: [] };
  for (const origin of [
    'https://a.uz;frame-ancestors',
    'https://$http_cookie',
    'https://a"b.uz',
    'javascript:$1',
    '//$evil',
  ]) {
    expect(() => readHosts({ '*': { origins: [origin] } })).toThrow('Allowed is one such as');
    const host = { settings: { VITE_CDN_URL: origin }, allow: [], origins: [] };
    expect(() => contentPolicy(inline, host)).toThrow('VITE_CDN_URL is not a web address');
    const fallback = { settings: {}, allow: [], origins: [origin] };
    const list = { fallback, named: new Map() };
    if (!origin.includes(';'))
      expect(() => nginxConfig('', list, { root: '/srv', port: 80 })).toThrow('cannot stand in');
  }
  const { fallback } = readHosts({ '*': { origins: ['https://*.tiles.uz/x'] } });
  expect(fallback.origins).toEqual(['https://*.tiles.uz']);
});

describe('the edge’s environment', () => {
  test.each([
    ['EDGE_CACHE_MB', '128MB', /whole number of megabytes/],
    ['EDGE_CACHE_MB', '0', /whole number of megabytes/],
    ['EDGE_CACHE_MB', '1e9', /whole number of megabytes/],
    ['EDGE_HOSTS', '{"*":', /as JSON/],
    ['EDGE_API_ORIGIN', 'https://api.example.uz/v1', /an origin/],
    ['EDGE_API_ORIGIN', 'api.example.uz', /an origin/],
    ['PORT', '80a', /a whole number/],
    ['PORT', '70000', /a whole number/],
    ['EDGE_ADDRESS', '0.0.0.0:80', /an IP address/],
  ])('%s=%s stops with a sentence', (name, value, allowed) => {
    stops(() => readEdgeEnv({ [name]: value }), name, value, allowed);
  });

  test('a variable of another name stops it too', () => {
    expect(() => readEdgeEnv({ EDGE_CACHE: '128' })).toThrow(
      'EDGE_CACHE is not a variable of the edge. Allowed are EDGE_ROOT',
    );
  });

  test('has its defaults', () => {
    expect(readEdgeEnv({ EDGE_CACHE_MB: '', HOME: '/root' })).toEqual({
      root: 'dist',
      hosts: { list: {}, twice: [] },
      apiOrigin: undefined,
      assets: undefined,
      cacheBytes: 128_000_000,
      address: '127.0.0.1',
      port: 8080,
    });
  });
});

test('the port of nginx is a number', () => {
  expect(() => checkSetting('--port', '80;', port)).toThrow('--port is "80;". Allowed is');
});
