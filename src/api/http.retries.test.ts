// @vitest-environment node
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as limits from '../domain/limits';
import { retryAfterMs } from './answer';
import { fakeServer, json } from './fakeServer.testing';
import { createHttp } from './http';

const schema = v.object({ name: v.string() });
const plov = () => json({ name: 'Plov' });
const refused = (status: number) => () => json({ status }, status);

const ok = () => json({});
const busy = (status: number, retryAfter: string) => () =>
  new Response('{}', { status, headers: { 'retry-after': retryAfter } });
/** A body whose connection is lost after the headers. */
const cut = () =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError('Lost')) }));

// Fake timers do not wait for the dynamic import of the first call.
beforeAll(() => import('ofetch'));

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

  test('an aborted call is not sent again', async () => {
    const { http, received } = fakeServer(() => 'silent');
    const asked = new AbortController();
    const answer = http.get('/menu', { schema, signal: asked.signal });
    await vi.advanceTimersByTimeAsync(10);
    asked.abort();
    expect((await answer)[0]?.kind).toBe('network');
    expect(received).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test.each([
  ['3', null, 3000],
  ['0', null, 0],
  ['86400', null, 10_000],
  ['-5', null, 0],
  ['soon', null, 0],
  ['Tue, 24 Nov 2026 10:00:04 GMT', 'Tue, 24 Nov 2026 10:00:00 GMT', 4000],
  ['Tue, 24 Nov 2026 09:00:00 GMT', 'Tue, 24 Nov 2026 10:00:00 GMT', 0],
])('Retry-After %s at %s is %i ms', (retryAfter, date, ms) => {
  expect(retryAfterMs({ status: 503, retryAfter, date })).toBe(ms);
});

describe('a busy server', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['get', 429],
    ['get', 503],
    ['post', 429],
  ] as const)('pauses %s after %i for the requested time', async (method, status) => {
    const { http, received } = fakeServer(busy(status, '4'), ok);
    const answer = http[method]('/menu');
    await vi.advanceTimersByTimeAsync(3990);
    expect(received).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(await answer).toEqual([null, null]);
    expect(received).toHaveLength(2);
  });

  test('pauses all other calls too', async () => {
    const { http, received } = fakeServer(busy(503, '4'), ok);
    const calls = [http.get('/menu')];
    await vi.advanceTimersByTimeAsync(1000);
    calls.push(http.get('/branches'), http.get('/me', { withToken: true }));
    await vi.advanceTimersByTimeAsync(2990);
    expect(received).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20);
    await Promise.all(calls);
    expect(received).toHaveLength(4);
  });

  test('does not delay an aborted call', async () => {
    const { http, received } = fakeServer(busy(503, '9'), ok);
    const asked = new AbortController();
    const answer = http.get('/menu', { signal: asked.signal });
    await vi.advanceTimersByTimeAsync(1000);
    asked.abort();
    expect((await answer)[0]?.kind).toBe('network');
    expect(received).toHaveLength(1);
  });
});

describe('a server that comes back', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** When each of twenty visitors, who have asked at one moment in vain, asks again. */
  async function comeBack(refuse: () => Response): Promise<number[]> {
    const again: number[] = [];
    const start = performance.now();
    for (let visitor = 0; visitor < 20; visitor += 1) {
      let asked = 0;
      const http = createHttp({
        fetch: () => {
          asked += 1;
          if (asked > 1) again.push(performance.now() - start);
          return Promise.resolve(asked > 1 ? ok() : refuse());
        },
        baseURL: () => 'https://shop.example/api',
        merchant: () => '17',
        token: () => null,
        onUnauthorized: () => Promise.resolve(false),
        report: () => undefined,
      });
      void http.get('/menu');
    }
    await vi.advanceTimersByTimeAsync(20_000);
    return again;
  }

  test.each([
    ['after a 503', refused(503), 500],
    ['after a broken connection', cut, 500],
    ['when it has asked for eight seconds', busy(503, '8'), 8000],
  ] as const)('is not met by all at once: %s', async (_, refuse, leastMs) => {
    const again = await comeBack(refuse);
    expect(again).toHaveLength(20);
    expect(Math.min(...again)).toBeGreaterThanOrEqual(leastMs);
    expect(Math.max(...again)).toBeLessThanOrEqual(leastMs * 1.25 + 1);
    expect(Math.max(...again) - Math.min(...again)).toBeGreaterThan(leastMs / 20);
  });
});
