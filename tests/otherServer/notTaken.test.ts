import { expect, test } from 'vitest';
import { settled, until } from '../until';
import { addSomsa, logInThere } from './customer';
import { beginOtherJourneys, inOtherBrowser, other } from './openOther';

beginOtherJourneys();

const order = { path: '/orders/v1/orders', method: 'POST' };
const own = JSON.stringify({ error: 'Kitchen is full', code: 77 });

async function ready() {
  const page = await settled(inOtherBrowser());
  await logInThere(page);
  addSomsa(page);
  page.chooseBranch('1');
  return page;
}

test.each([429, 503])(
  'an order answered with %i and the API’s own error is placed once',
  async (status) => {
    const page = await ready();
    const headers = { 'content-type': 'application/json', 'retry-after': '3' };
    other.plant({ ...order, times: 1, answer: { status, text: own, headers } });
    const start = performance.now();
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
    expect(performance.now() - start).toBeGreaterThanOrEqual(3000);
    expect(other.world.orders).toHaveLength(1);
  },
);

test('a plain-text 503 may be a gateway’s: the order is looked for first', async () => {
  const page = await ready();
  other.plant({ ...order, times: 1, answer: { status: 503 } });
  expect((await settled(page.submitOrder())).kind).toBe('checking');
});

test('a 500 of the API itself frees the order once two lists, ten seconds apart, do not have it', async () => {
  const page = await ready();
  const headers = { 'content-type': 'application/json' };
  other.plant({ ...order, times: 1, answer: { status: 500, text: own, headers } });
  const start = performance.now();
  expect((await settled(page.submitOrder())).kind).toBe('checking');
  await until(() => page.pending.state.status === 'unseen', 500);
  expect(performance.now() - start).toBeLessThan(20_000);
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(other.world.orders).toHaveLength(1);
});
