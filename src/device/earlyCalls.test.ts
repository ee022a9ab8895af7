import { afterEach, expect, test, vi } from 'vitest';
import { askEarly, callKey, type EarlyCalls, takeEarly } from './earlyCalls';

afterEach(() => vi.unstubAllGlobals());

const url = '/products/v1/overalls?type=WEB';

test('an early answer is taken once', async () => {
  const calls: EarlyCalls = {
    [callKey(url, '17')]: Promise.resolve({ status: 200, text: 'first' }),
  };
  expect(takeEarly(calls, url, '18')).toBeUndefined();
  expect((await takeEarly(calls, url, '17'))?.text).toBe('first');
  expect(takeEarly(calls, url, '17')).toBeUndefined();
});

test('what the app has asked for first is known, so that nobody asks for it early', () => {
  const calls: EarlyCalls = {};
  takeEarly(calls, url, '17');
  expect(callKey(url, '17') in calls).toBe(true);
});

test.each([
  ['http://localhost/menu', false],
  ['http://localhost/gateway/sign-in', true],
])(
  'an early answer from %s tells whether another address has answered',
  async (from, isRedirected) => {
    vi.stubGlobal('location', new URL('http://localhost/'));
    vi.stubGlobal('XMLHttpRequest', answering(from));
    expect(await askEarly('/menu', '17')).toMatchObject({ status: 404, isRedirected });
  },
);

test('an early answer carries the time of the server, and how long it wants to be left alone', async () => {
  const headers =
    'content-type: text/html\r\nDate: Wed, 04 Mar 2026 07:00:00 GMT\r\nRetry-After: 7\r\n';
  vi.stubGlobal('location', new URL('http://localhost/'));
  vi.stubGlobal('XMLHttpRequest', answering('http://localhost/menu', headers));
  expect(await askEarly('/menu', '17')).toMatchObject({
    date: 'Wed, 04 Mar 2026 07:00:00 GMT',
    retryAfter: '7',
  });
});

test('headers that another origin does not expose are null', async () => {
  vi.stubGlobal('location', new URL('http://localhost/'));
  vi.stubGlobal('XMLHttpRequest', answering('http://localhost/menu'));
  expect(await askEarly('/menu', '17')).toMatchObject({ date: null, retryAfter: null });
});

/** A browser whose calls are all answered by one address. */
function answering(responseURL: string, headers = '') {
  return class {
    status = 404;
    responseText = '{}';
    responseURL = responseURL;
    onload: () => void = () => undefined;
    open() {
      return undefined;
    }
    setRequestHeader() {
      return undefined;
    }
    getAllResponseHeaders() {
      return headers;
    }
    send() {
      this.onload();
    }
  };
}
