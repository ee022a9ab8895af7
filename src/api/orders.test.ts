// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { fakeServer, json } from './fakeServer.testing';
import {
  cancelOrder,
  getOrder,
  getOrderRules,
  getOrderSettings,
  gradeOrder,
  listActiveOrders,
  listOrders,
} from './orders';

const wire = {
  id: 'o1',
  number: 1007,
  status: 'COOKING',
  serviceType: 'PICK_UP',
  paymentType: 'CASH',
  isPaid: true,
  branch: { id: 3, name: { ru: 'Центр' } },
  cartItems: [
    {
      product: { id: 1, name: { ru: 'Плов' }, count: 2, costPrice: '25000', discount: 10 },
      modifications: [{ id: 5, name: 'Сыр', price: 5000 }, null],
    },
    { product: null },
  ],
  productPrice: 60000,
  totalPrice: '54000',
  createdDate: '2026-11-21T05:00:00Z',
  acceptedTime: 1_795_237_200_000,
  reason: null,
};

describe('an order', () => {
  test('is read with money in hundredths and times in milliseconds', async () => {
    const { http, received, faults } = fakeServer(() => json(wire));
    const [, order] = await getOrder(http, 'o 1');
    expect(received[0]?.url.pathname).toBe('/api/orders/v1/orders/o%201');
    expect(order).toMatchObject({
      id: 'o1',
      number: '1007',
      status: 'COOKING',
      branchId: '3',
      branchName: { ru: 'Центр' },
      lines: [
        {
          productId: '1',
          count: 2,
          costPrice: 2_500_000,
          discount: 10,
          modifications: [{ id: '5', price: 500_000, count: 1 }],
        },
      ],
      createdAt: Date.UTC(2026, 10, 21, 5),
      acceptedAt: 1_795_237_200_000,
      cookingAt: null,
    });
    expect(order?.totals).toEqual({
      productDiscount: 0,
      totalProductDiscount: 0,
      deliveryPrice: 0,
      deliveryDiscount: 0,
      totalDiscount: 0,
      cashback: 0,
      servicePrice: 0,
      productCount: 0,
      productPrice: 6_000_000,
      totalProductPrice: 0,
      totalPrice: 5_400_000,
    });
    expect(faults).toHaveLength(2);
  });

  test('with unknown values is still an order', async () => {
    const { http } = fakeServer(() =>
      json({ ...wire, status: 'TELEPORTED', paymentType: 'SHELLS', serviceType: 7, address: {} }),
    );
    expect((await getOrder(http, 'o1'))[1]).toMatchObject({
      status: null,
      paymentType: null,
      serviceType: null,
      address: null,
    });
  });
});

test('has its branch, courier, receiver, grade and all times', async () => {
  const { http } = fakeServer(() =>
    json({
      ...wire,
      branch: { id: 3, address: 'Navoiy 1', phone: '+99871', latitude: 41.3, longitude: 69.2 },
      courierId: 9,
      courierStatus: 'PERFORMER_ARRIVED',
      receiver: { firstName: 'Olim', phone: '+998901234567' },
      isConfirmed: false,
      onWayTime: '2026-11-21T06:00:00Z',
      closedTime: 1_795_240_800_000,
      atTime: '2026-11-21T07:00:00Z',
      promoCode: 'PLOV',
      grade: 4,
      distance: 1200.5,
      tableId: 7,
    }),
  );
  expect((await getOrder(http, 'o1'))[1]).toMatchObject({
    branchAddress: 'Navoiy 1',
    branchPhone: '+99871',
    branchPlace: { latitude: 41.3, longitude: 69.2 },
    courierId: '9',
    courierStatus: 'PERFORMER_ARRIVED',
    receiver: { firstName: 'Olim', phone: '+998901234567' },
    isConfirmed: false,
    onWayAt: Date.UTC(2026, 10, 21, 6),
    closedAt: 1_795_240_800_000,
    deliveryAt: Date.UTC(2026, 10, 21, 7),
    promoCode: 'PLOV',
    grade: 4,
    distance: 1200.5,
    tableId: '7',
  });
});

test.each([
  ['courierStatus', ''],
  ['courierStatus', 'ON_THE_MOON'],
  ['receiver', { firstName: '', phone: null }],
  ['grade', 0],
  ['isConfirmed', undefined],
])('has no %s when the server sends %j', async (name, value) => {
  const { http } = fakeServer(() => json({ ...wire, [name]: value }));
  expect((await getOrder(http, 'o1'))[1]).toHaveProperty(name, null);
});

test('cancelling sends the reason, rating the grade, and both return the order', async () => {
  const { http, received } = fakeServer(() => json({ ...wire, id: 'o 1', status: 'CANCELED' }));
  expect((await cancelOrder(http, 'o 1', 'Late'))[1]?.status).toBe('CANCELED');
  await gradeOrder(http, 'o1', { grade: 5, comment: 'Good', products: [] });
  const products = [{ productId: 'p1', grade: 4 }];
  await gradeOrder(http, 'o1', { grade: 5, comment: '', products });
  expect(received.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
    ['PUT', '/api/orders/v1/orders/o%201/cancel', { reason: 'Late' }],
    ['POST', '/api/orders/v1/orders/o1/grade', { grade: 5, comment: 'Good' }],
    ['POST', '/api/orders/v1/orders/o1/grade', { grade: 5, comment: '', products }],
  ]);
});

describe('lists of orders', () => {
  test('are pages of ten, with the archive on request', async () => {
    const { http, received } = fakeServer(() => json({ content: [wire], last: true }));
    await listOrders(http, { userId: 'u1', page: 2, archive: true });
    await listOrders(http, { userId: 'u1', page: 0, archive: false });
    expect(received.map(({ url }) => url.pathname + url.search)).toEqual([
      '/api/orders/v1/orders/user/u1?size=10&page=2&onlyArchive=true',
      '/api/orders/v1/orders/user/u1?size=10&page=0',
    ]);
  });

  test.each([
    ['a page with last: true', { content: [wire], last: true }, true],
    ['a page with last: false', { content: [wire], last: false }, false],
    ['a short array', [wire], true],
    ['a full array', Array.from({ length: 10 }, (_, id) => ({ ...wire, id })), false],
    [
      'a full array with an invalid record',
      [...Array.from({ length: 9 }, () => wire), null],
      false,
    ],
  ])('the last page is detected from %s', async (_, answer, isLast) => {
    const { http } = fakeServer(() => json(answer));
    const [, page] = await listOrders(http, { userId: 'u1', page: 0, archive: true });
    expect(page?.isLast).toBe(isLast);
  });

  test('a page has the total count if the server sends it', async () => {
    const { http } = fakeServer(
      () => json({ content: [wire], totalElements: 34, last: false }),
      () => json([wire]),
    );
    const ask = () => listOrders(http, { userId: 'u1', page: 0, archive: true });
    expect([(await ask())[1]?.total, (await ask())[1]?.total]).toEqual([34, null]);
  });

  test('active orders drop only an invalid record', async () => {
    const { http, faults } = fakeServer(() => json([wire, { number: 5 }, null]));
    const [, orders] = await listActiveOrders(http, 'u1');
    expect(orders?.map(({ id }) => id)).toEqual(['o1']);
    expect(faults.filter(({ what }) => what.startsWith('record'))).toHaveLength(4);
  });
});

test('both rules default to off', async () => {
  const { http } = fakeServer(() => json({ shouldValidateDeliveryArea: null }));
  expect(await getOrderRules(http)).toEqual([
    null,
    { shouldValidateDeliveryArea: false, isSmsConfirmationRequiredPerOrder: false },
  ]);
});

test('fees are requested by merchant and read as money', async () => {
  const { http, received } = fakeServer(() =>
    json({
      isServiceFeeEnabled: true,
      serviceFeeAmount: '1500',
      serviceFeeThreshold: null,
      defaultDeliveryTypeBot: 'YANDEX',
      defaultDeliveryTypeWeb: 'PICK_UP',
    }),
  );
  expect(await getOrderSettings(http, 'merchant-1', true)).toEqual([
    null,
    {
      isServiceFeeEnabled: true,
      isServiceFeeFreeAboveThreshold: false,
      serviceFeeThreshold: 0,
      serviceFeeAmount: 150_000,
      minimalDeliveryPrice: 0,
      minimalDeliveryCount: 0,
      usualService: null,
      deliveryProvider: 'YANDEX',
      cashbackPercent: null,
    },
  ]);
  expect(received[0]?.url.pathname).toBe('/api/orders/v1/order/setting/merchant-1');
});

test.each([
  [{ minimalDeliveryProductCount: 3 }, 3],
  [{ minimalDeliveryCount: '2' }, 2],
  [{ minimalDeliveryProductCount: null, minimalProductCount: 4 }, 4],
  [{ minimalProductQuantity: 1.5 }, 2],
  [{ minProductQuantity: 5 }, 5],
  [{ minimalDeliveryProductCount: -1 }, 0],
  [{ minimalDeliveryProductCount: 'many' }, 0],
  [{}, 0],
])('the minimum product count is read from %j', async (sent, expected) => {
  const { http } = fakeServer(() => json(sent));
  const [, settings] = await getOrderSettings(http, 'merchant-1', false);
  expect(settings?.minimalDeliveryCount).toBe(expected);
});

test.each([
  [{ cashbackPercent: 3 }, 3],
  [{ cashbackPercent: '2.5' }, 2.5],
  [{ cashbackPercent: 0 }, null],
  [{ cashbackPercent: 300 }, null],
  [{ cashbackPercent: 'some' }, null],
  [{}, null],
])('what an order earns is read from %j', async (sent, expected) => {
  const { http } = fakeServer(() => json(sent));
  const [, settings] = await getOrderSettings(http, 'merchant-1', false);
  expect(settings?.cashbackPercent).toBe(expected);
});
