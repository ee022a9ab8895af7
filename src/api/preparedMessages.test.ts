import { expect, test } from 'vitest';
import { body, fakeServer, json } from './fakeServer.testing';
import { prepareProductMessage } from './preparedMessages';

const sent = { productId: 'lagmon', language: 'kz' } as const;

test('a product’s card is prepared in the person’s language, for the person of the token', async () => {
  const { http, received } = fakeServer(() => json({ id: 7, expires: 1 }, 201));
  expect(await prepareProductMessage(http, sent)).toEqual([null, { id: '7' }]);
  expect(received.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
    ['POST', '/api/webbot/v1/messages/product', sent],
  ]);
  expect(received[0]?.headers.get('authorization')).toBe('Bearer token-1');
});

test('a guest sends no request', async () => {
  const { http, received, session } = fakeServer(() => json({ id: '7' }));
  session.token = null;
  expect((await prepareProductMessage(http, sent))[0]?.kind).toBe('noToken');
  expect(received).toEqual([]);
});

test.each([
  ['no id', () => json({})],
  ['an empty id', () => json({ id: '' })],
  ['no body', () => body(null, 204)],
])('an answer with %s is no message', async (_, answer) => {
  const { http } = fakeServer(answer);
  expect((await prepareProductMessage(http, sent))[0]?.kind).toBe('unreadable');
});

test('a failure is not repeated: the link is shared instead', async () => {
  const { http, received } = fakeServer(() => json({}, 503));
  expect((await prepareProductMessage(http, sent))[0]?.status).toBe(503);
  expect(received).toHaveLength(1);
});

test('the caller can stop waiting', async () => {
  const { http } = fakeServer(() => 'silent');
  const limit = new AbortController();
  const asked = prepareProductMessage(http, sent, limit.signal);
  limit.abort();
  expect((await asked)[0]?.kind).toBe('network');
});
