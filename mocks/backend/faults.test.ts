// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBackend } from './app';
import type { FaultInput } from './faults';
import { createVisitor, orderOf } from './visitor';

const path = '/users/v1/branches';

function answerUnder(fault: Partial<FaultInput>) {
  const backend = createBackend();
  backend.faults.add({ path, ...fault });
  return createVisitor(backend).get(`/api${path}`);
}

describe('a fault', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([400, 401, 403, 404, 408, 409, 422, 429, 500, 502, 503, 504])(
    'returns the status %i with a text',
    async (status) => {
      const answer = await answerUnder({ kind: 'status', status });
      expect(answer.status).toBe(status);
      expect(answer.body.description?.uz).toBeTruthy();
    },
  );

  it.each([429, 503])('%i sends Retry-After', async (status) => {
    const answer = await answerUnder({ kind: 'status', status, retryAfter: 5 });
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After');
  });

  it('responds with an HTML page and its own status', async () => {
    const answer = await answerUnder({ kind: 'html', status: 404 });
    expect(answer.status).toBe(404);
    expect(answer.text).toMatch(/^<!doctype html>/);
  });

  it('redirects to another page', async () => {
    const backend = createBackend();
    backend.faults.add({ path, kind: 'redirect' });
    const visitor = createVisitor(backend);
    const moved = await visitor.get(`/api${path}`);
    expect(moved.status).toBe(302);
    const page = await visitor.get(moved.headers.get('location') ?? '');
    expect([page.status, page.text]).toEqual([200, expect.stringMatching(/^<!doctype html>/)]);
  });

  it('delays the response after the work is done', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const backend = createBackend();
    const visitor = createVisitor(backend);
    await visitor.signIn();
    const orders = '/orders/v1/orders';
    const slow = { kind: 'delay', delay: 48_000, after: true } as const;
    backend.faults.add({ path: orders, method: 'POST', ...slow });
    const answer = visitor.post(`/api${orders}`, orderOf(backend, [{ id: 'kola' }]));
    await vi.waitFor(() => expect(backend.db.orders).toHaveLength(1));
    expect(backend.calls.at(-1)?.status).toBe(0);
    await vi.advanceTimersByTimeAsync(48_000);
    expect((await answer).status).toBe(201);
  });

  it('drops the connection like a failed fetch', async () => {
    await expect(answerUnder({ kind: 'drop' })).rejects.toThrow(TypeError);
  });

  it.each([
    ['truncate', /^\[\{.*[^\]]$/s],
    ['html', /^<!doctype html>/],
    ['empty', /^$/],
    ['null', /^null$/],
    ['json', /^\{"unexpected":true\}$/],
  ] as const)('can respond with: %s', async (kind, pattern) => {
    const answer = await answerUnder({ kind, json: { unexpected: true } });
    expect(answer.text).toMatch(pattern);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('applies to as many calls as configured, and only to matching ones', async () => {
    const backend = createBackend();
    const visitor = createVisitor(backend);
    backend.faults.add({ path: '/users/v1/branches/{id}', method: 'GET', status: 500, times: 2 });
    const statuses: number[] = [];
    for (const id of ['full', 'markaz', 'markaz', 'markaz']) {
      statuses.push((await visitor.get(`/api${path}/${id}`)).status);
    }
    expect(statuses).toEqual([500, 500, 200, 200]);
    expect(backend.faults.list()).toEqual([]);
  });

  it('after the work loses the response but keeps the order', async () => {
    const backend = createBackend();
    const visitor = createVisitor(backend);
    await visitor.signIn();
    const orders = '/orders/v1/orders';
    backend.faults.add({ path: orders, method: 'POST', kind: 'drop', after: true, times: 1 });
    const body = orderOf(backend, [{ id: 'kola' }]);
    await expect(visitor.post(`/api${orders}`, body)).rejects.toThrow(TypeError);
    expect(backend.db.orders).toHaveLength(1);
  });

  it('can be set, listed and cleared over HTTP', async () => {
    const backend = createBackend();
    const visitor = createVisitor(backend);
    await visitor.call('PUT', '/__mock/faults', { path: '*', kind: 'status', status: 503 });
    expect((await visitor.get('/__mock/faults')).body[0]).toMatchObject({ status: 503 });
    expect((await visitor.get(`/api${path}`)).status).toBe(503);
    await visitor.call('DELETE', '/__mock/faults');
    expect((await visitor.get(`/api${path}`)).status).toBe(200);
  });
});

describe('the call recorder', () => {
  it('records each call and its status', async () => {
    const backend = createBackend();
    await createVisitor(backend).post('/api/webbot/v1/users/login', { phone: 'x' });
    expect(backend.calls).toMatchObject([
      { method: 'POST', path: '/webbot/v1/users/login', body: { phone: 'x' }, status: 400 },
    ]);
    expect(backend.calls[0]?.headers).toMatchObject({ merchant: 'demo' });
  });

  it('is cleared by a reset, like everything else', async () => {
    const backend = createBackend();
    const visitor = createVisitor(backend);
    await visitor.signIn();
    backend.clock.advance(1000);
    backend.reset();
    expect([backend.calls, backend.db.users, backend.faults.list()]).toEqual([[], [], []]);
  });
});
