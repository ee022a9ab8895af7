// @vitest-environment node
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createHttp } from './http';
import { serverTimeOf } from './serverTime';

const at = Date.UTC(2026, 2, 4, 7);
const date = new Date(at).toUTCString();
const answer = (over: object) => ({ status: 200, text: '{}', date: null, ...over });

test('the Date header is the server’s time; a read may come from a cache', () => {
  expect(serverTimeOf('GET', answer({ date }))).toEqual({ at, isFresh: false });
  expect(serverTimeOf('POST', answer({ date }))).toEqual({ at, isFresh: true });
  expect(serverTimeOf('GET', answer({ date, status: 503 }))).toEqual({ at, isFresh: true });
});

test('without a readable header, the timestamp of a write or an error is used', () => {
  const text = JSON.stringify({ id: 1, timestamp: at });
  expect(serverTimeOf('POST', answer({ text }))).toEqual({ at, isFresh: true });
  const iso = JSON.stringify({ timestamp: new Date(at).toISOString() });
  expect(serverTimeOf('GET', answer({ text: iso, status: 404 }))).toEqual({ at, isFresh: true });
});

test('the timestamp of a read record is ignored', () => {
  const text = JSON.stringify({ id: 1, timestamp: at });
  expect(serverTimeOf('GET', answer({ text }))).toBeNull();
});

test.each(['', 'null', '[]', 'no JSON', '{"timestamp":"soon"}', '{"timestamp":12}'])(
  'no time is read from %o',
  (text) => {
    expect(serverTimeOf('POST', answer({ text }))).toBeNull();
    expect(serverTimeOf('POST', answer({ text, date: 'yesterday' }))).toBeNull();
  },
);

test('only a response that its schema has accepted tells the time', async () => {
  const heard: number[] = [];
  const now = { date };
  const answers: Record<string, () => Response> = {
    '/page': () => new Response('<html>Log in</html>', { headers: now }),
    '/empty-object': () => new Response('{}', { headers: now }),
    '/text': () => new Response('OK', { headers: now }),
    '/refused': () =>
      new Response(`{"status":404,"timestamp":${at}}`, { status: 404, headers: now }),
    '/gateway': () => new Response('<html>', { status: 403, headers: now }),
    '/good': () => new Response('{"name":"x"}', { headers: now }),
  };
  const http = createHttp({
    fetch: (input) => {
      const { pathname } = new URL(String(input instanceof Request ? input.url : input));
      return Promise.resolve(answers[pathname]?.() ?? Response.error());
    },
    baseURL: () => 'https://shop.example',
    merchant: () => '1',
    token: () => null,
    onUnauthorized: () => Promise.resolve(false),
    report: () => undefined,
    onServerTime: ({ at: told }) => heard.push(told),
  });
  const schema = v.object({ name: v.string() });
  for (const path of Object.keys(answers).filter((one) => one !== '/good')) {
    await http.get(path, { schema });
    await http.post(path, { schema, retry: false });
  }
  await http.post('/page');
  await http.post('/text');
  expect(heard).toEqual([]);
  await http.get('/good', { schema });
  expect(heard).toEqual([at]);
});
