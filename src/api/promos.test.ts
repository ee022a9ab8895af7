import { describe, expect, test } from 'vitest';
import { fakeServer, json } from './fakeServer.testing';
import { findPromo, listPromos } from './promos';

const salom = {
  id: 7,
  code: 'SALOM10',
  discountType: 'PERCENTAGE',
  productDiscount: 12.5,
  deliveryDiscount: '100',
  minPrice: '60000',
  startDate: '2026-01-01T00:00:00Z',
  endDate: null,
  isActive: true,
};

describe('a promo', () => {
  test('with percentages keeps them and reads its minimum as money', async () => {
    const { http, received, session } = fakeServer(() => json(salom));
    session.token = null;
    expect(await findPromo(http, 'SALOM 10&')).toEqual([
      null,
      {
        ...salom,
        id: '7',
        deliveryDiscount: 100,
        minPrice: 6_000_000,
        startDate: Date.UTC(2026, 0, 1),
      },
    ]);
    expect(received[0]?.url.searchParams.get('code')).toBe('SALOM 10&');
  });

  test('with amounts converts som to money', async () => {
    const amount = {
      ...salom,
      discountType: 'AMOUNT',
      productDiscount: 19.99,
      deliveryDiscount: 500,
    };
    const { http } = fakeServer(() => json(amount));
    const [, found] = await findPromo(http, 'SALOM10');
    expect(found).toMatchObject({ productDiscount: 1999, deliveryDiscount: 50_000 });
  });

  test.each(['null', ''])('is null when the server responds with %j', async (answer) => {
    const { http } = fakeServer(() => new Response(answer));
    expect(await findPromo(http, 'NOTHING')).toEqual([null, null]);
  });

  test('without dates, minimum and state has no conditions', async () => {
    const { http } = fakeServer(() => json({ id: 7, code: 'A', discountType: 'AMOUNT' }));
    expect((await findPromo(http, 'A'))[1]).toMatchObject({
      productDiscount: 0,
      deliveryDiscount: 0,
      minPrice: 0,
      startDate: null,
      endDate: null,
      isActive: true,
    });
  });
});

test('invalid entries in a user’s promos are dropped', async () => {
  const { http, received, faults } = fakeServer(() =>
    json([salom, { ...salom, code: '' }, { ...salom, discountType: 'GIFT' }, null]),
  );
  const [, promos] = await listPromos(http, 'u/1');
  expect(promos?.map(({ code }) => code)).toEqual(['SALOM10']);
  expect(faults).toHaveLength(3);
  expect(received[0]?.url.pathname).toBe('/api/orders/v1/promo/user/u%2F1');
  expect(received[0]?.headers.get('authorization')).toBe('Bearer token-1');
});
