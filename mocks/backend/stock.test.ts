// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createBackend } from './app';
import { noEntry } from './seed/demo/regions';
import { createVisitor, orderOf } from './visitor';

/** Monday noon in Tashkent: all branches but Chilonzor and the night branch are open. */
const noon = Date.UTC(2026, 4, 11, 7);

async function arrange() {
  const backend = createBackend({ now: () => noon });
  const visitor = createVisitor(backend);
  await visitor.signIn();
  const order = async (...[wanted, part]: [Parameters<typeof orderOf>[1], object?]) =>
    (await visitor.post('/api/orders/v1/orders', orderOf(backend, wanted, part))).body;
  return { backend, visitor, order };
}

describe('a product', () => {
  it('is limited by its stock, counted over all lines of an order', async () => {
    const { order } = await arrange();
    const two = { id: 'pishloq-somsa', count: 2 };
    const answer = await order([two, two]);
    expect(answer).toMatchObject({ status: 422, message: 'not-enough-product' });
    expect(answer.description?.uz).toContain('3');
  });

  it('leaves the stock with the order and returns when it is cancelled', async () => {
    const { backend, visitor, order } = await arrange();
    const amount = () => backend.db.products.find(({ id }) => id === 'pishloq-somsa')?.amount;
    const placed = await order([{ id: 'pishloq-somsa', count: 2 }]);
    expect(amount()).toBe(1);
    const path = `/api/orders/v1/orders/${placed.id}/cancel`;
    const answer = await visitor.call('PUT', path, { reason: 'x' });
    expect(answer.body.status).toBe('CANCELED');
    expect(amount()).toBe(3);
  });

  it('that is sold out, deleted or switched off cannot be ordered', async () => {
    const { backend, visitor, order } = await arrange();
    expect((await order([{ id: 'baliq-kabob' }])).message).toBe('product-unavailable');
    const body = orderOf(backend, [{ id: 'kola' }]);
    await visitor.call('PATCH', '/__mock/product', { id: 'kola', isAvailable: false });
    const off = await visitor.post('/api/orders/v1/orders', body);
    expect(off.body.message).toBe('product-unavailable');
    const cartItems = [{ product: { id: 'nothing', costPrice: 1, count: 1 } }];
    const gone = await visitor.post('/api/orders/v1/orders', { ...body, cartItems });
    expect(gone.body).toMatchObject({ status: 404, message: 'product-not-found' });
  });

  it('of a single branch is refused in the others', async () => {
    const { order } = await arrange();
    const wanted = [{ id: 'bedana-osh' }];
    const elsewhere = await order(wanted, { branchId: 'registon' });
    expect(elsewhere.message).toBe('product-not-in-branch');
    expect((await order(wanted, { branchId: 'markaz' })).number).toBe('1001');
  });

  it('marked as pick-up only is not delivered but can be picked up', async () => {
    const { order } = await arrange();
    const wanted = [{ id: 'limon-choy' }, { id: 'oila-toplami' }];
    const delivery = {
      serviceType: 'DELIVERY',
      address: { latitude: 41.3105, longitude: 69.2455 },
    };
    expect((await order(wanted, delivery)).message).toBe('product-not-delivered');
    expect((await order(wanted)).message).not.toBe('product-not-delivered');
  });

  it('is delivered only in the merchant’s minimum number of products', async () => {
    const { backend, order } = await arrange();
    for (const setting of backend.db.orderSettings) setting.minimalDeliveryProductCount = 3;
    const delivery = {
      serviceType: 'DELIVERY',
      address: { latitude: 41.3105, longitude: 69.2455 },
    };
    const two = [{ id: 'oila-toplami', count: 2 }];
    const answer = await order(two, delivery);
    expect(answer).toMatchObject({ status: 422, message: 'too-few-products' });
    expect(answer.description?.eng).toContain('at least 3');
    expect((await order(two)).status).toBe('CREATED');
    const three = await order([{ id: 'oila-toplami', count: 3 }], delivery);
    expect(three.message).toBe('delivery-price-changed');
  });

  it('whose price rose is refused with its own text', async () => {
    const { backend, visitor } = await arrange();
    const body = orderOf(backend, [{ id: 'kola' }]);
    const cola = backend.db.products.find(({ id }) => id === 'kola');
    const placed = async (costPrice: number) => {
      if (cola) cola.costPrice = costPrice;
      return (await visitor.post('/api/orders/v1/orders', body)).body.message;
    };
    const before = cola?.costPrice ?? 0;
    expect(await placed(before + 1000)).toBe('product-overpriced');
    expect(await placed(before - 1000)).toBe('price-changed');
  });

  it('needs as many options as its groups require', async () => {
    const { order } = await arrange();
    expect((await order([{ id: 'pepperoni' }])).message).toBe('options-too-few');
    const both = { 'pizza-25': 1, 'pizza-30': 1 };
    expect((await order([{ id: 'pepperoni', choices: both }])).message).toBe('options-too-many');
    const foreign = { 'pizza-25': 1, honey: 1 };
    expect((await order([{ id: 'pepperoni', choices: foreign }])).message).toBe('option-unknown');
    const three = { 'scoop-vanilla': 2, 'scoop-melon': 1 };
    expect((await order([{ id: 'muzqaymoq', choices: three }])).number).toBe('1001');
  });
});

describe('an order goes to', () => {
  it('a branch that is open', async () => {
    const { order } = await arrange();
    const wanted = [{ id: 'kola' }];
    expect((await order(wanted, { branchId: 'chilonzor' })).message).toBe('branch-closed');
    expect((await order(wanted, { branchId: 'yunusobod' })).message).toBe('branch-closed');
    expect((await order(wanted, { branchId: 'registon' })).status).toBe('CREATED');
  });

  it('a branch that offers the service', async () => {
    const { order } = await arrange();
    const answer = await order([{ id: 'kola' }], { branchId: 'oshxona' });
    expect(answer.message).toBe('service-unavailable');
  });

  it('an address inside a region and outside its holes', async () => {
    const { order } = await arrange();
    const wanted = [{ id: 'oila-toplami' }];
    const at = (latitude: number, longitude: number) =>
      order(wanted, { serviceType: 'DELIVERY', address: { latitude, longitude } });
    expect((await at(41.5, 69.24)).message).toBe('out-of-zone');
    expect((await at(...noEntry)).message).toBe('out-of-zone');
    expect((await at(41.3105, 69.2455)).message).toBe('delivery-price-changed');
  });

  it('a named table in dine-in', async () => {
    const { order } = await arrange();
    const dineIn = { serviceType: 'DINE_IN' };
    expect((await order([{ id: 'kola' }], dineIn)).message).toBe('table-required');
    expect((await order([{ id: 'kola' }], { ...dineIn, tableId: '4' })).tableId).toBe('4');
  });
});
