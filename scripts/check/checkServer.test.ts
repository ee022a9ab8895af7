import { expect, test } from 'vitest';
import { createBackend } from '../../mocks/backend/app';
import { createVisitor } from '../../mocks/backend/visitor';
import { createOtherServer } from '../../tests/otherServer/createOtherServer';
import { merchantKey } from '../../tests/otherServer/shop';
import { callsOf, type StandIn } from './calls.testing';

async function signedIn() {
  const backend = createBackend();
  const visitor = createVisitor(backend);
  await visitor.signIn();
  return { backend, token: visitor.token };
}

test('a server that does as docs/openapi.json says has no difference', async () => {
  const { backend, token } = await signedIn();
  const { counts, differences, found, text } = await callsOf(backend, { token });
  expect(found).toEqual([]);
  expect(counts).toMatchObject({ different: 0, missing: 0, failed: 0 });
  expect(differences).toEqual([]);
  expect(counts.expected).toBeGreaterThan(30);
  expect(text).toContain('VITE_CATALOG_BY_KEY=on');
});

test('without a token nothing personal is asked, and nothing is written without consent', async () => {
  const { backend, token } = await signedIn();
  const { counts } = await callsOf(backend);
  expect(counts.skipped).toBeGreaterThan(9);
  const before = backend.calls.length;
  await callsOf(backend, { token, mayWrite: () => Promise.resolve(false) });
  const sent = backend.calls.slice(before).map(({ method }) => method);
  expect(new Set(sent)).toEqual(new Set(['GET']));
  expect(backend.db.orders).toEqual([]);
});

type Change = (response: Response) => Response | Promise<Response>;

const json =
  (change: (body: never) => unknown): Change =>
  async (response) => {
    const body: unknown = await response.json();
    return Response.json(change(body as never), { headers: headersOf(response) });
  };

function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return headers;
}

/** One difference for each path, and what is said about it. */
const planted: readonly [path: string, change: Change, call: string, said: string][] = [
  [
    '/users/v1/merchants/sub/demo',
    json((body: object) => ({ ...body, isActive: 'yes' })),
    '≠ GET /users/v1/merchants/sub/demo',
    'isActive must be',
  ],
  [
    '/support/v1/merchant/settings/web',
    json((body: object) => ({ ...body, mapType: 'GLOBE' })),
    '≠ GET /support/v1/merchant/settings/web',
    'mapType must be equal to one of the allowed values',
  ],
  [
    '/products/v1/overalls?type=WEB',
    json((body: { products: object[] }) => ({
      ...body,
      products: body.products.map((one, at) => (at < 3 ? { ...one, id: null } : one)),
    })),
    '≠ GET /products/v1/overalls?type=WEB',
    'The shop: record 2 left out: "id".',
  ],
  [
    '/products/v1/overalls?type=TG',
    json((body: { products: { costPrice: number }[] }) => ({
      ...body,
      products: body.products.map((one) => ({ ...one, costPrice: `${one.costPrice}.00` })),
    })),
    '≠ GET /products/v1/overalls?type=TG',
    'products[]/costPrice must be number (66 times, first at /products/0/costPrice)',
  ],
  [
    '/users/v1/branches',
    json(() => 'closed for repairs'),
    '✗ GET /users/v1/branches',
    'Without it there are no branches, and no pick-up.',
  ],
  [
    '/support/v1/banner',
    () => new Response('<h1>Not found</h1>', { status: 404 }),
    '– GET /support/v1/banner',
    'Without it home has no banners.',
  ],
  [
    '/notifications/v2/stories',
    () => new Response('<title>Sign in</title>', { headers: { 'content-type': 'text/html' } }),
    '✗ GET /notifications/v2/stories',
    'It is not JSON.',
  ],
  [
    '/users/v1/city-merchant/merchant/7001',
    json((body: object[]) => body.map((one) => ({ ...one, latitude: 'north' }))),
    '≠ GET /users/v1/city-merchant/merchant/7001',
    'latitude must match pattern',
  ],
  [
    '/webbot/v1/setting',
    () => new Response('{"message":"oops"}', { status: 500 }),
    '✗ GET /webbot/v1/setting',
    'Without it links do not lead into the bot.',
  ],
  [
    '/products/v1/grade',
    (response) => {
      const headers = headersOf(response);
      headers.delete('access-control-allow-origin');
      return new Response(response.body, { status: response.status, headers });
    },
    '≠ 2 of ',
    'do not allow https://demo.shop.test to read them',
  ],
];

test('ten planted differences are ten lines, each with what the shop does about it', async () => {
  const backend = createBackend();
  const server: StandIn = {
    async fetch(request) {
      const response = await backend.fetch(request);
      const { pathname, search } = new URL(request.url);
      const path = pathname.replace('/api', '');
      const change = planted.find(([at]) => at === path || at === path + search)?.[1];
      return change && request.method === 'GET' ? change(response) : response;
    },
  };
  const { found, text } = await callsOf(server);
  for (const [, , call, said] of planted) {
    expect(
      found.filter((line) => line.startsWith(`${call}  `) || line.startsWith(call)),
    ).not.toEqual([]);
    expect(text).toContain(said);
  }
  expect(found.filter((line) => !line.includes('/users/v1/branches/'))).toHaveLength(
    planted.length,
  );
});

test('on a server written by others it says what differs, and that nothing is lost', async () => {
  const other = createOtherServer({ latency: 0, base: '/api/' });
  const { counts, found, text } = await callsOf(other, { vendor: merchantKey });
  expect(found.filter((line) => line.startsWith('✗'))).toEqual([]);
  expect(counts.different).toBeGreaterThan(3);
  expect(text).toContain('The shop reads it all the same, or does without the field.');
  expect(text).toContain('No stock is kept');
});

test('an unknown merchant and a dead server end it with one sentence', async () => {
  const unknown = await callsOf(createBackend(), { vendor: 'nobody' });
  expect(unknown.text).toContain('the shop does not open');
  expect(unknown.text).toContain('Everything else depends on the merchant');
  const dead = await callsOf({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
  expect(dead.text).toContain('There was no response.');
});

test('an order is placed, sent again under its key, and cancelled', async () => {
  const { backend, token } = await signedIn();
  const mayWrite = () => Promise.resolve(true);
  const twice = await callsOf(backend, { token, mayWrite });
  expect(twice.text).toContain('Idempotency-Key is not known');
  expect(backend.db.orders.map(({ status }) => status)).toEqual(['CANCELED', 'CANCELED']);
  backend.db.acceptsIdempotencyKey = true;
  const once = await callsOf(backend, { token, mayWrite });
  expect(once.text).toContain('VITE_IDEMPOTENCY_KEY=on');
  expect(backend.db.orders).toHaveLength(3);
  expect(once.found).toEqual([]);
});
