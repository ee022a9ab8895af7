// @vitest-environment node
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createHttp, serverTimeOf } from './http';

const at = Date.UTC(2026, 2, 4, 7);
const date = new Date(at).toUTCString();

test('the Date header is the server’s time; a read may come from a cache', () => {
  expect(serverTimeOf('GET', { date })).toEqual({ at, isFresh: false });
  expect(serverTimeOf('POST', { date })).toEqual({ at, isFresh: true });
});

test.each([null, '', 'yesterday', new Date(0).toUTCString()])(
  'no time is read from %o',
  (other) => {
    expect(serverTimeOf('POST', { date: other })).toBeNull();
  },
);

test('only the header of a response that its schema has accepted tells the time, never a record', async () => {
  const heard: number[] = [];
  const now = { date };
  const answers: Record<string, () => Response> = {
    '/page': () => new Response('<html>Log in</html>', { headers: now }),
    '/empty-object': () => new Response('{}', { headers: now }),
    '/text': () => new Response('OK', { headers: now }),
    '/refused': () =>
      new Response(`{"status":404,"timestamp":${at}}`, { status: 404, headers: now }),
    '/gateway': () => new Response('<html>', { status: 403, headers: now }),
    '/graded': () => new Response(`{"name":"x","timestamp":${at - 432e6}}`),
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
