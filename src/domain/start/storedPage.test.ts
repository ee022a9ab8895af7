import { describe, expect, test } from 'vitest';
import {
  homeAddress,
  isPage,
  isStartFile,
  isYoung,
  mayBeStored,
  startFilesOf,
  storeLimits,
  withoutResponses,
} from './storedPage';

const start = {
  method: 'GET',
  mode: 'navigate',
  destination: 'document',
  cache: 'default',
  url: 'https://osh.example.uz/',
};

describe('the stored page is for', () => {
  test.each([
    ['home', {}],
    ['home of a development host', { url: 'http://localhost:5173/?vendor=demo' }],
    ['home at a fragment', { url: 'https://osh.example.uz/#menu' }],
    ['a step back', { cache: 'force-cache' }],
  ])('%s', (_, changed) => expect(mayBeStored({ ...start, ...changed })).toBe(true));
});

describe('the stored page is not for', () => {
  test.each([
    ['a reload', { isReloadNavigation: true }],
    ['a reload of a browser that does not say so', { cache: 'no-cache' }],
    ['a reload past the cache', { cache: 'reload' }],
    ['a frame', { destination: 'iframe' }],
    ['a request of the app', { mode: 'cors', destination: '' }],
    ['a form', { method: 'POST' }],
    ['a deep link', { url: 'https://osh.example.uz/product/7' }],
    ['a language in the address', { url: 'https://osh.example.uz/ru/' }],
    ['a table', { url: 'https://osh.example.uz/?table=5' }],
    ['another channel', { url: 'http://localhost/?vendor=demo&channel=click' }],
    ['a start parameter of Telegram', { url: 'https://osh.example.uz/?tgWebAppStartParam=x' }],
    ['a launch by Telegram', { url: 'https://osh.example.uz/#tgWebAppData=x&tgWebAppVersion=9.0' }],
    ['a launch behind a route', { url: 'https://osh.example.uz/#a?b&tgWebAppVersion=9.0' }],
  ])('%s', (_, changed) => expect(mayBeStored({ ...start, ...changed })).toBe(false));
});

test('home is stored under its own address', () => {
  expect(homeAddress('')).toBe('/');
  expect(homeAddress('?vendor=demo')).toBe('/?vendor=demo');
  expect(homeAddress('?table=5')).toBe('/');
});

describe('a stored page', () => {
  const now = Date.parse('2026-03-04T12:00:00Z');
  const hours = (count: number) => count * 3_600_000;
  const stored = (age: number, storedAgo = age) =>
    isYoung({ date: new Date(now - age).toUTCString(), storedAt: now - storedAgo }, now);

  test('is shown for a day by the server’s time', () => {
    expect(stored(0)).toBe(true);
    expect(stored(hours(24) - 1000)).toBe(true);
    expect(stored(hours(24))).toBe(false);
    expect(stored(hours(24), hours(1))).toBe(false);
  });

  test('is not shown when the clock is behind the server’s by more than two minutes', () => {
    expect(stored(-120_000, 0)).toBe(true);
    expect(stored(-121_000, 0)).toBe(false);
  });

  test('is not shown when the clock was set back behind the moment of storing', () => {
    expect(stored(hours(1), -1)).toBe(false);
  });

  test('is not shown without a time', () => {
    expect(isYoung({ date: null, storedAt: now }, now)).toBe(false);
    expect(isYoung({ date: new Date(now).toUTCString(), storedAt: Number.NaN }, now)).toBe(false);
  });

  const response = {
    status: 200,
    redirected: false,
    type: 'basic',
    contentType: 'text/html; charset=utf-8',
    date: new Date(now).toUTCString(),
  };

  test('was the host’s page of today', () => expect(isPage(response, now)).toBe(true));

  test.each([
    ['another status', { status: 503 }],
    ['a redirect', { type: 'opaqueredirect', status: 0 }],
    ['what was redirected', { redirected: true }],
    ['another origin', { type: 'cors' }],
    ['a file', { contentType: 'text/plain' }],
    ['a response without a type', { contentType: null }],
    ['a response without a time', { date: null }],
    ['yesterday’s page of a cache', { date: new Date(now - hours(25)).toUTCString() }],
  ])('was not %s', (_, changed) => expect(isPage({ ...response, ...changed }, now)).toBe(false));
});

test('a file is a script or a style sheet, never a page', () => {
  expect(isStartFile({ status: 200, contentType: 'text/javascript' })).toBe(true);
  expect(isStartFile({ status: 200, contentType: 'text/css; charset=utf-8' })).toBe(true);
  expect(isStartFile({ status: 200, contentType: 'text/html' })).toBe(false);
  expect(isStartFile({ status: 404, contentType: 'text/javascript' })).toBe(false);
});

describe('the files that a page starts with', () => {
  const page = `<head>
    <link rel="icon" href="/assets/logo-1.png">
    <link data-early="reactDom" href="/assets/reactDom-1.js" crossorigin>
    <link data-early="uz" href="/assets/uz-1.js" crossorigin>
    <link data-early="ru" href="/assets/ru-1.js" crossorigin>
    <link data-later="behind" href="/assets/behind-1.js">
    <link data-later="behind" href="/assets/behind-1.css">
    <link data-later="uz" href="/assets/uz-2.js">
    <link data-later="ru" href="/assets/ru-2.js">
    <script>link('<b')</script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/first-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css"></head>`;

  test('are scripts, style sheets, React DOM, what loads behind home, and the texts of the language', () =>
    expect(startFilesOf(page, 'ru')).toEqual([
      '/assets/reactDom-1.js',
      '/assets/ru-1.js',
      '/assets/behind-1.js',
      '/assets/behind-1.css',
      '/assets/ru-2.js',
      '/assets/index-1.js',
      '/assets/first-1.js',
      '/assets/index-1.css',
    ]));

  test('are none of a page without a script: it is not the shop’s', () =>
    expect(startFilesOf('<link rel="stylesheet" href="/assets/a-1.css">', 'uz')).toBe(null));

  test('are never elsewhere', () => {
    const other = page.replace('/assets/first-1.js', 'https://evil.example/first-1.js');
    expect(startFilesOf(other, 'uz')).not.toContain('https://evil.example/first-1.js');
  });

  test('are as many as the store may hold', () => {
    const scripts = (count: number) =>
      Array.from({ length: count }, (_, at) => `<script src="/assets/${at}.js"></script>`).join('');
    expect(startFilesOf(scripts(storeLimits.files), 'uz')).toHaveLength(storeLimits.files);
    expect(startFilesOf(scripts(storeLimits.files + 1), 'uz')).toBe(null);
  });
});

test('the edge’s responses are not stored with a page', () => {
  const page = (answers: string) =>
    `<p>home</p><script type="application/json" id="edge-answers">${answers}</script><script>a</script>`;
  expect(withoutResponses(page('{"7 /x":{"text":"\\u003cb>"}}'))).toBe(page('{}'));
  expect(withoutResponses('<p>home</p>')).toBe('<p>home</p>');
});
