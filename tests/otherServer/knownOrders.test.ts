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
/** A plain 404 could be a gateway's; this one is the server's own. */
const noSuchCall = { status: 404, text: '{"message":"There is no such call"}' };
const orderCall = { path: '/orders/v1/orders', method: 'POST', times: 1 } as const;

function fill(page: OtherPage) {
  const somsa = page.catalog.state.products.get('101');
  if (!somsa) throw new Error('no such product');
  page.addToBasket(somsa, [], 2);
  page.chooseBranch('1');
}

/** The next visit of somebody who has ordered the same an hour ago, with the list as it is now. */
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
  'where a %d keeps back which orders are there, nothing is sent and nothing lost',
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

test('a list from a moment ago will do', async () => {
  const page = await secondVisit({ status: 500 });
  other.heal();
  await settled(page.loadActiveOrders());
  other.plant({ path: list, times: 2, answer: { status: 500 } });
  other.plant({ ...orderCall, answer: 'drop' });
  expect((await settled(page.submitOrder())).kind).toBe('checking');
  await until(() => page.pending.state.status === 'unseen', 500);
  expect(other.world.orders).toHaveLength(1);
});

test('a server that has no such list gets the order', async () => {
  const page = await secondVisit(noSuchCall);
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(other.world.orders).toHaveLength(2);
});

test('there an order that never arrived is not taken for an earlier one that looks the same', async () => {
  const page = await secondVisit(noSuchCall);
  other.plant({ ...orderCall, answer: 'drop' });
  expect((await settled(page.submitOrder())).kind).toBe('checking');
  other.heal();
  await until(() => page.pending.state.status !== 'checking', 500);
  expect(page.pending.state.status).toBe('unseen');
  expect(page.cart.state.lines).toHaveLength(1);
});

test('there the wait for a lost order ends all the same, and it can be sent again', async () => {
  const page = await secondVisit(noSuchCall);
  other.plant({ ...orderCall, answer: 'drop' });
  expect((await settled(page.submitOrder())).kind).toBe('checking');
  await until(() => page.pending.state.status === 'unseen', 500);
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(other.world.orders).toHaveLength(2);
  expect(page.cart.state.lines).toHaveLength(0);
});
