// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  findClosestBranch,
  getBranch,
  listBranches,
  listCities,
  listFullBranches,
} from './branches';
import { fakeServer, json } from './fakeServer.testing';

const centre = {
  id: 1,
  cityId: 2,
  name: { ru: 'Центр' },
  latitude: '41.3',
  longitude: 69.2,
  deliveryPrice: 10000,
  workHours: [
    {
      type: 'PICK_UP',
      hours: [
        { weekName: 'MONDAY', open: '9:00', close: '23:00:00', extraOpen: null },
        { weekName: 'FUNDAY', open: '9:00', close: '23:00' },
      ],
    },
  ],
  settings: { pickupEnabled: true, dineinEnabled: true, directorId: 'secret' },
};
const place = { latitude: 41.3, longitude: 69.2 };

describe('branches', () => {
  test('are listed for the merchant or for one city', async () => {
    const { http, received } = fakeServer(() => json([centre, { name: 'no id' }]));
    expect((await listBranches(http))[1]).toHaveLength(1);
    await listFullBranches(http, '2');
    expect(received.map(({ url }) => url.pathname + url.search)).toEqual([
      '/api/users/v1/branches',
      '/api/users/v1/branches/full?cityId=2',
    ]);
  });

  test('have hours, flags, a location and a price', async () => {
    const { http } = fakeServer(() => json(centre));
    const [, branch] = await getBranch(http, '1');
    expect(branch).toMatchObject({
      id: '1',
      cityId: '2',
      place,
      deliveryPrice: 1_000_000,
      isActive: true,
      settings: {
        bookingEnabled: null,
        deliveryEnabled: null,
        dineInEnabled: true,
        pickupEnabled: true,
      },
    });
    expect(branch?.workHours).toEqual([
      {
        type: 'PICK_UP',
        hours: [
          {
            weekday: 'MONDAY',
            isDayOff: false,
            open: '09:00',
            close: '23:00',
            extraOpen: null,
            extraClose: null,
          },
        ],
      },
    ]);
  });

  test.each([
    [
      'each pair',
      ['9:00', '23:30:00', '08:00', '22:00'],
      [
        ['09:00', '23:30'],
        ['08:00', '22:00'],
      ],
    ],
    ['a start without an end', ['09:00', null, '', '22:00'], [null, null]],
    ['invalid times', ['soon', 'later', 9, 22], [null, null]],
  ])('have daily delivery and opening times: %s', async (_, sent, expected) => {
    const [deliveryStart, deliveryEnd, open, close] = sent;
    const { http } = fakeServer(() => json({ ...centre, deliveryStart, deliveryEnd, open, close }));
    const [, branch] = await getBranch(http, '1');
    const pairs = [branch?.deliveryTimes, branch?.openTimes].map(
      (pair) => pair && [pair.open, pair.close],
    );
    expect(pairs).toEqual(expected);
  });

  test('may lack all optional fields', async () => {
    const { http } = fakeServer(() => json({ id: 1 }));
    expect((await getBranch(http, '1'))[1]).toMatchObject({
      place: null,
      workHours: null,
      deliveryPrice: null,
      settings: { pickupEnabled: null },
    });
  });

  test('that are deleted are inactive', async () => {
    const { http } = fakeServer(() => json({ ...centre, isActive: true, deleted: true }));
    expect((await getBranch(http, '1'))[1]?.isActive).toBe(false);
  });
});

describe('the closest branch', () => {
  test('is requested by location, optionally among those that deliver', async () => {
    const { http, received } = fakeServer(() => json(centre));
    await findClosestBranch(http, 'm1', place);
    await findClosestBranch(http, 'm1', place, { deliveryOnly: true });
    expect(received.map(({ url }) => url.pathname + url.search)).toEqual([
      '/api/users/v1/branches/merchant/m1/closest?lat=41.3&lon=69.2',
      '/api/users/v1/branches/merchant/m1/closest?lat=41.3&lon=69.2&type=DELIVERY',
    ]);
  });

  test.each([
    [null, 'Merchant ID is not defined'],
    ['', 'Merchant ID is not defined'],
    ['undefined', 'Merchant ID is undefined'],
  ])('is not requested when the merchant is %j', async (merchantId, eng) => {
    const { http, received } = fakeServer(() => json(centre));
    const [error] = await findClosestBranch(http, merchantId, place);
    expect(error).toEqual({ kind: 'status', status: null, description: { eng } });
    expect(received).toEqual([]);
  });
});

test('a city without coordinates is nowhere on the map', async () => {
  const { http } = fakeServer(() => json([{ id: 2, ...place, isMain: true }, { id: 3 }]));
  expect(await listCities(http, 'm1')).toEqual([
    null,
    [
      { id: '2', name: {}, isMain: true, taximeter: null, ...place },
      { id: '3', name: {}, isMain: false, taximeter: null, latitude: null, longitude: null },
    ],
  ]);
});

test('a city with taximeters has its words, in whichever languages it has them', async () => {
  const words = { taximeterCommentUz: 'Taksometr', taximeterCommentEn: '' };
  const { http } = fakeServer(() =>
    json([
      { id: 2, ...place, isTaximeter: 1, ...words },
      { id: 3, ...place, isTaximeter: false, ...words },
    ]),
  );
  const [, cities] = await listCities(http, 'm1');
  expect(cities?.map(({ taximeter }) => taximeter)).toEqual([{ uz: 'Taksometr' }, null]);
});
