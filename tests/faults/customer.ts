import { type Backend, createBackend } from '../../mocks/backend/app';
import { demoSeed } from '../../mocks/backend/seed/demoSeed';
import { createVisitor, orderOf } from '../../mocks/backend/visitor';
import { type Kept, keptNow, openLife } from './life';
import { person } from './person';
import { holdTime, until } from './time';

/** Who every cell begins with: a basket, a pick-up branch, and at the server one of everything. */
export type Customer = {
  backend: Backend;
  kept: Kept;
  /** puts ids in the place of `{order}` and its like */
  named: (path: string) => string;
  /** the server is again as it was in the beginning */
  restore: () => void;
};

/** Makes that customer, the basket and the log-in in the app itself. */
export async function createCustomer(): Promise<Customer> {
  holdTime();
  const backend = createBackend({ now: () => Date.now(), seed: smallSeed() });
  const life = await openLife({ backend, path: '/product/toy-oshi?vendor=demo' });
  await person.choose(/Butun porsiya/);
  await person.press(/Qoʻshish/);
  await person.press(/^Savat(?!ga)/);
  await person.press(/Rasmiylashtirish/);
  await person.press(/orqali kirish/);
  await person.fill(/Telefon raqami/, '901234567');
  await person.press(/Kodni olish/);
  await person.sees(/Kodni kiriting/);
  await person.fill(/SMS kodi/, backend.db.codes.at(-1)?.code ?? '');
  await person.choose(/^Olib ketish$/);
  await person.press(/Filialni tanlang/);
  await person.press(/Shu filialni tanlash/);
  await until('order button', () => person.canPress(/Buyurtma berish/));
  const kept = keptNow();
  life.end();
  const ids = await fillServer(backend);
  const db = structuredClone(backend.db);
  return {
    backend,
    kept,
    named: (path) => path.replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? name),
    restore() {
      backend.faults.clear();
      backend.calls.length = 0;
      Object.assign(backend.db, structuredClone(db));
    },
  };
}

/** One of everything that a customer can have at the server, by what a scenario calls it. */
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

/** The demo shop with few of its products: what goes wrong goes wrong with few. */
export function smallSeed() {
  const seed = demoSeed();
  const wanted = ['toy-oshi', 'oila-toplami', 'shorva', 'lagmon'];
  const products = seed.products.filter(({ id }) => wanted.includes(id));
  const categories = seed.categories.filter(({ id }) =>
    products.some(({ categoryId }) => categoryId === id),
  );
  return { ...seed, products, categories, pictures: {} };
}
