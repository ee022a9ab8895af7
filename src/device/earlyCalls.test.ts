import { afterEach, expect, test, vi } from 'vitest';
import { maxResponseBytes } from '../domain/limits';
import { callKey } from '../domain/start/callKey';
import { askEarly } from './askEarly';
import { type EarlyCalls, takeEarly } from './earlyCalls';

afterEach(() => vi.unstubAllGlobals());

const url = '/products/v1/overalls?type=WEB';

test('an early response can be taken once', async () => {
  const calls: EarlyCalls = {
    [callKey(url, '17')]: Promise.resolve({ status: 200, text: 'first' }),
  };
  expect(takeEarly(calls, url, '18')).toBeUndefined();
  expect((await takeEarly(calls, url, '17'))?.text).toBe('first');
  expect(takeEarly(calls, url, '17')).toBeUndefined();
});

test('a request already made by the app is marked, so that it is not sent early', () => {
  const calls: EarlyCalls = {};
  takeEarly(calls, url, '17');
  expect(callKey(url, '17') in calls).toBe(true);
});

test.each([
  ['http://localhost/menu', false],
  ['http://localhost/gateway/sign-in', true],
])('an early response from %s reports whether it was redirected', async (from, isRedirected) => {
  vi.stubGlobal('location', new URL('http://localhost/'));
  vi.stubGlobal('XMLHttpRequest', respondingFrom(from));
  expect(await askEarly('/menu', '17')).toMatchObject({ status: 404, isRedirected });
});

test('an early response includes the Date and Retry-After headers', async () => {
  const headers =
    'content-type: text/html\r\nDate: Wed, 04 Mar 2026 07:00:00 GMT\r\nRetry-After: 7\r\n';
  vi.stubGlobal('location', new URL('http://localhost/'));
  vi.stubGlobal('XMLHttpRequest', respondingFrom('http://localhost/menu', headers));
  expect(await askEarly('/menu', '17')).toMatchObject({
    date: 'Wed, 04 Mar 2026 07:00:00 GMT',
    retryAfter: '7',
  });
});

test('headers that a cross-origin server does not expose are null', async () => {
  vi.stubGlobal('location', new URL('http://localhost/'));
  vi.stubGlobal('XMLHttpRequest', respondingFrom('http://localhost/menu'));
  expect(await askEarly('/menu', '17')).toMatchObject({ date: null, retryAfter: null });
});

test('an early response of more than 32 MB is given up', async () => {
  const abort = vi.fn();
  vi.stubGlobal('location', new URL('http://localhost/'));
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends respondingFrom('http://localhost/menu') {
      onprogress: (event: { loaded: number }) => void = () => undefined;
      onabort: (event: unknown) => void = () => undefined;
      abort() {
        abort();
        this.onabort('given up');
      }
      override send() {
        this.onprogress({ loaded: maxResponseBytes });
        expect(abort).not.toHaveBeenCalled();
        this.onprogress({ loaded: maxResponseBytes + 1 });
      }
    },
  );
  await expect(askEarly('/menu', '17')).rejects.toBe('given up');
  expect(abort).toHaveBeenCalledOnce();
});

/** An XMLHttpRequest whose responses all come from `responseURL`. */
function respondingFrom(responseURL: string, headers = '') {
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
