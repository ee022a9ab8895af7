// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import { listCards } from './cards';
import { fakeServer, json } from './fakeServer.testing';
import { confirmOrder, sendOrderCode } from './orderSteps';
import { getCheckoutLink } from './payments';

const link = 'https://pay.example/1';

describe('the checkout link', () => {
  it.each([
    ['url', { url: link }],
    ['link', { id: '5', link }],
    ['checkoutUrl', { checkoutUrl: ` ${link} ` }],
    ['the first non-empty field', { url: '', link: null, checkoutUrl: link }],
  ])('is read from %s', async (_, answer) => {
    const { http, received } = fakeServer(() => json(answer));
    expect(await getCheckoutLink(http, 'a/b')).toEqual([null, link]);
    expect(received[0]?.url.pathname).toBe('/api/payments/v2/checkout/a%2Fb');
    expect(received[0]?.headers.get('authorization')).toBe('Bearer token-1');
  });

  it.each([
    ['no link', {}],
    ['an empty link', { url: ' ' }],
    ['null', null],
    ['two pages', { one: 'https://a.example', other: 'https://b.example' }],
    ['words', 'paid'],
  ])('%s is unreadable', async (_, answer) => {
    const [error] = await getCheckoutLink(fakeServer(() => json(answer)).http, '5');
    expect(error?.kind).toBe('unreadable');
  });
});

test('only verified, readable cards are listed', async () => {
  const answer = [
    { id: 1, number: '8600 **** **** 9012', type: 'UZCARD', isVerified: true, userId: 'u1' },
    { id: 2, number: '9860 **** **** 1111', isVerified: false },
    { number: 'no id' },
  ];
  const { http, faults } = fakeServer(() => json(answer));
  expect(await listCards(http)).toEqual([
    null,
    [{ id: '1', name: '', number: '8600 **** **** 9012', expire: '', type: 'UZCARD' }],
  ]);
  expect(faults).toHaveLength(1);
});

test('an order’s code is requested with an empty body and confirmed with the code', async () => {
  const { http, received } = fakeServer(
    () => json({ id: '9', phone: '+998901234567', type: 'WEB', time: 42 }),
    () => json({ id: '5', isConfirmed: true, cartItems: [{ product: { id: '1', costPrice: 9 } }] }),
  );
  const [, record] = await sendOrderCode(http, '5');
  expect(record).toMatchObject({ phone: '+998901234567', time: 42 });
  const [, order] = await confirmOrder(http, '5', '1234');
  expect(order).toMatchObject({ id: '5', isConfirmed: true });
  expect(received.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
    ['POST', '/api/orders/v1/orders/5/confirm', {}],
    ['POST', '/api/orders/v1/orders/5/confirm', { code: '1234' }],
  ]);
});
