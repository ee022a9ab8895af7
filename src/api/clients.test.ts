// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { createClients } from './clients';
import { json } from './fakeServer.testing';

type Opening = { content?: string | null; token?: string | null; status?: number };

/** Both clients of somebody whose session is over; the next token is `token-2`. */
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

test('content comes from its host, without the token', async () => {
  const { content, asked } = open({ content: 'https://content.example', token: 'token-2' });
  await content.get('/support/v1/banner');
  expect(asked).toEqual(['https://content.example/support/v1/banner nobody']);
});

test('without a host of its own it comes from the API', async () => {
  const { content, asked } = open({ token: 'token-2' });
  await content.get('/support/v1/banner');
  expect(asked).toEqual(['https://api.example/support/v1/banner nobody']);
});

test('a 401 of the content host ends the session, and the call is made once more', async () => {
  const { content, asked, onUnauthorized } = open();
  expect(await content.get('/support/v1/banner')).toEqual([null, null]);
  expect(onUnauthorized).toHaveBeenCalledOnce();
  expect(asked).toHaveLength(2);
});

test('a 401 for a guest, and a log-out’s, end nothing', async () => {
  const guest = open({ token: null });
  expect((await guest.content.get('/support/v1/banner'))[0]?.kind).toBe('status');
  expect(guest.onUnauthorized).not.toHaveBeenCalled();
  const leaving = open();
  await leaving.content.post('/users/v1/users/logout', { withToken: 'token-1' });
  expect(leaving.onUnauthorized).not.toHaveBeenCalled();
});

test('at the API a 401 counts on calls that carry the token only', async () => {
  const { http, onUnauthorized } = open();
  expect((await http.get('/products/v1/overalls'))[0]?.kind).toBe('status');
  expect(onUnauthorized).not.toHaveBeenCalled();
});
