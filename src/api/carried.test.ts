// @vitest-environment node
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { takeCarried } from './carried';
import { json } from './fakeServer.testing';
import { createHttp } from './http';

const settings = '/support/v1/merchant/settings/web';
const schema = v.object({ title: v.string() });
const fromServer = [null, { title: 'from the server' }];
const fromPage = [null, { title: 'from the page' }];

type Opening = {
  carried?: Promise<ReadonlyMap<string, unknown>> | null;
  load?: () => Promise<void>;
};

function open({ carried = null, load = () => Promise.resolve() }: Opening = {}) {
  const asked: string[] = [];
  const scopes = { shop: new AbortController(), person: new AbortController() };
  const server = createHttp({
    fetch: (input, init) => {
      const { method, url, headers } = new Request(input, init);
      asked.push(`${method} ${url} ${headers.get('merchant')}`);
      return Promise.resolve(json({ title: 'from the server' }));
    },
    baseURL: () => 'https://api.example',
    merchant: () => '17',
    token: () => 'token',
    onUnauthorized: () => Promise.resolve(false),
    report: () => undefined,
  });
  const loading = vi.fn(async () => {
    await load();
    return server;
  });
  const http = takeCarried({
    load: loading,
    carried,
    merchant: () => '17',
    endOf: (scope) => (scope === 'shop' ? scopes.shop : scopes.person).signal,
  });
  return { http, asked, loading, scopes };
}

const carrying = (names: string[]) =>
  Promise.resolve(new Map(names.map((name) => [name, { title: 'from the page' }])));

test('a read that the page carries needs neither the client nor the server', async () => {
  const { http, loading, asked } = open({ carried: carrying([`17 ${settings}`]) });
  expect(await http.get(settings, { schema })).toEqual(fromPage);
  expect(loading).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});

test('the same read again reaches the server', async () => {
  const { http, asked } = open({ carried: carrying([`17 ${settings}`]) });
  await http.get(settings, { schema });
  expect(await http.get(settings, { schema })).toEqual(fromServer);
  expect(asked).toEqual([`GET https://api.example${settings} 17`]);
});

test('a query is part of what a read is', async () => {
  const { http } = open({ carried: carrying(['17 /products/v1/overalls?type=WEB']) });
  const read = (type: string) => http.get('/products/v1/overalls', { query: { type }, schema });
  expect(await read('TG')).toEqual(fromServer);
  expect(await read('WEB')).toEqual(fromPage);
});

test('what another merchant’s page carries is not taken', async () => {
  const { http } = open({ carried: carrying([`18 ${settings}`]) });
  expect(await http.get(settings, { schema })).toEqual(fromServer);
});

test('a write always reaches the server', async () => {
  const { http, asked } = open({ carried: carrying([`17 ${settings}`]) });
  expect(await http.post(settings, { schema })).toEqual(fromServer);
  expect(asked).toHaveLength(1);
});

test('a page whose data cannot be read is as one that carries nothing', async () => {
  const { http } = open({ carried: Promise.reject(new SyntaxError('no JSON')) });
  expect(await http.get(settings, { schema })).toEqual(fromServer);
});

test('the client is loaded once, by the first call that needs it', async () => {
  const { http, loading } = open();
  await Promise.all([http.get(settings, { schema }), http.get('/banner'), http.put('/like')]);
  expect(loading).toHaveBeenCalledOnce();
});

test('a client that cannot be loaded is a network failure, and the next call tries again', async () => {
  const load = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('gone'));
  const { http } = open({ load });
  expect((await http.get(settings, { schema }))[0]?.kind).toBe('network');
  expect(await http.get(settings, { schema })).toEqual(fromServer);
});

test.each(['shop', 'person'] as const)(
  'a call whose %s ends before the client has loaded is not sent',
  async (scope) => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { http, asked, scopes } = open({ load: () => arrived });
    const call = http.get(settings, { schema, scope });
    scopes[scope].abort();
    arrive();
    expect((await call)[0]?.kind).toBe('ended');
    expect(asked).toEqual([]);
  },
);
