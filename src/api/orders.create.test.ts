// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { sampleRequest } from '../../tests/samples/orders';
import { body, fakeServer, json } from './fakeServer.testing';
import { createOrder } from './orders';

const request = sampleRequest({
  merchantId: 'merchant-1',
  user: { id: 'u1', firstName: 'Aziza', lastName: '', phone: '+998901234567' },
  branchId: 'b1',
  cityId: 'c1',
  note: 'No onions',
  lines: [
    {
      productId: 'p1',
      name: { ru: 'Плов' },
      count: 2,
      costPrice: 2_500_050,
      discount: 10,
      modifications: [{ id: 'm1', name: { ru: 'Сыр' }, price: 500_000, count: 1 }],
      note: 'Hot',
    },
  ],
  totals: {
    productDiscount: 0,
    totalProductDiscount: 0,
    deliveryPrice: 0,
    deliveryDiscount: 0,
    totalDiscount: 0,
    cashback: 0,
    servicePrice: 0,
    productCount: 2,
    productPrice: 6_000_100,
    totalProductPrice: 6_000_100,
    totalPrice: 6_000_100,
  },
});

describe('creating an order', () => {
  test('sends amounts in som under the wire names', async () => {
    const { http, received } = fakeServer(() => json({ id: 41 }));
    await createOrder(http, request, { later: false });
    expect(received[0]).toMatchObject({
      method: 'POST',
      body: {
        merchantId: 'merchant-1',
        user: { id: 'u1', phone: '+998901234567' },
        orderDevice: 'CLIENT_WEB',
        serviceType: 'PICK_UP',
        deliveryType: null,
        branchId: 'b1',
        cityId: 'c1',
        pickupValid: true,
        status: 'CREATED',
        day2: null,
        time2: null,
        serviceId: null,
        waiterId: null,
        address: null,
        paymentType: 'CASH',
        note: 'No onions',
        comment: 'No onions',
        later: false,
        deliveryAt: null,
        productCount: 2,
        productPrice: 60001,
        totalProductPrice: 60001,
        totalPrice: 60001,
        cartItems: [
          {
            product: { id: 'p1', count: 2, costPrice: 25000.5, discount: 10 },
            modifications: [{ id: 'm1', price: 5000, count: 1 }],
            note: 'Hot',
          },
        ],
      },
    });
    expect(received[0]?.body).not.toHaveProperty('lines');
    expect(received[0]?.body).not.toHaveProperty('totals');
    expect(received[0]?.url.pathname).toBe('/api/orders/v1/orders');
    expect(received[0]?.headers.get('authorization')).toBe('Bearer token-1');
    expect(received[0]?.headers.has('idempotency-key')).toBe(false);
  });

  test('sends a scheduled order to its own endpoint, with its time and an optional key', async () => {
    const { http, received } = fakeServer(() => json({ id: 41 }));
    const deliveryAt = Date.UTC(2026, 10, 21, 7);
    const schedule = { deliveryAt, day: '2026-11-21', time: '12:00' };
    await createOrder(http, { ...request, ...schedule }, { later: true, idempotencyKey: 'k1' });
    expect(received[0]?.url.pathname).toBe('/api/orders/v1/orders/at-time');
    expect(received[0]?.body).toMatchObject({
      later: true,
      day: '2026-11-21',
      time: '12:00',
      deliveryAt: '2026-11-21T07:00:00.000Z',
    });
    expect(received[0]?.headers.get('idempotency-key')).toBe('k1');
  });

  test('sends the receiver, the receipt phone and the card', async () => {
    const { http, received } = fakeServer(() => json({ id: 41 }));
    const preferences = {
      receiver: { firstName: 'Jamshid', phone: '+998931112233' },
      sendCheque: true,
      sendChequePhone: '+998901234567',
      paymentType: 'OTHER' as const,
      cardId: 'card-1',
      telegramId: '501',
    };
    await createOrder(http, { ...request, ...preferences }, { later: false });
    expect(received[0]?.body).toMatchObject({ ...preferences, cityId: 'c1' });
  });

  test('sends a delivery address without a temporary id, with its details flattened', async () => {
    const { http, received } = fakeServer(() => json({ id: 41 }));
    const details = { office: '12', entrance: '2', floor: '3', domophone: '12#' };
    await createOrder(
      http,
      {
        ...request,
        serviceType: 'DELIVERY',
        addressType: 'MAP',
        address: {
          id: 'temporary:1',
          name: 'Home',
          streetName: 'Amir Temur',
          houseNumber: '7',
          description: '',
          comment: '',
          cityId: null,
          latitude: 41.3,
          longitude: 69.2,
          details,
        },
      },
      { later: false },
    );
    expect(received[0]?.body).toMatchObject({
      address: {
        latitude: 41.3,
        office: '12',
        details: JSON.stringify(details),
      },
      ...details,
    });
    expect(received[0]?.body).not.toHaveProperty('address.id');
    expect(received[0]?.body).not.toHaveProperty('address.type');
    expect(Reflect.get(received[0]?.body ?? {}, 'basketItems')).toEqual(
      Reflect.get(received[0]?.body ?? {}, 'cartItems'),
    );
  });

  test.each([
    ['network', () => 'dropped' as const],
    ['status', () => json({}, 408)],
    ['status', () => json({}, 409)],
    ['status', () => json({}, 429)],
    ['status', () => json({}, 500)],
    ['status', () => json({}, 502)],
    ['status', () => json({}, 503)],
    ['status', () => json({}, 504)],
    ['unreadable', () => body('')],
    ['unreadable', () => body('{"id":')],
    ['unreadable', () => json({ number: '7' })],
  ])('is never retried: %s', async (kind, reply) => {
    const { http, received } = fakeServer(reply);
    const [error] = await createOrder(http, request, { later: false });
    expect(error?.kind).toBe(kind);
    expect(received).toHaveLength(1);
  });

  test('accepts a response with only an id', async () => {
    const { http } = fakeServer(() => json({ id: 41 }));
    const [, order] = await createOrder(http, request, { later: false });
    expect(order).toMatchObject({ id: '41', number: '41', status: null, lines: [] });
  });
});
