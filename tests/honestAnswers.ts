import { createBackend } from '../mocks/backend/app';
import { createVisitor, orderOf } from '../mocks/backend/visitor';
import type { AnswerKind } from '../src/api/everyCall.testing';

const minute = 60_000;
const home = { name: 'Uy', streetName: 'Navoiy', latitude: 41.3105, longitude: 69.2455 };

/** Wednesday noon in Tashkent, when everything is open. */
const noon = Date.UTC(2026, 2, 4, 7);

/** The mock backend's response to each kind of call, for someone who has one of everything. */
export async function honestAnswers(): Promise<Record<AnswerKind, unknown>> {
  const backend = createBackend({ now: () => noon });
  const visitor = createVisitor(backend);
  await visitor.signIn();
  const { userId } = visitor;
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await visitor.call(method, `/api${path}`, body);
    if (answer.status > 299) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.body;
  };
  const get = (path: string) => ask('GET', path);
  const post = (path: string, body: object) => ask('POST', path, body);
  const code = (phone: string) => backend.db.codes.findLast((sent) => sent.phone === phone)?.code;

  const address = await post(`/users/v1/addresses/user/${userId}`, { ...home, office: '12' });
  const card = { number: '8600 1234 5678 9012', expire: '12/29', cvv: '123' };
  const pendingCard = await post('/payments/v1/cards', card);
  const own = backend.db.users.find(({ id }) => id === userId)?.phone ?? '';
  const verify = `/payments/v1/cards/${pendingCard.id}/verify`;
  const verified = await post(verify, { code: code(own) });
  const favourite = await post('/products/v1/favourite', { productId: 'lagmon' });
  const reservation = await post('/orders/v1/reservations', {
    branchId: 'markaz',
    chairs: 2,
    time: new Date(noon + 120 * minute).toISOString(),
  });
  const tariff = await post('/deliveries/v1/delivery/tariff/client/calculate', {
    branchId: 'markaz',
    ...home,
  });
  const order = (part: object) =>
    post('/orders/v1/orders', orderOf(backend, [{ id: 'oila-toplami', count: 2 }], part));
  const { id: online } = await order({ paymentType: 'PAYME' });
  await order({ serviceType: 'DELIVERY', address: home, deliveryPrice: Number(tariff.price) });
  backend.clock.advance(21 * minute);
  const orders = await get(`/orders/v1/orders/user/${userId}/active`);
  const onWay = orders[0];
  const phone = '+998901234567';
  const codeRecord = await post('/webbot/v1/users/login', { phone, type: 'WEB' });
  const login = { phone, type: 'WEB', id: codeRecord.id, code: code(phone) };

  return {
    address,
    addresses: await get(`/users/v1/addresses/merchant/7001/user/${userId}`),
    banners: await get('/support/v1/banner'),
    bot: await get('/webbot/v1/setting'),
    branch: await get('/users/v1/branches/markaz'),
    branches: await get('/users/v1/branches'),
    brands: await get('/support/v1/brand/catalog'),
    card: verified,
    cards: await get('/payments/v1/cards'),
    catalog: await get('/products/v1/overalls?type=WEB'),
    checkout: await get(`/payments/v2/checkout/${online}`),
    cities: await get('/users/v1/city-merchant/merchant/7001'),
    code: codeRecord,
    courier: await get(`/deliveries/v1/delivery/courier/${onWay?.courierId}`),
    favourite,
    favourites: await get(`/products/v1/favourite/all?userId=${userId}&isFavourite=true`),
    grades: await get('/products/v1/grade'),
    merchant: await get('/users/v1/merchants/sub/demo'),
    notices: await get(`/notifications/v1/notifications/user/${userId}`),
    order: onWay,
    orderPage: await get(`/orders/v1/orders/user/${userId}?size=10&page=0`),
    orderRules: await get('/orders/v1/merchant/settings'),
    orderSettings: await get('/orders/v1/order/setting/7001'),
    orders,
    pendingCard,
    phone: { phone },
    place: await get('/notifications/v1/nominatim/reverse?format=json&lat=41.31&lon=69.24'),
    places: await get('/notifications/v1/nominatim/search?format=json&q=navoiy'),
    policies: await get('/support/v1/company/policies?policies=TERMS'),
    promo: await get('/orders/v1/promo?code=SALOM10'),
    promos: await get(`/orders/v1/promo/user/${userId}`),
    regions: await get('/users/v1/region'),
    reservation,
    reservations: await get('/orders/v1/reservations'),
    session: await post('/webbot/v1/users/login', login),
    settings: await get('/support/v1/merchant/settings/web'),
    stories: await get('/notifications/v2/stories'),
    tariff,
    user: await get('/users/v1/users/me'),
    waiterCall: await post('/orders/v1/waiter-calls', { tableId: '7', reason: 'WAITER' }),
    vacancies: await get('/support/v1/vacancies'),
    vacancy: await get('/support/v1/vacancies/vakansiya-oshpaz'),
  };
}
