// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createBackend } from './app';
import { totalsOf } from './rules/money';
import { createVisitor, orderOf } from './visitor';

const orders = '/api/orders/v1/orders';
const home = { latitude: 41.3105, longitude: 69.2455, streetName: 'Navoiy' };

async function arrange() {
  const backend = createBackend();
  const visitor = createVisitor(backend);
  await visitor.signIn();
  return { backend, visitor };
}

describe('the server’s totals', () => {
  it('match the specification’s example', () => {
    const totals = totalsOf({
      lines: [
        { costPrice: 28000, discount: 10, count: 2, options: [{ price: 14000, count: 1 }] },
        { costPrice: 12000, discount: 0, count: 3, options: [] },
      ],
      deliveryPrice: 12000,
      servicePrice: 2000,
      cashback: 5000,
      promo: { discountType: 'PERCENTAGE', productDiscount: 10, deliveryDiscount: 50 },
    });
    expect(totals).toEqual({
      productCount: 5,
      productPrice: 120000,
      totalProductPrice: 120000,
      totalProductDiscount: 5600,
      productDiscount: 5600 + 11440,
      deliveryPrice: 12000,
      deliveryDiscount: 6000,
      totalDiscount: 5600 + 11440 + 6000,
      cashback: 5000,
      servicePrice: 2000,
      totalPrice: 105960,
    });
  });

  it('never discount more than the price', () => {
    const totals = totalsOf({
      lines: [{ costPrice: 9000, discount: 0, count: 1, options: [] }],
      deliveryPrice: 8000,
      servicePrice: 0,
      cashback: 100000,
      promo: { discountType: 'AMOUNT', productDiscount: 50000, deliveryDiscount: 20000 },
    });
    expect(totals).toMatchObject({ productDiscount: 9000, deliveryDiscount: 8000, totalPrice: 0 });
  });

  it.each([
    [0.05, 10, 0.01],
    // 87 821.955 som: floating point falls just below the half
    [119_730, 73.35, 87_821.96],
  ])('round half a hundredth up: %d som, %d percent', (costPrice, discount, off) => {
    const line = { costPrice, discount, count: 1, options: [] };
    const bill = { lines: [line], deliveryPrice: 0, servicePrice: 0, cashback: 0, promo: null };
    expect(totalsOf(bill).totalProductDiscount).toBe(off);
  });
});

describe('an order', () => {
  it('with correct totals is accepted and gets a number', async () => {
    const { backend, visitor } = await arrange();
    const body = orderOf(backend, [
      { id: 'toy-oshi', count: 2, choices: { 'portion-1': 1, achichuk: 1 } },
      { id: 'tovuq-qanot' },
    ]);
    const answer = await visitor.post(orders, body);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ number: '1001', status: 'CREATED', isPaid: false });
    expect(answer.body.totalPrice).toBe((28000 + 14000 + 9000) * 2 + 21000 - 4200);
  });

  it.each([
    'productCount',
    'productPrice',
    'productDiscount',
    'totalProductPrice',
    'totalProductDiscount',
    'totalDiscount',
    'servicePrice',
    'totalPrice',
  ])('is refused when its %s is wrong', async (field) => {
    const { backend, visitor } = await arrange();
    const body = orderOf(backend, [{ id: 'tovuq-qanot' }]);
    const own = Object.entries(body).find(([name]) => name === field)?.[1];
    const answer = await visitor.post(orders, { ...body, [field]: Number(own) + 1 });
    expect(answer.body).toMatchObject({ status: 422, message: 'totals-differ', field });
    expect(answer.body.description?.eng).not.toContain(field);
    expect(backend.db.orders).toEqual([]);
  });

  it('is refused when a price differs from the catalogue', async () => {
    const { backend, visitor } = await arrange();
    const body = orderOf(backend, [{ id: 'tandir-somsa' }]);
    await visitor.call('PATCH', '/__mock/product', { id: 'tandir-somsa', costPrice: 13000 });
    const answer = await visitor.post(orders, body);
    expect(answer.body).toMatchObject({ message: 'product-overpriced' });
    expect(answer.body.description?.ru).toContain('Самса тандырная');
  });

  it('is delivered only at the quoted price', async () => {
    const { backend, visitor } = await arrange();
    const path = '/api/deliveries/v1/delivery/tariff/client/calculate';
    const quote = await visitor.post(path, { branchId: 'markaz', ...home });
    const delivery = {
      serviceType: 'DELIVERY',
      address: home,
      deliveryPrice: Number(quote.body.price),
      deliveryTariffId: quote.body.id,
    };
    const wanted = [{ id: 'pepperoni', choices: { 'pizza-30': 1 } }];
    expect((await visitor.post(orders, orderOf(backend, wanted, delivery))).status).toBe(201);
    const cheaper = orderOf(backend, wanted, { ...delivery, deliveryPrice: 1000 });
    expect((await visitor.post(orders, cheaper)).body.message).toBe('delivery-price-changed');
  });

  it('below the minimum is not delivered', async () => {
    const { backend, visitor } = await arrange();
    const part = { serviceType: 'DELIVERY', address: home, deliveryPrice: 10000 };
    const answer = await visitor.post(orders, orderOf(backend, [{ id: 'tandir-somsa' }], part));
    expect(answer.body.message).toBe('below-minimum');
    expect(answer.body.description?.uz).toContain(': 40\u00a0000 soʻm');
  });

  it('cannot be paid with more cashback than the balance', async () => {
    const { backend, visitor } = await arrange();
    const wanted = [{ id: 'qovurga', choices: { medium: 1 } }];
    const answer = await visitor.post(orders, orderOf(backend, wanted, { cashback: 15001 }));
    expect(answer.body.message).toBe('cashback-too-much');
    expect((await visitor.post(orders, orderOf(backend, wanted, { cashback: 15000 }))).status).toBe(
      201,
    );
    expect(backend.db.users[0]?.cashback).toBe(0);
  });

  it('is created once for repeated idempotency keys within a day', async () => {
    const { backend, visitor } = await arrange();
    backend.db.acceptsIdempotencyKey = true;
    const body = orderOf(backend, [{ id: 'tandir-somsa' }]);
    const key = { 'Idempotency-Key': 'a-key' };
    const first = await visitor.call('POST', orders, body, key);
    const second = await visitor.call('POST', orders, body, key);
    expect(second).toMatchObject({ status: first.status, body: first.body });
    expect(backend.db.orders).toHaveLength(1);
    backend.clock.advance(24 * 60 * 60 * 1000);
    const third = await visitor.call('POST', orders, body, key);
    expect(third.body.id).not.toBe(first.body.id);
  });

  it('needs a verified phone and a payment type the merchant accepts', async () => {
    const { backend, visitor } = await arrange();
    const body = orderOf(backend, [{ id: 'tandir-somsa' }], { paymentType: 'PAYZE' });
    expect((await visitor.post(orders, body)).body.message).toBe('payment-type-unavailable');
    await visitor.call('DELETE', '/__mock/bot/contact/42');
    expect((await visitor.post(orders, body)).body.message).toBe('phone-required');
  });
});
