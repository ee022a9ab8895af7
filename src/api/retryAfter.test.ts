// @vitest-environment node
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { retryAfterMs } from './answer';
import { fakeServer, json } from './fakeServer.testing';

const busy = (status: number, retryAfter: string) => () =>
  new Response('{}', { status, headers: { 'retry-after': retryAfter } });
const ok = () => json({});

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
  // Fake timers do not wait for the dynamic import of the first call.
  beforeAll(() => import('./client'));
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
