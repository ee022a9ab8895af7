import { expect, test, vi } from 'vitest';
import { type Address, noDetails } from '../src/domain/addresses/address';
import type { Receiver } from '../src/domain/order/order';
import {
  backend,
  beginJourneys,
  chooseMain,
  fill,
  home,
  inTelegram,
  plainProduct,
} from './journey';
import { isReady } from './ordering';
import { eventually } from './until';

beginJourneys();

type Day = { day: string; time: string };

/** Plain products, for pick-up unless there is an address, are ordered by Payme and not paid. */
async function unpaid(
  part: { note?: string; later?: Day; address?: Address; receiver?: Receiver } = {},
) {
  const page = {
    ...(await inTelegram()),
    ...(await import('../src/flows/basket/orderAgain')),
    ...(await import('../src/flows/order/payOtherwise')),
  };
  if (part.address) page.draft.setAddress(part.address);
  else chooseMain(page);
  // Enough for a delivery.
  fill(page, part.address ? 9 : 2);
  page.draft.setReceiver(part.receiver ?? null);
  page.draft.setPaymentType('PAYME');
  page.draft.setNote(part.note ?? '');
  page.draft.setTime(part.later ?? null);
  await eventually(() => expect(isReady(page)).toBe(true));
  expect((await page.submitOrder()).kind).toBe('accepted');
  const id = page.placed.state.orderId ?? '';
  const known = () => page.orders.state.known[id] ?? fail();
  return {
    page,
    record: backend.db.orders.find((one) => one.id === id) ?? fail(),
    known,
    payOtherwise: () => page.payOtherwise(known(), page.compareWithNow(known())),
  };
}

const fail = (): never => {
  throw new Error('The order is not known');
};
const cancellations = () => backend.calls.filter(({ path }) => path.endsWith('/cancel'));
const shownAt = () => location.pathname + location.search;

test('an unpaid order is cancelled, its lines join the basket, and it can be paid in cash', async () => {
  const { page, record, payOtherwise } = await unpaid();
  const { address, branchId, serviceType } = page.draft.state;
  const [ordered, other] = [plainProduct(page), fill(page, 1, 1)];
  expect(await payOtherwise()).toEqual({ kind: 'open' });
  expect(record).toMatchObject({ status: 'CANCELED', isPaid: false });
  expect(page.cart.state.lines).toMatchObject([
    { productId: other.id, count: 1 },
    { productId: ordered.id, count: 2 },
  ]);
  expect(page.draft.state).toMatchObject({ address, branchId, serviceType });
  expect(shownAt()).toBe('/checkout?open=payment');

  page.draft.setPaymentType('CASH');
  expect((await page.submitOrder()).kind).toBe('accepted');
  expect(backend.db.orders.at(-1)).toMatchObject({ status: 'CREATED', paymentType: 'CASH' });
  expect(page.cart.state.lines).toEqual([]);
});

test('the note and the time of the order come back, unless others were entered since', async () => {
  const later = { day: '2026-03-05', time: '13:00' };
  vi.spyOn(backend.clock, 'now').mockReturnValue(Date.parse('2026-03-04T12:00:00+05:00'));
  const { page, payOtherwise } = await unpaid({ note: 'Piyozsiz', later });
  expect(page.draft.state).toMatchObject({ note: '', later: false });
  page.draft.setNote('Tuzsiz');
  await payOtherwise();
  expect(page.draft.state).toMatchObject({ note: 'Tuzsiz', ...later, later: true });
});

test('the receiver and an unsaved address’s entrance come back, unless others were entered since', async () => {
  const address = { ...home, details: { office: '7', entrance: '2', floor: '3', domophone: '7' } };
  const receiver = { firstName: 'Malika', phone: '+998935550101' };
  const { page, payOtherwise } = await unpaid({ address, receiver });
  expect(page.draft.state.receiver).toBeNull();
  expect(page.draft.state.address?.details).toEqual(noDetails);
  await payOtherwise();
  expect(page.draft.state).toMatchObject({ address, receiver });
});

test('an order that was paid in the meantime stays as it is', async () => {
  const { page, record, known, payOtherwise } = await unpaid();
  record.isPaid = true;
  expect(await payOtherwise()).toEqual({ kind: 'moved' });
  expect(known()).toMatchObject({ status: 'CREATED', isPaid: true });
  expect(cancellations()).toEqual([]);
  expect(page.cart.state.lines).toEqual([]);
});

test('an order paid while it is being cancelled is refunded first, and nothing is ordered again', async () => {
  const { page, record, known, payOtherwise } = await unpaid();
  const { fetch } = backend;
  vi.spyOn(backend, 'fetch').mockImplementation((request) => {
    if (request.url.endsWith('/cancel')) record.isPaid = true;
    return fetch(request);
  });
  expect(await payOtherwise()).toEqual({ kind: 'moved' });
  expect(known()).toMatchObject({ status: 'CANCELED', isPaid: true });
  expect(page.cart.state.lines).toEqual([]);
});

test.each([
  [
    'the server refuses to cancel it',
    { path: '/orders/v1/orders/*/cancel', kind: 'status', status: 409, times: null },
    { kind: 'failed', error: { status: 409 } },
  ],
  [
    'nobody knows whether it was paid',
    { path: '/orders/v1/orders/*', kind: 'drop', times: null },
    { kind: 'unknown' },
  ],
] as const)('the basket stays as it is when %s', async (_, fault, outcome) => {
  const { page, record, payOtherwise } = await unpaid();
  const other = fill(page, 1, 1);
  backend.faults.add(fault);
  expect(await payOtherwise()).toMatchObject(outcome);
  expect(record.status).toBe('CREATED');
  expect(page.cart.state.lines).toMatchObject([{ productId: other.id, count: 1 }]);
});

test('an order cancelled in another window does not fill the basket a second time', async () => {
  const { page, record, payOtherwise } = await unpaid();
  record.status = 'CANCELED';
  expect(await payOtherwise()).toEqual({ kind: 'moved' });
  expect(cancellations()).toEqual([]);
  expect(page.cart.state.lines).toEqual([]);
});
