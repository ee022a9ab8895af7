import { expect, test } from 'vitest';
import { settled } from '../until';
import { beginOtherJourneys, inOtherTelegram, other } from './openOther';

beginOtherJourneys({ canCancel: true, takesPayme: true });

/** Two samsas are ordered inside Telegram for pick-up by Payme, and not paid. */
async function unpaid() {
  const page = {
    ...(await settled(inOtherTelegram())),
    ...(await import('../../src/flows/basket/orderAgain')),
    ...(await import('../../src/flows/order/payOtherwise')),
  };
  const somsa = page.catalog.state.products.get('101');
  const record = () => other.world.orders[0];
  if (!somsa) throw new Error('no such product');
  page.addToBasket(somsa, [], 2);
  page.chooseBranch('1');
  page.draft.setPaymentType('PAYME');
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  // The response was only an id: what was ordered comes with the list.
  await settled(page.loadActiveOrders());
  const payOtherwise = () => {
    const known = page.orders.state.known[String(record()?.id)];
    if (!known) throw new Error('The order is not known');
    return settled(page.payOtherwise(known, page.compareWithNow(known)));
  };
  return { page, record, payOtherwise };
}

test('an unpaid order is cancelled, and the same products are ordered in cash', async () => {
  const { page, record, payOtherwise } = await unpaid();
  expect(await payOtherwise()).toEqual({ kind: 'open' });
  expect(record()).toMatchObject({ status: 'CANCELED' });
  expect(page.cart.state.lines).toMatchObject([{ productId: '101', count: 2 }]);

  page.draft.setPaymentType('CASH');
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(other.world.orders).toMatchObject([
    { status: 'CANCELED', total: 1_800_000, body: { paymentType: 'PAYME' } },
    { status: 'CREATED', total: 1_800_000, body: { paymentType: 'CASH' } },
  ]);
});

test.each([
  ['its cancellation is refused', { answer: { status: 409 } }, 'failed'],
  ['the answer to its cancellation is a gateway’s page', { answer: 'html' }, 'failed'],
] as const)('the order and the basket stay when %s', async (_, fault, kind) => {
  const { page, record, payOtherwise } = await unpaid();
  other.plant({ path: '/orders/v1/orders/:id/cancel', method: 'PUT', ...fault });
  expect(await payOtherwise()).toMatchObject({ kind });
  expect(record()).toMatchObject({ status: 'CREATED' });
  expect(page.cart.state.lines).toEqual([]);
});

test('an order that was paid meanwhile stays', async () => {
  const { page, record, payOtherwise } = await unpaid();
  Object.assign(record() ?? {}, { isPaid: true });
  expect(await payOtherwise()).toEqual({ kind: 'moved' });
  expect(record()).toMatchObject({ status: 'CREATED' });
  expect(page.cart.state.lines).toEqual([]);
});
