import { type Backend, createBackend } from '../../mocks/backend/app';
import { demoSeed } from '../../mocks/backend/seed/demoSeed';
import { createVisitor, orderOf } from '../../mocks/backend/visitor';
import { rewindTo, serverTime } from './device';
import { goToCheckout } from './goToCheckout';
import { openLife } from './life';
import { person } from './person';
import type { Customer } from './server';
import { holdTime } from './time';

/** A customer of the mock backend; fills the basket and logs in through the app itself. */
export async function createMockCustomer(): Promise<Customer<Backend>> {
  holdTime();
  const backend = createBackend({ now: serverTime, seed: smallSeed() });
  const life = await openLife({ backend, path: '/product/toy-oshi?vendor=demo' });
  await person.choose(/Butun porsiya/);
  await person.press(/Qoʻshish/);
  const kept = await goToCheckout(() => backend.db.codes.at(-1)?.code ?? '');
  life.end();
  const ids = await fillServer(backend);
  const [startedAt, db] = [Date.now(), structuredClone(backend.db)];
  return {
    name: 'mock',
    vendor: 'demo',
    base: '/api',
    own: backend,
    fetch: backend.fetch,
    calls: () => backend.calls,
    orderCount: () => backend.db.orders.length,
    plant: (call, { mock }, times) => void backend.faults.add({ ...call, ...mock, times }),
    heal: backend.faults.clear,
    kept,
    named: (path) => path.replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? name),
    restore() {
      rewindTo(startedAt);
      backend.faults.clear();
      backend.calls.length = 0;
      Object.assign(backend.db, structuredClone(db));
    },
  };
}

/**
 * Gives the customer one of everything on the server; returns the ids by their scenario
 * placeholder.
 */
async function fillServer(backend: Backend): Promise<Record<string, string>> {
  const { db } = backend;
  const visitor = createVisitor(backend);
  const session = db.sessions.at(-1);
  if (!session) throw new Error('The customer is not logged in');
  visitor.token = session.token;
  const post = async (path: string, body: object) => {
    const answer = await visitor.post(`/api${path}`, body);
    if (answer.status > 299) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return String(answer.body.id);
  };
  const order = async (part: object, record: object = {}) => {
    const body = orderOf(backend, [{ id: 'oila-toplami', count: 2 }], part);
    const id = await post('/orders/v1/orders', body);
    const placed = db.orders.find((one) => one.id === id);
    Object.assign(placed ?? {}, { plan: [], ...record });
    return id;
  };
  const online = await order({ paymentType: 'PAYME' });
  const done = await order({}, { status: 'CLOSED' });
  const courier = { courierId: 'kuryer-1', courierStatus: 'PERFORMER_PICKUPED' };
  const onWay = await order(
    {},
    { ...courier, status: 'ON_WAY', serviceType: 'DELIVERY', address: home },
  );
  const waiting = await order({});
  const address = await post(`/users/v1/addresses/user/${session.userId}`, home);
  const card = await post('/payments/v1/cards', {
    number: '8600 1234 5678 9012',
    expire: '12/29',
    cvv: '123',
  });
  await post(`/payments/v1/cards/${card}/verify`, { code: db.codes.at(-1)?.code });
  await post('/products/v1/favourite', { productId: 'shorva' });
  const at = new Date(Date.now() + 120 * 60_000).toISOString();
  await post('/orders/v1/reservations', { branchId: 'markaz', chairs: 2, time: at });
  return { order: waiting, online, done, onWay, address, card };
}

const home = { name: 'Uy', streetName: 'Navoiy', latitude: 41.3105, longitude: 69.2455 };

/** The demo shop with few products, which keeps the runs fast. */
export function smallSeed() {
  const seed = demoSeed();
  const wanted = ['toy-oshi', 'oila-toplami', 'shorva', 'lagmon'];
  const products = seed.products.filter(({ id }) => wanted.includes(id));
  const categories = seed.categories.filter(({ id }) =>
    products.some(({ categoryId }) => categoryId === id),
  );
  return { ...seed, products, categories, pictures: {} };
}
