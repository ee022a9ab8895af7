// @vitest-environment node
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as limits from '../domain/limits';
import { body, fakeServer, json } from './fakeServer.testing';

const schema = v.object({ name: v.string() });
const plov = () => json({ name: 'Plov' });
const refused = (status: number) => () => json({ status }, status);

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

describe('retries', () => {
  const methods = ['get', 'post', 'put', 'delete'] as const;

  test.each(
    methods.flatMap((method) => limits.retriedStatuses.map((status) => [method, status] as const)),
  )('%s is retried once after %i', async (method, status) => {
    const { http, received } = fakeServer(refused(status), plov);
    expect(await http[method]('/things', { schema })).toEqual([null, { name: 'Plov' }]);
    expect(received).toHaveLength(2);
  });

  test.each(methods)('%s is retried once after a dropped connection', async (method) => {
    const { http, received } = fakeServer(() => 'dropped', plov);
    expect(await http[method]('/things', { schema })).toEqual([null, { name: 'Plov' }]);
    expect(received).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 422, 501])('%i is not retried', async (status) => {
    const { http, received } = fakeServer(refused(status), plov);
    const [error] = await http.get('/things', { schema });
    expect(error).toMatchObject({ kind: 'status', status });
    expect(received).toHaveLength(1);
  });

  test('a call is never sent a third time', async () => {
    const { http, received } = fakeServer(refused(503));
    const [error] = await http.get('/things', { schema });
    expect(error).toMatchObject({ kind: 'status', status: 503 });
    expect(received).toHaveLength(2);
  });

  test.each(['dropped', 502] as const)(
    'with retry: false nothing is retried after %s',
    async (fault) => {
      const { http, received } = fakeServer(
        () => (fault === 'dropped' ? fault : json({}, fault)),
        plov,
      );
      const [error] = await http.post('/orders', { schema, retry: false });
      expect(error?.kind).toBe(fault === 'dropped' ? 'network' : 'status');
      expect(received).toHaveLength(1);
    },
  );
});

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a silent server times out after 30 seconds without a retry', async () => {
    const { http, received } = fakeServer(() => 'silent');
    const answer = http.get('/menu', { schema });
    let settled = false;
    void answer.then(() => {
      settled = true;
    });
    await vi.advanceTimersByTimeAsync(limits.requestTimeoutMs - 1);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual([{ kind: 'timeout', status: null, description: null }, null]);
    expect(received).toHaveLength(1);
  });

  test('a response body that never ends times out too', async () => {
    const { http } = fakeServer(() => new Response(new ReadableStream()));
    const answer = http.get('/menu', { schema });
    await vi.advanceTimersByTimeAsync(limits.requestTimeoutMs);
    expect((await answer)[0]?.kind).toBe('timeout');
  });

  test('no timer is left running after a response', async () => {
    const { http } = fakeServer(plov);
    await http.get('/menu', { schema });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('an aborted call is not sent again', async () => {
    const { http, received } = fakeServer(() => 'silent');
    const asked = new AbortController();
    const answer = http.get('/menu', { schema, signal: asked.signal });
    await vi.advanceTimersByTimeAsync(10);
    asked.abort();
    expect((await answer)[0]?.kind).toBe('network');
    expect(received).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a rejected token', () => {
  test('is reported once, however many calls carried it', async () => {
    const { http, refusals } = fakeServer(refused(401));
    const calls = [1, 2, 3].map(() => http.get('/me', { schema, withToken: true }));
    for (const [error] of await Promise.all(calls)) {
      expect(error).toMatchObject({ kind: 'unauthorized', status: 401 });
    }
    await http.get('/me', { schema, withToken: true });
    expect(refusals).toEqual(['token-1']);
  });

  test('is reported again for another token', async () => {
    const { http, refusals, session } = fakeServer(refused(401));
    await http.get('/me', { schema, withToken: true });
    session.token = 'token-2';
    await http.get('/me', { schema, withToken: true });
    expect(refusals).toEqual(['token-1', 'token-2']);
  });

  test('is ignored once there is a newer one', async () => {
    const { http, refusals, session } = fakeServer(refused(401));
    const lateCall = http.get('/me', { schema, withToken: true });
    session.token = 'token-2';
    await lateCall;
    expect(refusals).toEqual([]);
  });

  test('that is renewed lets the call be retried with the new token', async () => {
    const server = fakeServer(refused(401), plov);
    server.session.next = 'token-2';
    const [error, result] = await server.http.get('/me', { schema, withToken: true });
    expect([error, result === null]).toEqual([null, false]);
    expect(server.received.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
  });

  test('that is rejected again after renewal is not retried', async () => {
    const server = fakeServer(refused(401));
    server.session.next = 'token-2';
    const [error] = await server.http.get('/me', { schema, withToken: true });
    expect(error?.kind).toBe('unauthorized');
    expect(server.received).toHaveLength(2);
    expect(server.refusals).toEqual(['token-1']);
  });

  test('is not reported when the caller passed it, as logout does', async () => {
    const { http, received, refusals } = fakeServer(refused(401));
    const [error] = await http.post('/logout', { withToken: 'token-1' });
    expect(error?.kind).toBe('unauthorized');
    expect(received[0]?.headers.get('authorization')).toBe('Bearer token-1');
    expect(refusals).toEqual([]);
  });

  test('a 401 without a token is an ordinary error', async () => {
    const { http, refusals } = fakeServer(refused(401));
    const [error] = await http.post('/login', { schema });
    expect(error).toMatchObject({ kind: 'status', status: 401 });
    expect(refusals).toEqual([]);
  });
});

describe('an unreadable response', () => {
  test.each([
    ['an empty body', () => body('')],
    ['no body', () => body(null, 204)],
    ['null', () => body('null')],
    ['truncated JSON', () => body('{"name":"Pl')],
    ['HTML instead of JSON', () => body('<!doctype html><p>Hello</p>', 200, 'text/html')],
    ['another shape', () => json({ title: 'Plov' })],
    ['a field of another type', () => json({ name: 7 })],
    ['a list instead of a record', () => json([{ name: 'Plov' }])],
  ])('%s', async (_, reply) => {
    const { http, received, faults } = fakeServer(reply);
    const [error, result] = await http.get('/menu', { schema });
    expect(error?.kind).toBe('unreadable');
    expect(result).toBeNull();
    expect(received).toHaveLength(1);
    expect(faults).toHaveLength(1);
  });

  test('is reported by call and field, without its values', async () => {
    const { http, faults } = fakeServer(() => json({ name: 998901234567 }));
    await http.get('/menu', { schema });
    expect(faults).toEqual([
      { call: 'GET /menu', what: 'the answer is not as expected at "name"' },
    ]);
  });

  test('is HTML where no body is expected, and only HTML', async () => {
    const { http } = fakeServer(() => body('done'));
    expect(await http.delete('/things/1')).toEqual([null, null]);
    const captivePortal = fakeServer(() => body('\n<!doctype html><p>Sign in</p>')).http;
    const [error] = await captivePortal.delete('/things/1');
    expect(error?.kind).toBe('unreadable');
  });
});

describe('the description of an error', () => {
  test.each([
    ['by language', { description: { uz: 'Yoʻq', ru: 'Нет' } }, { uz: 'Yoʻq', ru: 'Нет' }],
    ['as plain text', { description: 'No' }, { uz: 'No', ru: 'No', eng: 'No' }],
    ['empty', { description: {} }, null],
    ['null', { description: null }, null],
    ['absent', { message: 'NPE at line 7' }, null],
  ])('%s', async (_, answer, expected) => {
    const { http } = fakeServer(() => json(answer, 422));
    const [error] = await http.post('/orders', { schema });
    expect(error).toEqual({ kind: 'status', status: 422, description: expected });
  });

  test.each(['', '<h1>Bad gateway</h1>', '{"descr'])(
    'is missing for the body "%s"',
    async (text) => {
      const { http } = fakeServer(() => body(text, 502));
      expect((await http.get('/menu', { schema }))[0]?.description).toBeNull();
    },
  );
});

test('a response of more than 32 MB is given up, and is no answer of the API’s', async () => {
  let pulled = 0;
  const endless = () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          pulled += 1_000_000;
          controller.enqueue(new Uint8Array(1_000_000).fill(32));
        },
      }),
    );
  const { http, received } = fakeServer(endless);
  expect((await http.get('/menu', { schema }))[0]?.kind).toBe('unreadable');
  expect((await http.post('/things'))[0]?.kind).toBe('unreadable');
  expect(received).toHaveLength(2);
  expect(pulled).toBeLessThan(80_000_000);
});
