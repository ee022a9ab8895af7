// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { fakeServer, json } from './fakeServer.testing';
import { createHttp } from './http';

const schema = v.object({ name: v.string() });
const plov = () => json({ name: 'Plov' });
const refused = (status: number) => () => json({ status }, status);

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

type Opening = { content?: string | null; token?: string | null; status?: number };

/** A client with an expired session; the next token is `token-2`. */
function open({ content = null, token = 'token-1', status = 401 }: Opening = {}) {
  const asked: string[] = [];
  const session = { token };
  const onUnauthorized = vi.fn(() => {
    session.token = 'token-2';
    return Promise.resolve(true);
  });
  const http = createHttp({
    fetch: (input, init) => {
      const { url, headers } = new Request(input, init);
      asked.push(`${url} ${headers.get('authorization') ?? 'nobody'}`);
      return Promise.resolve(json({ status }, session.token === 'token-2' ? 200 : status));
    },
    baseURL: () => 'https://api.example',
    contentURL: content,
    merchant: () => '17',
    token: () => session.token,
    onUnauthorized,
    report: () => undefined,
  });
  return { http, asked, onUnauthorized };
}

test('content is requested from its host without the token', async () => {
  const { http, asked } = open({ content: 'https://content.example', token: 'token-2' });
  await http.get('/support/v1/banner', { isContent: true });
  expect(asked).toEqual(['https://content.example/support/v1/banner nobody']);
});

test('without a content host it is requested from the API', async () => {
  const { http, asked } = open({ token: 'token-2' });
  await http.get('/support/v1/banner', { isContent: true });
  expect(asked).toEqual(['https://api.example/support/v1/banner nobody']);
});

test('a 401 from the content host renews the session and the call is retried', async () => {
  const { http, asked, onUnauthorized } = open();
  expect(await http.get('/support/v1/banner', { isContent: true })).toEqual([null, null]);
  expect(onUnauthorized).toHaveBeenCalledOnce();
  expect(asked).toHaveLength(2);
});

test('a 401 for a guest or a logout does not end the session', async () => {
  const guest = open({ token: null });
  expect((await guest.http.get('/support/v1/banner', { isContent: true }))[0]?.kind).toBe('status');
  expect(guest.onUnauthorized).not.toHaveBeenCalled();
  const loggingOut = open();
  await loggingOut.http.post('/users/v1/users/logout', {
    withToken: 'token-1',
    isContent: true,
  });
  expect(loggingOut.onUnauthorized).not.toHaveBeenCalled();
});

test('a 401 from the API counts only on calls with the token', async () => {
  const { http, onUnauthorized } = open();
  expect((await http.get('/products/v1/overalls'))[0]?.kind).toBe('status');
  expect(onUnauthorized).not.toHaveBeenCalled();
});
