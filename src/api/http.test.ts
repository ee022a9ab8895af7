// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Answer } from './answer';
import { fakeServer, json } from './fakeServer.testing';
import { createHttp } from './http';

const schema = v.object({ name: v.string() });
const plov = () => json({ name: 'Plov' });

describe('requests', () => {
  test('every call sends the merchant, and only calls with a token send one', async () => {
    const { http, received } = fakeServer(plov);
    await http.get('/menu', { schema });
    await http.get('/me', { schema, withToken: true });
    expect(received.map(({ headers }) => headers.get('merchant'))).toEqual([
      'merchant-1',
      'merchant-1',
    ]);
    expect(received.map(({ headers }) => headers.get('authorization'))).toEqual([
      null,
      'Bearer token-1',
    ]);
  });

  test('a call that needs a token is not sent when nobody is logged in', async () => {
    const { http, received, session } = fakeServer(plov);
    session.token = null;
    const [error] = await http.get('/me', { schema, withToken: true });
    expect(error).toEqual({ kind: 'noToken', status: null, description: null });
    expect(received).toEqual([]);
  });

  test('the path is appended to the base URL, and undefined query values are omitted', async () => {
    const { http, received } = fakeServer(plov);
    await http.get('/menu', { schema, query: { type: 'TG', size: 10, page: undefined } });
    expect(received[0]?.url.href).toBe('https://shop.example/api/menu?type=TG&size=10');
  });

  test.each(['post', 'put', 'delete'] as const)('%s sends JSON', async (method) => {
    const { http, received } = fakeServer(plov);
    await http[method]('/things', { schema, body: { count: 2 } });
    expect(received[0]?.method).toBe(method.toUpperCase());
    expect(received[0]?.headers.get('content-type')).toBe('application/json');
    expect(received[0]?.body).toEqual({ count: 2 });
  });

  test('a call’s own headers are sent', async () => {
    const { http, received } = fakeServer(plov);
    await http.post('/orders', { headers: { 'idempotency-key': 'k1' } });
    expect(received[0]?.headers.get('idempotency-key')).toBe('k1');
  });
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
  await Promise.resolve();
  scope.abort();
  expect((await answer)[0]?.kind).toBe('ended');
  expect(asked).toEqual([]);
});
