import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBackend } from './app';
import { demoSeed } from './seed/demoSeed';
import { testNow } from './testNow';
import { createVisitor, orderOf } from './visitor';

const now = () => testNow;
const carried = (state: object): unknown => JSON.parse(JSON.stringify(state));

/** What a customer does, and what a tester does to the server. */
const act = fc.constantFrom(
  'order',
  'favourite',
  'address',
  'code',
  'advance',
  'fault',
  'keys',
  'stock',
  'cancel',
);

test('a saved state is the whole state: a backend that loads it answers as the first would', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(act, fc.nat(3)), { maxLength: 12 }), async (acts) => {
      const first = createBackend({ now });
      const visitor = createVisitor(first);
      await visitor.signIn();
      for (const [what, which] of acts) await perform(first, visitor, what, which);

      const second = createBackend({ now });
      second.load(carried(first.save()));
      expect(second.save()).toEqual(carried(first.save()));

      const again = createVisitor(second);
      Object.assign(again, { token: visitor.token, userId: visitor.userId });
      const orders = `/api/orders/v1/orders/user/${visitor.userId}`;
      for (const path of ['/api/users/v1/users/me', orders, '/__mock/faults', '/__mock/clock'])
        expect((await again.get(path)).text).toBe((await visitor.get(path)).text);
      // the next ids are the same, so nothing is overwritten
      await perform(first, visitor, 'order', 1);
      await perform(second, again, 'order', 1);
      expect(second.db.orders.map(({ id }) => id)).toEqual(first.db.orders.map(({ id }) => id));
    }),
    { numRuns: 40 },
  );
});

test('after a change of the demo’s own data the customers stay, on the new data', async () => {
  const first = createBackend({ now });
  const visitor = createVisitor(first);
  await visitor.signIn();
  await perform(first, visitor, 'order', 1);
  expect(first.db.orders).toHaveLength(1);
  const seed = demoSeed();
  const [product] = seed.products;
  if (product) product.costPrice += 1000;

  const second = createBackend({ now, seed });
  second.load(carried(first.save()));
  expect(second.db.products[0]?.costPrice).toBe(product?.costPrice);
  expect(second.db.orders).toEqual(carried(first.db.orders));
  expect(second.db.sessions).toEqual(first.db.sessions);
});

test.each([
  ['nothing', null],
  ['another file', { hello: 1 }],
  ['orders that are no list', { ...createBackend({ now }).save(), db: { orders: {} } }],
])('%s is no state', (_, saved) => {
  const backend = createBackend({ now });
  const before = backend.save();
  expect(() => backend.load(saved)).toThrow();
  expect(backend.save()).toEqual(before);
});

type Backend = ReturnType<typeof createBackend>;
type Visitor = ReturnType<typeof createVisitor>;

async function perform(backend: Backend, visitor: Visitor, what: string, which: number) {
  const { products, orders } = backend.db;
  const simple = products.filter((each) => each.type === 'NONE' && each.amount === null);
  const id = simple[which]?.id ?? '';
  const placing = '/api/orders/v1/orders';
  const acts: Record<string, () => Promise<unknown>> = {
    order: () => visitor.post(placing, orderOf(backend, [{ id }])),
    favourite: () => visitor.post('/api/products/v1/favourite', { productId: id }),
    address: () =>
      visitor.post(`/api/users/v1/addresses/user/${visitor.userId}`, {
        name: `Home ${which}`,
        latitude: 41.3,
        longitude: 69.2,
      }),
    code: () => visitor.post('/api/webbot/v1/users/login', { phone: `+99890123456${which}` }),
    advance: () => visitor.post('/__mock/clock', { advanceMs: which * 240_000 }),
    fault: () =>
      visitor.call('PUT', '/__mock/faults', { path: '/no-such', delay: which, times: 2 }),
    keys: () => {
      backend.db.acceptsIdempotencyKey = true;
      const key = { 'idempotency-key': `key-${which}` };
      return visitor.call('POST', placing, orderOf(backend, [{ id }]), key);
    },
    stock: () => visitor.call('PATCH', '/__mock/product', { id, amount: 10 + which }),
    cancel: () => visitor.call('PUT', `${placing}/${orders[which]?.id}/cancel`, { reason: '' }),
  };
  await acts[what]?.();
}
