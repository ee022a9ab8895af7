import { describe, expect, test } from 'vitest';
import { backend, beginJourneys, chooseMain, fill, inBrowser, logIn } from './journey';
import { pass, settled, until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

const path = '/orders/v1/orders';
const fault = { path, method: 'POST' };

/** A pick-up order that is ready to be sent. */
async function ready() {
  const page = await settled(inBrowser());
  await settled(logIn(page));
  await settled(page.loadBranches());
  chooseMain(page);
  fill(page);
  return page;
}

const sent = () => backend.calls.filter((call) => call.method === 'POST' && call.path === path);
const looks = () => backend.calls.filter((call) => call.path.endsWith('/active')).length;

describe.each([429, 503])('an order that the API answers with %i', (status) => {
  test('is looked up and sent the second time by itself, after a second', async () => {
    const page = await ready();
    backend.faults.add({ ...fault, status, times: 1 });
    const [before, start] = [looks(), performance.now()];
    expect(await settled(page.submitOrder())).toMatchObject({ kind: 'accepted' });
    expect(performance.now() - start).toBeGreaterThanOrEqual(1000);
    expect(performance.now() - start).toBeLessThan(3000);
    expect(sent()).toHaveLength(2);
    expect(looks()).toBeGreaterThan(before);
    expect(backend.db.orders).toHaveLength(1);
    expect(page.cart.state.lines).toEqual([]);
  });

  test('waits as long as the server wants', async () => {
    const page = await ready();
    backend.faults.add({ ...fault, status, times: 1, retryAfter: 6 });
    const start = performance.now();
    expect(await settled(page.submitOrder())).toMatchObject({ kind: 'accepted' });
    expect(performance.now() - start).toBeGreaterThanOrEqual(6000);
    expect(sent()).toHaveLength(2);
  });

  test('is not sent a third time: the person is told, and keeps the basket', async () => {
    const page = await ready();
    backend.faults.add({ ...fault, status });
    expect(await settled(page.submitOrder())).toMatchObject({ kind: 'refused', error: { status } });
    expect(sent()).toHaveLength(2);
    expect(page.cart.state.lines).toHaveLength(1);
    expect(page.pending.state.status).toBe('idle');
  });
});

test.each([
  ['a gateway’s page', { kind: 'html', status: 503 }],
  ['500', { status: 500 }],
  ['502', { status: 502 }],
  ['504', { status: 504 }],
  ['408', { status: 408 }],
  ['no answer', { kind: 'drop' }],
] as const)(
  'an order that gets %s is looked for, and not sent again by itself',
  async (_, what) => {
    const page = await ready();
    backend.faults.add({ ...fault, ...what });
    expect(await settled(page.submitOrder())).toEqual({ kind: 'checking' });
    expect(sent()).toHaveLength(1);
  },
);

/** How long after the press the order may be sent again, ms; the server answers like this. */
async function freedAfter(what: object): Promise<number> {
  const page = await ready();
  backend.faults.add({ ...fault, ...what, times: 1 });
  const start = performance.now();
  expect(await settled(page.submitOrder())).toEqual({ kind: 'checking' });
  await until(() => page.pending.state.status === 'unseen', 500);
  expect(sent()).toHaveLength(1);
  return performance.now() - start;
}

test('where the API itself has answered 500, two lists without the order ten seconds apart free it', async () => {
  const after = await freedAfter({ status: 500 });
  expect(after).toBeGreaterThanOrEqual(10_000);
  expect(after).toBeLessThan(20_000);
});

test.each([
  ['a gateway’s page with 500', { kind: 'html', status: 500 }],
  ['504', { status: 504 }],
] as const)('%s frees it only when it can no longer arrive', async (_, what) => {
  expect(await freedAfter(what)).toBeGreaterThanOrEqual(60_000);
});

test('an order that a list has ten seconds after its 500 is found', async () => {
  const page = await ready();
  const { fetch } = backend;
  let held: Request | null = null;
  backend.fetch = (request) => {
    const isOrder = request.method === 'POST' && request.url.endsWith(path);
    if (!isOrder) return fetch(request);
    held = request;
    const answer = Response.json({ status: 500, message: 'Internal error' }, { status: 500 });
    return Promise.resolve(answer);
  };
  expect(await settled(page.submitOrder())).toEqual({ kind: 'checking' });
  await pass(6000);
  if (held) await fetch(held);
  await until(() => page.placed.state.orderId !== null, 500);
  expect(backend.db.orders).toHaveLength(1);
});

test('an order that was stored in spite of its 503 is found, and not sent again', async () => {
  const page = await ready();
  const { fetch } = backend;
  backend.faults.add({ path: '/nowhere', status: 500 });
  backend.fetch = async (request) => {
    const answer = await fetch(request);
    const isOrder = request.method === 'POST' && request.url.endsWith(path);
    return isOrder ? Response.json({ status: 503, message: 'busy' }, { status: 503 }) : answer;
  };
  expect(await settled(page.submitOrder())).toMatchObject({ kind: 'accepted' });
  expect(backend.db.orders).toHaveLength(1);
});
