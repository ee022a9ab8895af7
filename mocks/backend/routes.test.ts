// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createBackend } from './app';
import { createVisitor } from './visitor';

type Call = readonly [method: string, path: string, token?: 'token'];

/** §7, then the assumed calls; `token` where the specification says WITH_TOKEN. */
const calls: readonly Call[] = [
  ['GET', '/users/v1/branches'],
  ['GET', '/users/v1/branches/full?cityId=toshkent'],
  ['GET', '/users/v1/branches/markaz'],
  ['GET', '/users/v1/branches/merchant/7001/closest?lat=41.31&lon=69.24'],
  ['GET', '/users/v1/city-merchant/merchant/7001'],
  ['GET', '/products/v1/overalls?type=TG'],
  ['GET', '/products/v1/grade'],
  ['GET', '/products/v1/favourite/all?userId=1&isFavourite=true', 'token'],
  ['POST', '/products/v1/favourite', 'token'],
  ['DELETE', '/products/v1/favourite/1', 'token'],
  ['POST', '/users/v1/users/logout', 'token'],
  ['POST', '/webbot/v1/users/logout', 'token'],
  ['PUT', '/webbot/v1/users/logout', 'token'],
  ['GET', '/users/v1/users/me', 'token'],
  ['PUT', '/users/v1/users/1', 'token'],
  ['PUT', '/users/v1/users/phone', 'token'],
  ['PUT', '/users/v1/users/phone/verify', 'token'],
  ['DELETE', '/users/v1/users', 'token'],
  ['POST', '/webbot/v1/users/token'],
  ['POST', '/webbot/v1/users/auth', 'token'],
  ['POST', '/webbot/v1/users/login'],
  ['GET', '/webbot/v1/setting'],
  ['GET', '/deliveries/v1/delivery/courier/1', 'token'],
  ['GET', '/orders/v1/orders/user/1?size=10&page=0&onlyArchive=true', 'token'],
  ['GET', '/orders/v1/orders/user/1/active', 'token'],
  ['GET', '/orders/v1/orders/1', 'token'],
  ['GET', '/orders/v1/order/setting/7001', 'token'],
  ['POST', '/orders/v1/orders', 'token'],
  ['POST', '/orders/v1/orders/at-time', 'token'],
  ['GET', '/payments/v2/checkout/1', 'token'],
  ['POST', '/deliveries/v1/delivery/tariff/client/calculate', 'token'],
  ['GET', '/orders/v1/merchant/settings'],
  ['GET', '/users/v1/merchants/sub/demo'],
  ['GET', '/users/v1/addresses/merchant/7001/user/1', 'token'],
  ['POST', '/users/v1/addresses/user/1', 'token'],
  ['PUT', '/users/v1/addresses/1', 'token'],
  ['DELETE', '/users/v1/addresses/1', 'token'],
  ['GET', '/users/v1/region', 'token'],
  ['GET', '/notifications/v1/nominatim/reverse?format=json&lat=41.31&lon=69.24', 'token'],
  ['GET', '/notifications/v1/nominatim/search?format=json&q=navoiy'],
  ['GET', '/support/v1/merchant/settings/web'],
  ['GET', '/support/v1/merchant/settings/click-app/client'],
  ['GET', '/support/v1/company/policies?policies=ABOUT_COMPANY'],
  ['GET', '/support/v1/brand/catalog'],
  ['GET', '/support/v1/banner'],
  ['GET', '/notifications/v2/stories'],

  ['GET', '/users/v1/merchants/domain/oltinqozon.example'],
  ['GET', '/orders/v1/promo?code=SALOM10'],
  ['GET', '/orders/v1/promo/user/1', 'token'],
  ['POST', '/orders/v1/orders/1/confirm', 'token'],
  ['PUT', '/orders/v1/orders/1/cancel', 'token'],
  ['POST', '/orders/v1/orders/1/grade', 'token'],
  ['GET', '/payments/v1/cards', 'token'],
  ['POST', '/payments/v1/cards', 'token'],
  ['DELETE', '/payments/v1/cards/1', 'token'],
  ['POST', '/payments/v1/cards/1/verify', 'token'],
  ['GET', '/support/v1/vacancies'],
  ['GET', '/support/v1/vacancies/vakansiya-kuryer'],
  ['GET', '/orders/v1/reservations', 'token'],
  ['POST', '/orders/v1/reservations', 'token'],
  ['DELETE', '/orders/v1/reservations/1', 'token'],
  ['POST', '/orders/v1/waiter-calls'],
  ['GET', '/notifications/v1/notifications/user/1', 'token'],
];

const guarded = calls.filter(([, , token]) => token);
const open = calls.filter(([, , token]) => !token);
const named = (list: readonly Call[]) =>
  list.map(([method, path]): [string, string] => [method, path]);

describe('the calls of the specification', () => {
  const backend = createBackend();

  it.each(named(calls))('%s %s has a route', async (method, path) => {
    const visitor = createVisitor(backend);
    await visitor.signIn();
    const answer = await visitor.call(method, `/api${path}`, method === 'GET' ? undefined : {});
    expect(String(answer.body.message)).not.toContain('no route');
    expect(answer.status).toBeLessThan(500);
  });

  it.each(named(guarded))('%s %s is refused without a token', async (method, path) => {
    const visitor = createVisitor(backend);
    visitor.token = 'stale';
    const answer = await visitor.call(method, `/api${path}`, method === 'GET' ? undefined : {});
    expect(answer.status).toBe(401);
    expect(answer.body.description?.ru).toBeTruthy();
  });

  it.each(named(open))('%s %s needs no token', async (method, path) => {
    const answer = await createVisitor(backend).call(
      method,
      `/api${path}`,
      method === 'GET' ? undefined : {},
    );
    expect(answer.status).not.toBe(401);
  });

  it('every read-only call without a token returns 200', async () => {
    for (const [method, path] of open) {
      if (method !== 'GET') continue;
      const answer = await createVisitor(backend).get(`/api${path}`);
      expect([path, answer.status]).toEqual([path, 200]);
    }
  });

  it('an unknown path is a 404 with a text', async () => {
    const answer = await createVisitor(backend).get('/api/users/v1/nobody');
    expect(answer.status).toBe(404);
    expect(String(answer.body.message)).toContain('no route');
  });
});

describe('docs/api.md', () => {
  const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| (GET|POST|PUT|DELETE) `(\/[^`]+)`( 🔑)?/gm)].map((row) => ({
    call: `${row[1]} ${row[2]}`,
    pattern: new RegExp(`^${row[1]} ${row[2]?.replace(/\{\w+\}/g, '[^/]+')}$`),
    guarded: row[3] !== undefined,
  }));
  const listed = calls.map(([method, path, token]) => ({
    call: `${method} ${path.split('?')[0]}`,
    guarded: token !== undefined,
  }));

  it('lists every call and whether it needs a token', () => {
    const missing = listed.filter(
      ({ call, guarded }) => !rows.some((row) => row.pattern.test(call) && row.guarded === guarded),
    );
    expect(missing).toEqual([]);
  });

  it('lists no call that does not exist', () => {
    const own = rows.filter(({ call }) => !call.includes('/__mock'));
    const unknown = own.filter(({ pattern }) => !listed.some(({ call }) => pattern.test(call)));
    expect(unknown.map(({ call }) => call)).toEqual([]);
  });
});

describe('the merchant header', () => {
  const backend = createBackend();

  it('contains the merchant’s key or id', async () => {
    const byKey = await createVisitor(backend, 'bloom').get('/api/users/v1/branches');
    const byId = await createVisitor(backend, '7002').get('/api/users/v1/branches');
    expect(byKey.body).toEqual(byId.body);
    expect(byKey.body[0]?.id).toBe('bloom-salon');
  });

  it('is required', async () => {
    expect((await createVisitor(backend, null).get('/api/users/v1/branches')).status).toBe(400);
  });

  it('of an unknown merchant is a 404, and so is an unknown sub-domain', async () => {
    const visitor = createVisitor(backend, 'nobody');
    expect((await visitor.get('/api/users/v1/branches')).status).toBe(404);
    expect((await visitor.get('/api/users/v1/merchants/sub/nobody')).status).toBe(404);
  });

  it('of an inactive merchant finds the merchant, but nothing can be ordered', async () => {
    const visitor = createVisitor(backend, 'closed');
    const found = await visitor.get('/api/users/v1/merchants/sub/closed');
    expect(found.body.isActive).toBe(false);
    expect((await visitor.get('/api/products/v1/overalls?type=WEB')).status).toBe(403);
  });
});
