import { beforeEach, expect, test } from 'vitest';
import { testNow } from '../mocks/backend/testNow';
import { addressAt, byKitchen, isQuoted } from './delivering';
import { backend, beginJourneys, inTelegram } from './journey';
import { settled, until } from './until';

const hourMs = 60 * 60 * 1000;

beginJourneys({ isHurried: true });
beforeEach(() => {
  // The shop's time; Telegram's signatures use the real clock. The night branch opens at five.
  backend.clock.advance(testNow - backend.clock.now());
});

async function ready(branchId = 'markaz') {
  const page = await inTelegram();
  const product = page.catalog.state.catalog.products.find(({ id }) => id === 'tandir-somsa');
  if (!product) throw new Error('The demo has no somsa');
  if (branchId) page.chooseBranch(branchId);
  page.addToBasket(product, [], 10);
  return page;
}

const ordersSent = () =>
  backend.calls
    .filter(({ method, path }) => method === 'POST' && path.startsWith('/orders/v1/orders'))
    .map(({ path }) => path);

test('an order for later goes to the at-time call with the chosen time', async () => {
  const page = await ready();
  page.draft.setTime({ day: '2026-03-05', time: '18:30' });
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(ordersSent()).toEqual(['/orders/v1/orders/at-time']);
  expect(backend.db.orders[0]).toMatchObject({
    status: 'AT_TIME',
    later: true,
    day: '2026-03-05',
    time: '18:30',
    deliveryAt: '2026-03-05T13:30:00.000Z',
  });
  expect(page.draft.state).toMatchObject({ later: false, day: null, time: null });
});

test('an order for as soon as possible goes to the other call, without a time', async () => {
  const page = await ready();
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(ordersSent()).toEqual(['/orders/v1/orders']);
  expect(backend.db.orders[0]).toMatchObject({ later: false, day: null, deliveryAt: null });
});

test('a time that has since passed is not sent, and the order is unchanged', async () => {
  const page = await ready();
  page.draft.setTime({ day: '2026-03-04', time: '13:00' });
  backend.clock.advance(hourMs);
  expect(await settled(page.submitOrder())).toEqual({ kind: 'timePast' });
  // The screen uses this clock, which has to be updated at once.
  expect(backend.clock.now() - page.clock.state.now).toBeLessThan(1000);
  expect(ordersSent()).toEqual([]);
  expect(page.cart.state.lines).toHaveLength(1);
  expect(page.draft.state).toMatchObject({ day: '2026-03-04', time: '13:00' });
  page.draft.setTime({ day: '2026-03-04', time: '14:00' });
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
});

test('a closed branch accepts an order for its opening hours, and no other', async () => {
  const page = await ready('yunusobod');
  expect(await settled(page.submitOrder())).toEqual({ kind: 'closed' });
  page.draft.setTime({ day: '2026-03-04', time: '16:30' });
  expect(await settled(page.submitOrder())).toEqual({ kind: 'closed' });
  expect(ordersSent()).toEqual([]);
  // Thursday's small hours belong to Wednesday's night.
  page.draft.setTime({ day: '2026-03-05', time: '02:30' });
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
});

test('a kitchen without pick-up hours delivers, now and for later', async () => {
  const page = await ready('');
  page.draft.setAddress(addressAt(byKitchen));
  await until(isQuoted(page));
  expect(page.branches.state.nearestId).toBe('oshxona');
  page.draft.setTime({ day: '2026-03-05', time: '22:30' });
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  const [product] = page.catalog.state.catalog.products.filter(({ id }) => id === 'tandir-somsa');
  if (product) page.addToBasket(product, [], 10);
  await until(isQuoted(page));
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(backend.db.orders.map(({ branchId }) => branchId)).toEqual(['oshxona', 'oshxona']);
});

test('somebody else receives the order, and the receipt goes to the customer', async () => {
  const page = await ready();
  const receiver = { firstName: 'Jamshid', phone: '+998931112233' };
  page.draft.setReceiver(receiver);
  page.draft.setCheque(true, '');
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(backend.db.orders[0]).toMatchObject({
    receiver,
    sendCheque: true,
    sendChequePhone: page.session.state.user?.phone,
  });
  expect(page.draft.state).toMatchObject({ receiver: null, sendCheque: false });
});
