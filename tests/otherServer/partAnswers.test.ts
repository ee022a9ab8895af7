import { describe, expect, test, vi } from 'vitest';
import { pass, settled, until } from '../until';
import { addSomsa, logInThere } from './customer';
import { type Fields, missing } from './forms';
import {
  beginOtherJourneys,
  inOtherBrowser,
  lastOtherCode,
  type OtherPage,
  other,
  startOther,
} from './openOther';

// An answer to a write may be anything: of its own words, a part of the record, or a record of something else.

beginOtherJourneys({ canCancel: true, takesGrades: true });

const answers = (value: unknown) => ({
  status: 200,
  text: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
});

async function customer(): Promise<OtherPage> {
  const page = await settled(inOtherBrowser());
  await logInThere(page);
  await until(() => page.addresses.state.status === 'ready');
  return page;
}

async function ordered(page: OtherPage): Promise<string> {
  addSomsa(page, 2);
  page.chooseBranch('1');
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  const id = page.placed.state.orderId ?? '';
  await settled(page.refreshOrder(id));
  return id;
}

describe('another phone', () => {
  test.each([
    ['plain text', { status: 200, text: 'OK' }],
    ['words', answers({ message: 'Saved', text: 'Thank you' })],
    ['a masked number', answers({ phone: '+998 90 *** ** 33' })],
  ])('that is confirmed with %s is the one that was typed', async (_, answer) => {
    const page = await customer();
    expect(await settled(page.sendPhoneCode('+998903333333'))).toBeNull();
    other.plant({ path: '/users/v1/users/phone/verify', stores: true, answer });
    expect(await settled(page.confirmPhone(lastOtherCode()))).toBeNull();
    expect(page.session.state.user?.phone).toBe('+998903333333');
  });
});

describe('an order that is cancelled', () => {
  const plant = (answer: ReturnType<typeof answers>, stores = true) =>
    other.plant({ path: '/orders/v1/orders/:id/cancel', stores, answer });
  const cancel = async (id: string) => {
    const { cancelOrder } = await import('../../src/flows/order/cancelOrder');
    return settled(cancelOrder(id, 'Kech'));
  };

  test.each([
    ['its id', { id: 1001 }],
    ['its id and status', { id: 1001, status: 'CANCELED' }],
    ['a record of the cancellation', { id: 5, reason: 'Kech', status: 'CANCELED' }],
  ])('keeps what was ordered where the answer is only %s', async (_, value) => {
    const page = await customer();
    const id = await ordered(page);
    plant(answers('id' in value && value.id === 1001 ? { ...value, id: Number(id) } : value));
    expect(await cancel(id)).toBeNull();
    expect(page.orders.state.known[id]).toMatchObject({
      status: 'CANCELED',
      totals: { totalPrice: 1_800_000 },
    });
    expect(Object.keys(page.orders.state.known)).toEqual([id]);
  });

  test('is not said to be while the answer has it as it was', async () => {
    const page = await customer();
    const id = await ordered(page);
    const basketItems = [{ product: { id: 101, count: 2, costPrice: 9000 } }];
    plant(answers({ id, status: 'COOKING', basketItems }), false);
    expect((await cancel(id))?.kind).toBe('unreadable');
    expect(page.toasts.state.list).toEqual([]);
  });
});

test('a rating that is answered with its own record is that of the order', async () => {
  const page = await customer();
  const id = await ordered(page);
  const [order] = other.world.orders;
  if (order) order.status = 'DELIVERED';
  await settled(page.refreshOrder(id));
  const path = '/orders/v1/orders/:id/grade';
  other.plant({ path, stores: true, answer: answers({ id: 900, orderId: id, grade: 4 }) });
  const { gradeOrder } = await import('../../src/flows/order/gradeOrder');
  expect(await settled(gradeOrder(id, { grade: 4, comment: '', products: [] }))).toBeNull();
  expect(page.orders.state.known[id]?.grade).toBe(4);
  expect(Object.keys(page.orders.state.known)).toEqual([id]);
});

test('a profile that is answered with its id keeps its phone and its name', async () => {
  const page = await customer();
  const { user } = page.session.state;
  if (!user) throw new Error('Nobody is logged in');
  other.plant({
    path: '/users/v1/users/:id',
    method: 'PUT',
    stores: true,
    answer: answers({ id: user.id }),
  });
  const { firstName, lastName, email, birthday, gender } = user;
  const next = { lastName, email, birthday, gender, firstName: 'Aziza' };
  expect(await settled(page.saveProfile(next))).toBeNull();
  expect(page.session.state.user).toMatchObject({ firstName: 'Aziza', phone: user.phone });
  expect(firstName).not.toBe('Aziza');
});

const newOrder = { path: '/orders/v1/orders', method: 'POST', times: 1, stores: true } as const;

/** Orders two somsas; the server takes the order, and its answer is lost. */
async function loseOrder(page: OtherPage) {
  addSomsa(page, 2);
  page.chooseBranch('1');
  other.plant({ ...newOrder, answer: 'drop' });
  return (await settled(page.submitOrder())).kind;
}

describe('where lists do not say what was ordered', () => {
  test('an order whose answer was lost is found', async () => {
    startOther({ listsLines: false });
    const page = await customer();
    expect(await loseOrder(page)).toBe('accepted');
    expect(other.world.orders).toHaveLength(1);
    expect(page.cart.state.lines).toEqual([]);
  });

  test('the list of active orders keeps what an order has told', async () => {
    startOther({ listsLines: false });
    const page = await customer();
    await ordered(page);
    await settled(page.loadActiveOrders());
    expect(page.orders.state.active).toMatchObject([{ lines: [{ productId: '101' }] }]);
  });

  /** On another phone of the same person. */
  function orderElsewhere() {
    const [person] = other.world.people;
    other.world.orders.push({
      ...{ id: 4000, userId: person?.id ?? 0, status: 'NEW', total: 1_800_000, deliveryPrice: 0 },
      ...{ createdAt: 0, isPaid: false, dueAt: null, note: '', rating: null, key: null },
      lines: [{ productId: 102, count: 1, price: 1_800_000, discount: 0, note: '', options: [] }],
      body: { serviceType: 'PICK_UP', branchId: 1 },
    });
  }

  test('another order of the same sum is not taken for it', async () => {
    startOther({ listsLines: false });
    const page = await customer();
    addSomsa(page, 2);
    page.chooseBranch('1');
    other.plant({ ...newOrder, stores: false, answer: 'drop' });
    orderElsewhere();
    expect((await settled(page.submitOrder())).kind).toBe('checking');
  });

  test('an earlier order that cannot be read does not keep it from being found', async () => {
    startOther({ listsLines: false });
    const page = await customer();
    orderElsewhere();
    other.plant({ path: '/orders/v1/orders/4000', method: 'GET', answer: 'html' });
    expect(await loseOrder(page)).toBe('accepted');
    expect(page.placed.state.orderId).not.toBe('4000');
  });

  test('its look-up goes on while the order itself cannot be read', async () => {
    startOther({ listsLines: false });
    const page = await customer();
    other.plant({ path: '/orders/v1/orders/:id', method: 'GET', answer: 'html' });
    expect(await loseOrder(page)).toBe('checking');
    await pass(120_000);
    expect(page.pending.state.status).toBe('checking');
    other.heal();
    await until(() => page.pending.state.status === 'idle', 500);
    expect(other.world.orders).toHaveLength(1);
  });

  test.each([
    ['is answered with words', answers({ message: 'Something' })],
    ['is refused', { status: 403, text: '{"message":"Not yours"}' }],
    ['is not found', { status: 404, text: '{"message":"No such order"}' }],
  ])('an order that %s by itself is found: what is untold counts as equal', async (_, answer) => {
    startOther({ listsLines: false });
    const page = await customer();
    other.plant({ path: '/orders/v1/orders/:id', method: 'GET', answer });
    expect(await loseOrder(page)).toBe('accepted');
    expect(other.world.orders).toHaveLength(1);
    expect(page.cart.state.lines).toEqual([]);
  });

  test.each([
    ['leaves out its lines too is the one', missing, 'accepted'],
    ['tells an empty list of them is another', [], 'checking'],
  ])('an order that by itself %s', async (_, lines, outcome) => {
    const write = () => lines;
    startOther({
      listsLines: false,
      variants: [{ of: 'placed', field: 'basketItems', as: 'untold', write }],
    });
    const page = await customer();
    expect(await loseOrder(page)).toBe(outcome);
    expect(other.world.orders).toHaveLength(1);
  });
});

test('an order that is answered with its id costs what was agreed, for trackers too', async () => {
  other.plant({
    path: '/support/v1/merchant/settings/web',
    answer: answers({
      ...{ pickupActive: true, cashActive: true },
      ...{ googleTagManagerActive: true, googleTagManagerId: 'GTM-AB12CD3' },
    }),
  });
  const append = document.head.append.bind(document.head);
  // Nothing is there to load a script from.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) =>
    append(...nodes.filter((node) => !(node instanceof HTMLScriptElement))),
  );
  const page = await customer();
  await pass(5000);
  addSomsa(page, 2);
  page.chooseBranch('1');
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  const { dataLayer } = window as unknown as { dataLayer: { event?: string }[] };
  expect(dataLayer.find(({ event }) => event === 'purchase')).toMatchObject({
    ecommerce: { value: 18_000 },
  });
});

test('an order whose answer was lost is found where its lines have no count, which is not shown as 1', async () => {
  const write = (value: unknown) =>
    (value as Fields[]).map((line) => ({
      ...line,
      product: { ...(line.product as Fields), count: null },
    }));
  startOther({ variants: [{ of: 'order', field: 'basketItems', as: 'without counts', write }] });
  const page = await customer();
  expect(await loseOrder(page)).toBe('accepted');
  expect(other.world.orders).toHaveLength(1);
  const id = page.placed.state.orderId ?? '';
  expect(page.orders.state.known[id]?.lines).toMatchObject([{ productId: '101', count: null }]);
});

test('an order whose answer was lost is found where one of its lines cannot be read', async () => {
  const write = (value: unknown) =>
    (value as Fields[]).map((line, index) => (index === 0 ? line : { ...line, product: null }));
  startOther({ variants: [{ of: 'order', field: 'basketItems', as: 'partly', write }] });
  const page = await customer();
  addSomsa(page, 2);
  const another = page.catalog.state.catalog.products.find(
    ({ id, modificationGroups }) => id !== '101' && modificationGroups.length === 0,
  );
  if (another) page.addToBasket(another, [], 1);
  expect(page.cart.state.lines).toHaveLength(2);
  page.chooseBranch('1');
  other.plant({ ...newOrder, answer: 'drop' });
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(other.world.orders).toHaveLength(1);
});

test('an order whose answer was lost is found where lists do not say what it costs', async () => {
  startOther({ listsTotals: false });
  const page = await customer();
  expect(await loseOrder(page)).toBe('accepted');
  expect(other.world.orders).toHaveLength(1);
  const id = page.placed.state.orderId ?? '';
  await settled(page.refreshOrder(id));
  await settled(page.loadActiveOrders());
  expect(page.orders.state.known[id]?.totals.totalPrice).toBe(1_800_000);
});

describe('a table', () => {
  const at = Date.UTC(2030, 4, 15, 14);
  // As a phone number is copied from an address book.
  const comment = 'Tel. \u202a+998 90 111 22 33\u202c ';
  const wanted = { branchId: '1', place: 'Terrasa', chairs: 4, comment, at };
  const path = '/orders/v1/reservations';

  async function reserving() {
    await customer();
    const { reserveTable } = await import('../../src/flows/table/reservations');
    const { state } = await import('../../src/stores/table/reservations');
    return { state, reserve: () => settled(reserveTable(wanted)) };
  }

  test('whose answer was lost is found, and reserved once', async () => {
    const { reserve } = await reserving();
    other.plant({ path, method: 'POST', stores: true, answer: 'drop' });
    other.plant({ path, method: 'GET', answer: 'html', times: 1 });
    expect((await reserve()).kind).toBe('failed');
    other.heal();
    expect(await reserve()).toEqual({ kind: 'reserved' });
    expect(other.world.reservations).toHaveLength(1);
  });

  test('that is answered with its id is as it was asked for', async () => {
    const { reserve, state } = await reserving();
    expect(await reserve()).toEqual({ kind: 'reserved' });
    expect(state.list).toMatchObject([{ ...wanted, id: String(other.world.reservations[0]?.id) }]);
  });
});
