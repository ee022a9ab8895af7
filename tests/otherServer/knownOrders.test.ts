import { expect, test } from 'vitest';
import { pass, settled, until } from '../until';
import {
  beginOtherJourneys,
  inOtherBrowser,
  lastOtherCode,
  type OtherPage,
  other,
} from './openOther';

beginOtherJourneys();

const list = '/orders/v1/orders/user/:id/active';
/** A plain 404 could come from a gateway; this one is the server's own. */
const noSuchCall = { status: 404, text: '{"message":"There is no such call"}' };
const orderCall = { path: '/orders/v1/orders', method: 'POST', times: 1 } as const;

function fill(page: OtherPage) {
  const somsa = page.catalog.state.products.get('101');
  if (!somsa) throw new Error('no such product');
  page.addToBasket(somsa, [], 2);
  page.chooseBranch('1');
}

/** The next visit after an identical order an hour ago, with this response for the order list. */
async function secondVisit(answer: { status: number; text?: string }): Promise<OtherPage> {
  const page = await settled(inOtherBrowser());
  await settled(page.sendCode('+998901112233'));
  await settled(page.confirmCode(lastOtherCode()));
  fill(page);
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  page.kill();
  other.plant({ path: list, answer });
  const next = await settled(inOtherBrowser());
  fill(next);
  await pass(1000);
  return next;
}

const posts = () =>
  other.calls.filter(({ method, path }) => method === 'POST' && path === orderCall.path);

test.each([500, 429])(
  'when a %d hides the existing orders, nothing is sent and nothing is lost',
  async (status) => {
    const page = await secondVisit({ status });
    other.plant({ ...orderCall, answer: 'drop' });
    expect(await settled(page.submitOrder())).toEqual({ kind: 'unreachable' });
    expect(posts()).toHaveLength(1);
    expect(page.pending.state).toMatchObject({ status: 'idle', pending: null });
    expect(page.cart.state.lines).toHaveLength(1);

    other.heal();
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
    expect(other.world.orders).toHaveLength(2);
  },
);

test('a recently loaded list is sufficient', async () => {
  const page = await secondVisit({ status: 500 });
  other.heal();
  await settled(page.loadActiveOrders());
  other.plant({ path: list, times: 2, answer: { status: 500 } });
  other.plant({ ...orderCall, answer: 'drop' });
  expect((await settled(page.submitOrder())).kind).toBe('checking');
  await until(() => page.pending.state.status === 'unseen', 500);
  expect(other.world.orders).toHaveLength(1);
});

test('a server without such a list receives the order', async () => {
  const page = await secondVisit(noSuchCall);
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(other.world.orders).toHaveLength(2);
});

test('without a list, an order that never arrived is not mistaken for an identical earlier one', async () => {
  const page = await secondVisit(noSuchCall);
  other.plant({ ...orderCall, answer: 'drop' });
  expect((await settled(page.submitOrder())).kind).toBe('checking');
  other.heal();
  await until(() => page.pending.state.status !== 'checking', 500);
  expect(page.pending.state.status).toBe('unseen');
  expect(page.cart.state.lines).toHaveLength(1);
});

test('without a list, the wait for a lost order still ends, and it can be sent again', async () => {
  const page = await secondVisit(noSuchCall);
  other.plant({ ...orderCall, answer: 'drop' });
  expect((await settled(page.submitOrder())).kind).toBe('checking');
  await until(() => page.pending.state.status === 'unseen', 500);
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(other.world.orders).toHaveLength(2);
  expect(page.cart.state.lines).toHaveLength(0);
});
