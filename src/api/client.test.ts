// @vitest-environment node
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as limits from '../domain/limits';
import type { Answer } from './answer';
import { fakeServer, json } from './fakeServer.testing';
import { createHttp } from './http';

// What ofetch does not do by itself, and responses that were requested before the app loaded.

// Fake timers do not wait for the dynamic import of the first call.
beforeAll(() => import('./client'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ok = () => json({});
/** A body whose connection is lost after the headers. */
const cut = () =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError('Lost')) }));

test.each([
  ['a dropped connection', () => 'dropped' as const],
  ['a 503', () => json({}, 503)],
])('the attempt after %s has 30 seconds of its own', async (_, first) => {
  const { http, received } = fakeServer(first, () => 'silent');
  const settled = vi.fn();
  void http.get('/menu').then(settled);
  await vi.advanceTimersByTimeAsync(limits.requestTimeoutMs - 1);
  expect(received).toHaveLength(2);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled.mock.lastCall?.[0][0]?.kind).toBe('timeout');
});

test('a connection that is lost in the body counts as dropped', async () => {
  const { http, received } = fakeServer(cut, ok);
  expect(await http.get('/menu')).toEqual([null, null]);
  expect(received).toHaveLength(2);
});

test('a call that its caller has aborted between two attempts is not sent again', async () => {
  const aborter = new AbortController();
  const { http, received } = fakeServer(() => {
    aborter.abort();
    return json({}, 503);
  });
  await http.get('/menu', { signal: aborter.signal });
  expect(received).toHaveLength(1);
});

/** A shop whose first response was requested before the app loaded. */
function openWithEarly(early: Promise<Answer>) {
  const asked: string[] = [];
  const taken: string[] = [];
  const scope = new AbortController();
  const http = createHttp({
    fetch: (input) => {
      asked.push(String(input));
      return Promise.resolve(json({}, 503));
    },
    early: (url, merchant) => (taken.push(`${merchant} ${url}`) === 1 ? early : undefined),
    baseURL: () => 'https://shop.example/api',
    merchant: () => '17',
    token: () => null,
    onUnauthorized: () => Promise.resolve(false),
    endOf: () => scope.signal,
    report: () => undefined,
  });
  return { http, asked, taken, scope };
}

const query = { type: 'TG', page: undefined };

test('an early response is taken by the URL and the merchant of the call', async () => {
  const { http, asked, taken } = openWithEarly(Promise.resolve({ status: 200, text: '' }));
  expect(await http.get('/menu', { query })).toEqual([null, null]);
  expect(taken).toEqual(['17 https://shop.example/api/menu?type=TG']);
  expect(asked).toEqual([]);
});

test('only reads take an early response', async () => {
  const { http, taken } = openWithEarly(Promise.resolve({ status: 200, text: '' }));
  await http.post('/menu');
  expect(taken).toEqual([]);
});

test.each([
  ['a dropped one', () => Promise.reject(new TypeError('No answer'))],
  ['a 502', () => Promise.resolve({ status: 502, text: '' })],
])('after %s the call is sent once', async (_, early) => {
  const { http, asked } = openWithEarly(early());
  expect((await http.get('/menu', { query }))[0]?.status).toBe(503);
  expect(asked).toEqual(['https://shop.example/api/menu?type=TG']);
});

test.each([
  ['a 404', () => Promise.resolve({ status: 404, text: '{}' }), 'status'],
  ['one that came too late', () => Promise.reject(new Event('timeout')), 'timeout'],
])('after %s it is not sent', async (_, early, kind) => {
  const { http, asked } = openWithEarly(early());
  expect((await http.get('/menu'))[0]?.kind).toBe(kind);
  expect(asked).toEqual([]);
});

test('an early response is not waited for beyond the call’s scope', async () => {
  const { http, asked, scope } = openWithEarly(new Promise(() => undefined));
  const answer = http.get('/menu');
  await vi.advanceTimersByTimeAsync(0);
  scope.abort();
  expect((await answer)[0]?.kind).toBe('ended');
  expect(asked).toEqual([]);
});
