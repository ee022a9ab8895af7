import { expect, test } from 'vitest';
import { signQuery } from '../../mocks/telegram/launch/sign';
import { createOtherServer, type OtherServer } from './createOtherServer';
import { merchantId, merchantKey } from './shop';

type Asking = { method?: string; token?: string; body?: object; merchant?: string; key?: string };

/** Sends a request as the app would; returns the status and the body, parsed if it is JSON. */
async function ask(server: OtherServer, path: string, asking: Asking = {}) {
  const { method = 'GET', token, body, merchant = String(merchantId), key } = asking;
  const headers = new Headers({ merchant });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (key) headers.set('idempotency-key', key);
  const request = new Request(`http://other.example/v/api${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await server.fetch(request);
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, text, json: isJson && text ? JSON.parse(text) : null };
}

const fast = (more = {}) => createOtherServer({ latency: 0, ...more });

async function logIn(server: OtherServer, phone = '+998901112233'): Promise<string> {
  const login = '/webbot/v1/users/login';
  const sent = await ask(server, login, { method: 'POST', body: { phone, type: 'WEB' } });
  const code = server.world.codes.at(-1)?.code;
  const body = { ...sent.json, id: String(sent.json.id), code };
  return (await ask(server, login, { method: 'POST', body })).json.token;
}

const pickUp = {
  serviceType: 'PICK_UP',
  branchId: '1',
  cartItems: [{ product: { id: '101', count: 2 }, modifications: [] }],
  totalPrice: 18_000,
};
const order = (server: OtherServer, token: string, more: Asking = {}) =>
  ask(server, '/orders/v1/orders', { method: 'POST', token, body: pickUp, ...more });

test('a key in the merchant header yields an empty shop, and an error elsewhere', async () => {
  const server = fast();
  const found = await ask(server, `/users/v1/merchants/sub/${merchantKey}`, { merchant: 'any' });
  expect(found.json.id).toBe(merchantId);
  const byKey = await ask(server, '/products/v1/overalls', { merchant: merchantKey });
  expect([byKey.status, byKey.json]).toEqual([200, { groups: [] }]);
  expect((await ask(server, '/users/v1/branches', { merchant: merchantKey })).status).toBe(400);
  expect((await ask(server, '/products/v1/overalls')).json.groups).toHaveLength(3);
});

test('a second slash after the base is a different path', async () => {
  expect((await ask(fast(), '//users/v1/branches')).status).toBe(404);
});

test('six digits log in once requested, and a wrong code is refused in plain text', async () => {
  const server = fast();
  const login = { method: 'POST', body: { phone: '+998901112233', type: 'WEB' } };
  const { json: record } = await ask(server, '/webbot/v1/users/login', login);
  expect(server.world.codes[0]?.code).toMatch(/^\d{6}$/);
  const wrong = await ask(server, '/webbot/v1/users/login', {
    method: 'POST',
    body: { ...record, code: '1' },
  });
  expect(wrong).toMatchObject({ status: 400, json: null });
  const token = await logIn(server);
  const me = await ask(server, '/users/v1/users/me', { token });
  expect(me.json.user.phone).toBe('998901112233');
  expect(me.json.id).not.toBe(me.json.user.id);
  const out = await ask(server, '/users/v1/users/logout', { method: 'POST', token });
  expect(out).toMatchObject({ status: 204, text: '' });
  expect((await ask(server, '/users/v1/users/me', { token })).status).toBe(401);
});

test('init data is accepted only if signed by this bot', async () => {
  const server = fast();
  const fields = {
    user: JSON.stringify({ id: 7, first_name: 'Aziz' }),
    auth_date: String(Math.floor(Date.now() / 1000)),
  };
  const enter = async (botToken: string) =>
    ask(server, '/webbot/v1/users/token', {
      method: 'POST',
      body: { initData: await signQuery(fields, botToken) },
    });
  expect((await enter('1:ANOTHER')).status).toBe(403);
  expect((await enter(server.options.botToken)).json.token).toBeTruthy();
  expect(server.world.people).toMatchObject([{ telegramId: 7, phone: null }]);
});

test('an order is recalculated, stored, and shown to its own customer only', async () => {
  const server = fast();
  const token = await logIn(server);
  const cheap = await order(server, token, { body: { ...pickUp, totalPrice: 1 } });
  expect(cheap.status).toBe(422);
  expect((await order(server, token)).status).toBe(201);
  const [placed] = server.world.orders;
  expect(placed).toMatchObject({ total: 1_800_000, lines: [{ productId: 101, count: 2 }] });
  const active = `/orders/v1/orders/user/${placed?.userId}/active`;
  expect((await ask(server, active, { token })).json.content[0].totalPrice).toBe('18000.00');
  const stranger = await logIn(server, '+998907776655');
  expect((await ask(server, active, { token: stranger })).status).toBe(403);
});

test.each([
  [true, 1],
  [false, 2],
])('a repeated key, with key support %s, leaves %i order(s)', async (accepts, count) => {
  const server = fast({ acceptsIdempotencyKey: accepts });
  const token = await logIn(server);
  const ids: number[] = [];
  for (const key of ['a', 'a']) ids.push((await order(server, token, { key })).json.id);
  expect(server.world.orders).toHaveLength(count);
  expect(new Set(ids).size).toBe(count);
});

test('planted faults fire as often as requested, with or without the work', async () => {
  const server = fast();
  const token = await logIn(server);
  const path = '/orders/v1/orders';
  const strike = { path, method: 'POST', times: 1 };
  server.plant({ ...strike, stores: true, answer: 'drop' });
  await expect(order(server, token)).rejects.toThrow(TypeError);
  expect(server.world.orders).toHaveLength(1);
  server.plant({ ...strike, answer: { status: 429, headers: { 'retry-after': '7' } } });
  expect((await order(server, token)).status).toBe(429);
  server.plant({ ...strike, answer: 'html' });
  expect((await order(server, token)).text).toContain('<h1>');
  server.plant({ ...strike, stores: true, answer: 'empty' });
  expect((await order(server, token)).text).toBe('');
  server.plant({ ...strike, answer: 'cut' });
  await expect(order(server, token)).rejects.toThrow();
  server.plant({ ...strike, answer: 'truncated' });
  expect(() => JSON.parse('{"i')).toThrow();
  expect((await order(server, token).catch(({ name }) => name)) as unknown).toBe('SyntaxError');
  expect(server.world.orders).toHaveLength(4);
  expect((await order(server, token)).status).toBe(201);
});

test('a redirect leads to a page outside the API', async () => {
  const server = fast();
  server.plant({ path: '/users/v1/branches', answer: 'redirect' });
  const at = 'http://other.example/v/api/users/v1/branches';
  const moved = await server.fetch(new Request(at));
  expect(moved.status).toBe(302);
  const page = await server.fetch(new Request(new URL(moved.headers.get('location') ?? '', at)));
  expect([page.status, await page.text()]).toEqual([200, expect.stringMatching(/<h1>/)]);
  expect(page.headers.get('access-control-allow-origin')).toBe('*');
});

test('a past time is refused with a message and orders nothing', async () => {
  const server = fast();
  const token = await logIn(server);
  const body = { ...pickUp, deliveryAt: Date.now() - 60_000 };
  const late = { method: 'POST', token, body };
  const answer = await ask(server, '/orders/v1/orders/at-time', late);
  expect(answer).toMatchObject({ status: 422, json: { description: 'Bu vaqt allaqachon oʻtgan' } });
  expect(server.world.orders).toEqual([]);
});

test('a server that supports cancelling shows it in the settings and in the status', async () => {
  const server = fast({ canCancel: true });
  const token = await logIn(server);
  const settings = await ask(server, '/support/v1/merchant/settings/web');
  expect(settings.json.cancelOrderActive).toBe(true);
  const { id } = (await order(server, token)).json;
  expect(server.world.orders[0]?.status).toBe('CREATED');
  const cancel = `/orders/v1/orders/${id}/cancel`;
  expect((await ask(server, cancel, { method: 'PUT', token })).status).toBe(204);
  expect(server.world.orders[0]?.status).toBe('CANCELED');
});
