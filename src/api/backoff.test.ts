// @vitest-environment node
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createBackoff } from './backoff';
import { fakeServer, json } from './fakeServer.testing';
import { createClients } from './http';

// Fake timers do not wait for the dynamic import of the first call.
beforeAll(() => import('./client'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ok = () => json({});
const down = (status: number) => () => json({ status }, status);
const paths = ['/a/1', '/b/1', '/c/1', '/d/1', '/e/1', '/f/1', '/g/1', '/h/1'];

/** A server that is down until `world.isUp`, and clients with mid-range jitter. */
function deadServer(isPressed: () => boolean = () => false) {
  const world = { isUp: false };
  const asked: { path: string; at: number }[] = [];
  const start = performance.now();
  const clients = createClients(
    { api: () => 'https://shop.example/api', content: null },
    {
      fetch: (input, init) => {
        const { url } = new Request(input, init);
        asked.push({ path: new URL(url).pathname, at: performance.now() - start });
        return world.isUp ? Promise.resolve(ok()) : Promise.reject(new TypeError('No answer'));
      },
      backoff: createBackoff({ random: () => 0.5, isPressed }),
      merchant: () => '17',
      token: () => null,
      onUnauthorized: () => Promise.resolve(false),
      report: () => undefined,
    },
  );
  return { ...clients, world, asked };
}

test('a dead server gets 13 calls in its first 30 s, though eight callers poll twice a second', async () => {
  const { http, content, asked } = deadServer();
  for (let half = 0; half < 60; half += 1) {
    for (const path of paths) void (half % 2 ? content : http).get(path);
    await vi.advanceTimersByTimeAsync(500);
  }
  // Eight at once, one more after that, then after 1, 2, 4 and 8 s.
  const requests = asked.filter(({ at }) => at < 30_000);
  expect(requests.map(({ at }) => Math.round(at / 1000))).toEqual([
    ...paths.map(() => 0),
    0,
    1,
    3,
    7,
    15,
  ]);
});

/** Enough failures for an 8 s pause. */
async function causeLongPause({ http }: ReturnType<typeof deadServer>) {
  for (let second = 0; second < 8; second += 1) {
    void http.get('/a/1');
    await vi.advanceTimersByTimeAsync(1000);
  }
}

test('the first response releases all waiting calls', async () => {
  const server = deadServer();
  await causeLongPause(server);
  const { http, world, asked } = server;
  const before = asked.length;
  world.isUp = true;
  const calls = paths.map((path) => http.get(path));
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(before);
  expect(await http.post('/orders/1')).toEqual([null, null]);
  await vi.advanceTimersByTimeAsync(0);
  const requests = asked.slice(before).map(({ path }) => path.slice('/api'.length));
  expect(requests[0]).toBe('/orders/1');
  expect(new Set(requests.slice(1))).toEqual(new Set(paths));
  expect((await Promise.all(calls)).every(([error]) => error === null)).toBe(true);
});

test('a held read fails after 3 s without being sent', async () => {
  const server = deadServer();
  await causeLongPause(server);
  const before = server.asked.length;
  const answer = vi.fn();
  void server.http.get('/b/1').then(answer);
  await vi.advanceTimersByTimeAsync(2900);
  expect(answer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(answer.mock.lastCall?.[0][0]).toMatchObject({ kind: 'network' });
  expect(server.asked).toHaveLength(before);
});

test.each(['post', 'put', 'delete'] as const)('%s is sent at once', async (method) => {
  const server = deadServer();
  await causeLongPause(server);
  server.world.isUp = true;
  const answer = server.http[method]('/orders/1');
  await vi.advanceTimersByTimeAsync(0);
  expect(await answer).toEqual([null, null]);
});

test('a read with its own polling intervals is sent at once too', async () => {
  const server = deadServer();
  await causeLongPause(server);
  server.world.isUp = true;
  const answer = server.http.get('/orders/1', { hasOwnPauses: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(await answer).toEqual([null, null]);
});

test('while the customer interacts no pause exceeds a second', async () => {
  let isPressed = false;
  const server = deadServer(() => isPressed);
  await causeLongPause(server);
  await vi.advanceTimersByTimeAsync(1000);
  server.world.isUp = true;
  isPressed = true;
  const answer = server.http.get('/b/1');
  await vi.advanceTimersByTimeAsync(0);
  expect(await answer).toEqual([null, null]);
});

test.each([
  [0, 750],
  [0.999, 1250],
])(
  'a pause of a second is drawn, so that a server is not met by all at once: %d makes %d ms',
  async (drawn, ms) => {
    const backoff = createBackoff({ random: () => drawn });
    const pass = () => backoff.enter({ baseURL: 'https://shop.example', isHeld: true }, []);
    for (let failures = 0; failures < 2; failures += 1) (await pass())?.end('network');
    const sent = vi.fn();
    void pass().then(sent);
    await vi.advanceTimersByTimeAsync(ms - 20);
    expect(sent).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(40);
    expect(sent).toHaveBeenCalledOnce();
  },
);

test('a device that comes back online does not wait', async () => {
  const server = fakeServer(() => 'dropped');
  const backoff = createBackoff();
  const pass = () => backoff.enter({ baseURL: 'https://shop.example', isHeld: true }, []);
  for (let failures = 0; failures < 4; failures += 1) {
    const firstPass = pass();
    await vi.advanceTimersByTimeAsync(3000);
    (await firstPass)?.end('network');
  }
  const heldPass = pass();
  backoff.resume();
  expect(await heldPass).not.toBeNull();
  expect(server.received).toEqual([]);
});

test.each([500, 502, 503, 429, 404])(
  '%i counts as a response and causes no pause',
  async (status) => {
    const { http, received } = fakeServer(down(status));
    for (let calls = 0; calls < 5; calls += 1) await http.get('/orders/1');
    expect(received.length).toBeGreaterThanOrEqual(5);
  },
);

test('a slow response to one call holds the others for at most 3 s and fails none', async () => {
  const { http, received } = fakeServer(
    () => 'dropped',
    () => 'silent',
    ok,
  );
  void http.get('/a/1');
  await vi.advanceTimersByTimeAsync(10);
  const answer = http.get('/b/1');
  await vi.advanceTimersByTimeAsync(2900);
  expect(received).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(await answer).toEqual([null, null]);
});

test('an aborted call does not affect the backoff', async () => {
  const { http, received } = fakeServer(() => 'silent', ok);
  for (let calls = 0; calls < 3; calls += 1) {
    const aborter = new AbortController();
    const answer = http.get('/a/1', { signal: aborter.signal, retry: false });
    await vi.advanceTimersByTimeAsync(10);
    aborter.abort();
    await answer;
  }
  expect(received).toHaveLength(3);
});
