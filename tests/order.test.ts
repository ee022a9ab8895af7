import { expect, test } from 'vitest';
import { backend, beginJourneys, chooseMain, fill, inTelegram, type Page } from './journey';
import { lookedFor } from './ordering';
import { settled, until } from './until';

beginJourneys({ isHurried: true });

/** Two pieces of a plain product, for pick-up at the main branch. */
function takeTwo(page: Page) {
  chooseMain(page);
  fill(page, 2);
  return page;
}

const orderCall = { method: 'POST', path: '/orders/v1/orders' } as const;

test('a new person inside Telegram shares the contact and orders', async () => {
  const page = takeTwo(await inTelegram());
  expect(page.session.state.user?.phone).toContain('998900000501');
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(backend.db.orders).toHaveLength(1);
  expect(page.cart.state.lines).toEqual([]);
  expect(page.placed.state.orderId).toBe(String(backend.db.orders[0]?.id));
});

test('ten quick taps make one order', async () => {
  const page = takeTwo(await inTelegram());
  const outcomes = await settled(Promise.all(Array.from({ length: 10 }, () => page.submitOrder())));
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual([
    'accepted',
    ...Array(9).fill('ignored'),
  ]);
  expect(
    backend.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/orders')),
  ).toHaveLength(1);
  expect(backend.db.orders).toHaveLength(1);
});

test.each([
  { kind: 'drop', after: true },
  { kind: 'truncate', after: true },
  { kind: 'html', after: true },
  { kind: 'empty', after: true },
  { kind: 'null', after: true },
  { kind: 'status', status: 502, after: true },
  { kind: 'status', status: 504, after: true },
] as const)(
  'a response lost to $kind $status after the order was stored is recovered by a look-up, not by resending',
  async (fault) => {
    const page = takeTwo(await inTelegram());
    backend.faults.add({ ...orderCall, ...fault, times: 1 });
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
    expect(backend.db.orders).toHaveLength(1);
    expect(page.cart.state.lines).toEqual([]);
  },
);

test.each([
  { kind: 'drop' },
  { kind: 'status', status: 408 },
  { kind: 'status', status: 500 },
  // a gateway's page; the API's own 503 says that the order was not taken (notTaken.test.ts)
  { kind: 'html', status: 503 },
] as const)(
  'an order lost to $kind $status on the way is offered again, and ordered once',
  async (fault) => {
    const page = takeTwo(await inTelegram());
    const before = JSON.parse(JSON.stringify(page.cart.state.lines));
    backend.faults.add({ ...orderCall, ...fault, times: 1 });
    expect((await settled(page.submitOrder())).kind).toBe('checking');
    await lookedFor(page);
    expect(page.pending.state.status).toBe('unseen');
    expect(page.cart.state.lines).toEqual(before);
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
    expect(backend.db.orders).toHaveLength(1);
  },
);

test('a repeated order keeps its key, and a changed one gets a new key', async () => {
  const page = takeTwo(await inTelegram());
  backend.faults.add({ ...orderCall, kind: 'drop' });
  await settled(page.submitOrder());
  await lookedFor(page);
  const { key } = page.pending.state.pending ?? {};
  await settled(page.submitOrder());
  await lookedFor(page);
  expect(page.pending.state.pending?.key).toBe(key);
  takeTwo(page);
  await settled(page.submitOrder());
  expect(page.pending.state.pending?.key).not.toBe(key);
});

test('a refused order shows the reason and loses nothing', async () => {
  const page = takeTwo(await inTelegram());
  const before = JSON.parse(JSON.stringify(page.cart.state.lines));
  backend.faults.add({ ...orderCall, kind: 'status', status: 422, times: 1 });
  const outcome = await settled(page.submitOrder());
  expect(outcome.kind).toBe('refused');
  expect(page.cart.state.lines).toEqual(before);
  expect(page.draft.state.branchId).not.toBeNull();
  expect(page.pending.state).toMatchObject({ status: 'idle', pending: null });
});

test('a token refused during an order is renewed, and the order is made once', async () => {
  const page = takeTwo(await inTelegram());
  backend.faults.add({ ...orderCall, status: 401, times: 1 });
  const taps = Promise.all([page.submitOrder(), page.submitOrder()]);
  const kinds = (await settled(taps)).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['accepted', 'ignored']);
  expect(backend.db.orders).toHaveLength(1);
  expect(page.cart.state.lines).toEqual([]);
  expect(page.pending.state).toMatchObject({ status: 'idle', pending: null });
});

test('an order that is lost after its token was renewed is still looked up', async () => {
  const page = takeTwo(await inTelegram());
  backend.faults.add({ ...orderCall, status: 401, times: 1 });
  backend.faults.add({ ...orderCall, kind: 'drop', after: true, times: 1 });
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(backend.db.orders).toHaveLength(1);
});

test('an order like yesterday’s is a new order', async () => {
  const page = takeTwo(await inTelegram());
  await settled(page.submitOrder());
  const again = takeTwo(page);
  backend.faults.add({ ...orderCall, kind: 'drop', times: 1 });
  expect((await settled(again.submitOrder())).kind).toBe('checking');
  await lookedFor(again);
  expect(again.pending.state.status).toBe('unseen');
  expect((await settled(again.submitOrder())).kind).toBe('accepted');
  expect(backend.db.orders).toHaveLength(2);
});

test('an order from a scanned table is served at that table', async () => {
  const page = await inTelegram({ scan: 'tableId=7&hallId=zal&branchId=markaz' });
  expect(page.merchant.state.channel).toBe('QR');
  fill(page);
  await until(() => page.merchant.state.orderSettings !== null);
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(backend.db.orders[0]).toMatchObject({
    serviceType: 'DINE_IN',
    tableId: '7',
    hallId: 'zal',
    branchId: 'markaz',
  });
});
