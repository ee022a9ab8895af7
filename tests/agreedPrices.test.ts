import { describe, expect, test } from 'vitest';
import { backend, beginJourneys, home, type Page } from './journey';
import {
  customer,
  delivery,
  filledIn,
  mainDish,
  pickUp,
  posts,
  pressUntilOrdered,
} from './ordering';
import { pass, settled } from './until';

beginJourneys({ isNoon: true, isHurried: true });

/** Changes a product on the server. */
function change(id: string, fields: object) {
  const product = backend.db.products.find((one) => one.id === id);
  if (!product) throw new Error('The demo has no such product');
  Object.assign(product, fields);
}

describe('what the person agreed to', () => {
  test('a changed price is shown first and has to be confirmed by another press', async () => {
    const page = await customer(pickUp);
    const { id, costPrice } = mainDish(page);
    change(id, { costPrice: costPrice / 100 + 1000 });
    const before = filledIn(page);
    const outcome = await settled(page.submitOrder());
    expect(outcome).toMatchObject({ kind: 'changed' });
    if (outcome.kind !== 'changed') return;
    expect(outcome.changes[0]).toMatchObject({
      kind: 'price',
      before: costPrice,
      after: costPrice + 100_000,
    });
    expect(posts()).toEqual([]);
    expect(filledIn(page)).toEqual(before);
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
    expect(backend.db.orders[0]?.cartItems[0]?.product.costPrice).toBe(costPrice / 100 + 1000);
  });

  test.each([
    ['gone', { active: false }],
    ['tooMany', { amount: 2 }],
    ['soldOut', { amount: 0 }],
    ['notInBranch', { productBranch: [{ branchId: 'registon', isActive: true }] }],
  ])('nothing is ordered once a product has the problem %s', async (problem, fields) => {
    const page = await customer(pickUp);
    change(mainDish(page).id, fields);
    const outcome = await settled(page.submitOrder());
    expect(outcome).toMatchObject({ kind: 'changed' });
    expect(outcome.kind === 'changed' && outcome.changes[0]).toMatchObject({ problem });
    expect(posts()).toEqual([]);
    expect(page.cart.state.lines).toHaveLength(1);
  });

  test('nothing is ordered at a different delivery price', async () => {
    const page = await customer(delivery);
    const branch = backend.db.branches.find(({ id }) => id === page.branches.state.nearestId);
    if (branch) branch.deliveryPrice += 3000;
    const outcome = await settled(page.submitOrder());
    expect(outcome).toMatchObject({
      kind: 'changed',
      changes: [
        { kind: 'bill', part: 'delivery' },
        { kind: 'bill', part: 'total' },
      ],
    });
    expect(posts()).toEqual([]);
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
  });

  test('nothing is ordered from a different branch', async () => {
    const page = await customer(delivery);
    const [first] = backend.db.branches.filter(({ id }) => id === page.branches.state.nearestId);
    if (first) first.isActive = false;
    const outcome = await settled(page.submitOrder());
    expect(outcome).toMatchObject({ kind: 'changed', changes: [{ kind: 'branch' }, {}, {}] });
    expect(posts()).toEqual([]);
  });

  test('nothing is ordered with a different service fee', async () => {
    const page = await customer(pickUp);
    const fee = backend.db.orderSettings.find(({ merchantId }) => merchantId === '7001');
    if (fee) Object.assign(fee, { serviceFeeAmount: 5000, isServiceFeeFreeAboveThreshold: false });
    const outcome = await settled(page.submitOrder());
    expect(outcome).toMatchObject({
      kind: 'changed',
      changes: [{ kind: 'bill', part: 'service', after: 500_000 }, { part: 'total' }],
    });
  });

  test('a refusal shows the new price when the catalogue could not be fetched first', async () => {
    const page = await customer(pickUp);
    const { id, costPrice } = mainDish(page);
    change(id, { costPrice: costPrice / 100 + 1000 });
    backend.faults.add({ path: '/products/v1/overalls', kind: 'drop', times: 2 });
    const outcome = await settled(page.submitOrder());
    expect(outcome).toMatchObject({ kind: 'changed', changes: [{ kind: 'price' }, {}] });
    expect(posts().map(({ status }) => status)).toEqual([422]);
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
  });

  test('the order is sent without a fresh catalogue if the server accepts it', async () => {
    const page = await customer(pickUp);
    backend.faults.add({ path: '/products/v1/overalls', status: 503 });
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
  });

  test('a slow catalogue is waited for, but not indefinitely', async () => {
    const page = await customer(pickUp);
    backend.faults.add({ path: '/products/v1/overalls', kind: 'delay', delay: 25_000 });
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
  });
});

describe('before anything is sent', () => {
  test('an address outside the zone is refused even if it was chosen before the regions loaded', async () => {
    const page = await customer(delivery);
    expect(page.merchant.state.rules.shouldValidateDeliveryArea).toBe(true);
    page.draft.setAddress({ ...home, latitude: 40.1, longitude: 67.8 });
    const outcome = await settled(page.submitOrder());
    expect(outcome.kind).toBe('outOfZone');
    expect(posts()).toEqual([]);
    expect(page.draft.state.address?.latitude).toBe(40.1);
  });

  test('a delivery without a known price waits for its quote', async () => {
    const page = await customer(delivery);
    page.draft.setAddress({ ...home, latitude: home.latitude + 0.001 });
    const tariff = '/deliveries/v1/delivery/tariff/client/calculate';
    backend.faults.add({ path: tariff, status: 500, times: 2 });
    expect((await settled(page.submitOrder())).kind).toBe('noQuote');
    expect(posts()).toEqual([]);
    await settled(page.quoteDelivery());
    await pressUntilOrdered(page);
  });

  test('an address outside every delivery area is reported', async () => {
    const page = await customer(delivery);
    backend.faults.add({ path: '/users/v1/branches/merchant/{id}/closest', status: 404 });
    expect((await settled(page.submitOrder())).kind).toBe('noBranch');
    expect(posts()).toEqual([]);
  });

  test('a time that passed while the checkout was open is noticed', async () => {
    const page = await customer(pickUp);
    page.draft.setTime({ day: '2026-03-04', time: '13:00' });
    backend.clock.advance(55 * 60_000);
    expect((await settled(page.submitOrder())).kind).toBe('timePast');
    expect(posts()).toEqual([]);
    page.draft.setTime(null);
    await pressUntilOrdered(page);
  });
});

describe('what changes while the order list is still loading', () => {
  /** Presses, and changes something once everything else has been checked. */
  async function pressThenChange(page: Page, choose: () => void) {
    backend.faults.add({
      path: '/orders/v1/orders/user/{id}/active',
      kind: 'delay',
      delay: 10_000,
      times: 1,
    });
    const pressed = page.submitOrder();
    await pass(3000);
    expect(page.pending.state.status).toBe('preparing');
    choose();
    return settled(pressed);
  }
  const nextDoor = { ...home, latitude: home.latitude + 0.001, houseNumber: '7' };

  test('an address outside the zone is refused', async () => {
    const page = await customer(delivery);
    const outcome = await pressThenChange(page, () =>
      page.draft.setAddress({ ...home, latitude: 40.1, longitude: 67.8 }),
    );
    expect(outcome.kind).toBe('outOfZone');
    expect(posts()).toEqual([]);
  });

  test('another address waits for another press, even at the same price', async () => {
    const page = await customer(delivery);
    const outcome = await pressThenChange(page, () => page.draft.setAddress(nextDoor));
    expect(outcome.kind).toBe('changed');
    expect(posts()).toEqual([]);
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
    expect(backend.db.orders[0]?.address?.houseNumber).toBe('7');
  });

  test('a dish added meanwhile is shown with the new total, and ordered by another press', async () => {
    const page = await customer(pickUp);
    const { costPrice } = mainDish(page);
    const outcome = await pressThenChange(page, () => page.addToBasket(mainDish(page), [], 1));
    expect(outcome).toMatchObject({ kind: 'changed' });
    expect(outcome.kind === 'changed' && outcome.changes.at(-1)).toMatchObject({ part: 'total' });
    expect(posts()).toEqual([]);
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
    const [ordered] = backend.db.orders;
    expect(ordered?.cartItems[0]?.product).toMatchObject({ count: 4, costPrice: costPrice / 100 });
  });

  test('another dish at the same price waits for another press', async () => {
    const page = await customer(pickUp);
    const dish = mainDish(page);
    const other = page.catalog.state.catalog.products.find(
      ({ id, amount, modificationGroups, branches }) =>
        id !== dish.id && amount === null && !modificationGroups.length && branches === null,
    );
    if (!other) throw new Error('The demo has no second plain dish');
    change(other.id, { costPrice: dish.costPrice / 100, discount: 0 });
    const outcome = await pressThenChange(page, () => {
      page.cart.clear();
      page.addToBasket(other, [], 3);
    });
    expect(outcome.kind).toBe('changed');
    expect(posts()).toEqual([]);
  });

  test('so does another way to pay', async () => {
    const page = await customer(pickUp);
    const outcome = await pressThenChange(page, () => page.draft.setPaymentType('TERMINAL'));
    expect(outcome.kind).toBe('changed');
    expect(posts()).toEqual([]);
  });

  test('so does a saved card that turns out to be gone', async () => {
    const page = await customer(pickUp);
    page.draft.setPaymentType('OTHER', 'gone');
    expect(page.readPayment().chosen).toEqual({ type: 'OTHER', cardId: 'gone' });
    const outcome = await pressThenChange(page, () => void page.loadCards());
    expect(page.readPayment().chosen).not.toMatchObject({ type: 'OTHER' });
    expect(outcome.kind).toBe('changed');
    expect(posts()).toEqual([]);
  });

  test('a note is sent as it stands in the form', async () => {
    const page = await customer(pickUp);
    const outcome = await pressThenChange(page, () => page.draft.setNote('Achchiq'));
    expect(outcome.kind).toBe('accepted');
    expect(backend.db.orders[0]?.note).toBe('Achchiq');
  });
});

test('an address outside the zone chosen while prices are refreshed gets no order', async () => {
  const page = await customer(delivery);
  backend.faults.add({ path: '/products/v1/overalls', kind: 'delay', delay: 3000, times: 1 });
  const pressed = page.submitOrder();
  await pass(1000);
  page.draft.setAddress({ ...home, latitude: 40.1, longitude: 67.8 });
  expect((await settled(pressed)).kind).not.toBe('accepted');
  expect(posts()).toEqual([]);
  expect((await settled(page.submitOrder())).kind).toBe('outOfZone');
});
