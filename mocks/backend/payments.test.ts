// @vitest-environment node
import { expect, test } from 'vitest';
import { createBackend } from './app';
import { createVisitor, orderOf } from './visitor';

const path = '/api/orders/v1/orders';
const wish = [{ id: 'oila-toplami' }];

async function arrange() {
  const backend = createBackend();
  const visitor = createVisitor(backend);
  await visitor.signIn();
  const place = (part: object) => visitor.post(path, orderOf(backend, wish, part));
  const user = backend.db.users[0];
  if (!user) throw new Error('Nobody has signed in');
  return { backend, visitor, place, user };
}

test('an order covered by cashback waits for no payment, whatever its type', async () => {
  const { backend, visitor, place, user } = await arrange();
  for (const settings of backend.db.settings) settings.cashActive = false;
  user.cashback = 5_000_000;
  const { totalPrice } = orderOf(backend, wish);
  const { status, body } = await place({ cashback: totalPrice, paymentType: 'CASH' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ totalPrice: 0, isPaid: true });
  backend.clock.advance(60_000);
  expect((await visitor.get(`${path}/${body.id}`)).body.status).toBe('ACCEPTED');
  expect((await place({ paymentType: 'CASH' })).body.message).toBe('payment-type-unavailable');
});

test('only the owner can pay with a saved card, once its code is confirmed', async () => {
  const { backend, place, user } = await arrange();
  const card = {
    id: 'card-1',
    userId: user.id,
    name: '',
    number: '8600 **** **** 9012',
    expire: '12/29',
    phone: '',
    isVerified: false,
    type: 'UZCARD' as const,
  };
  backend.db.cards.push(card);
  const pay = async () => (await place({ paymentType: 'OTHER', cardId: 'card-1' })).body;
  expect((await pay()).message).toBe('card-not-found');
  card.isVerified = true;
  expect(await pay()).toMatchObject({ paymentType: 'OTHER', isPaid: false });
  card.userId = 'somebody-else';
  expect((await pay()).message).toBe('card-not-found');
});

test('a checkout leads to a page or, if so configured, to an invoice that can be paid', async () => {
  const { visitor, place } = await arrange();
  const { id } = (await place({ paymentType: 'PAYME' })).body;
  const checkout = `/api/payments/v2/checkout/${id}`;
  expect((await visitor.get(checkout)).body.url).toContain(`/__mock/pay?order=${id}`);
  const forwarded = { 'x-forwarded-proto': 'https' };
  const behindTunnel = await visitor.call('GET', checkout, undefined, forwarded);
  expect(behindTunnel.body.url).toBe(`https://shop.test/__mock/pay?order=${id}`);
  await visitor.call('PUT', '/__mock/pay/links', { links: 'invoice' });
  expect((await visitor.get(checkout)).body.url).toBe(`https://t.me/$order${id}`);
  expect((await visitor.post('/__mock/pay/invoice', { slug: `order${id}` })).status).toBe(200);
  expect((await visitor.get(`${path}/${id}`)).body.isPaid).toBe(true);
  expect((await visitor.get(checkout)).status).toBe(409);
  expect((await visitor.post('/__mock/pay/invoice', { slug: 'order0' })).status).toBe(404);
});
