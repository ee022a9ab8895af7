// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { serverTimeOf } from './answer';
import { body, fakeServer, json } from './fakeServer.testing';
import { createHttp } from './http';

const schema = v.object({ name: v.string() });

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
