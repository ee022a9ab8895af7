// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { json } from './fakeServer.testing';
import { createClients } from './http';

type Opening = { content?: string | null; token?: string | null; status?: number };

/** Both clients with an expired session; the next token is `token-2`. */
function open({ content = null, token = 'token-1', status = 401 }: Opening = {}) {
  const asked: string[] = [];
  const session = { token };
  const onUnauthorized = vi.fn(() => {
    session.token = 'token-2';
    return Promise.resolve(true);
  });
  const clients = createClients(
    { api: () => 'https://api.example', content },
    {
      fetch: (input, init) => {
        const { url, headers } = new Request(input, init);
        asked.push(`${url} ${headers.get('authorization') ?? 'nobody'}`);
        return Promise.resolve(json({ status }, session.token === 'token-2' ? 200 : status));
      },
      merchant: () => '17',
      token: () => session.token,
      onUnauthorized,
      report: () => undefined,
    },
  );
  return { ...clients, asked, onUnauthorized };
}

test('content is requested from its host without the token', async () => {
  const { content, asked } = open({ content: 'https://content.example', token: 'token-2' });
  await content.get('/support/v1/banner');
  expect(asked).toEqual(['https://content.example/support/v1/banner nobody']);
});

test('without a content host it is requested from the API', async () => {
  const { content, asked } = open({ token: 'token-2' });
  await content.get('/support/v1/banner');
  expect(asked).toEqual(['https://api.example/support/v1/banner nobody']);
});

test('a 401 from the content host renews the session and the call is retried', async () => {
  const { content, asked, onUnauthorized } = open();
  expect(await content.get('/support/v1/banner')).toEqual([null, null]);
  expect(onUnauthorized).toHaveBeenCalledOnce();
  expect(asked).toHaveLength(2);
});

test('a 401 for a guest or a logout does not end the session', async () => {
  const guest = open({ token: null });
  expect((await guest.content.get('/support/v1/banner'))[0]?.kind).toBe('status');
  expect(guest.onUnauthorized).not.toHaveBeenCalled();
  const loggingOut = open();
  await loggingOut.content.post('/users/v1/users/logout', { withToken: 'token-1' });
  expect(loggingOut.onUnauthorized).not.toHaveBeenCalled();
});

test('a 401 from the API counts only on calls with the token', async () => {
  const { http, onUnauthorized } = open();
  expect((await http.get('/products/v1/overalls'))[0]?.kind).toBe('status');
  expect(onUnauthorized).not.toHaveBeenCalled();
});
