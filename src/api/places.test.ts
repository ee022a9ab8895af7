// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { getPolicy } from './content';
import { calculateTariff, listRegions } from './deliveries';
import { fakeServer, json } from './fakeServer.testing';
import { nameOfPlace, nameOfPlaceForGuest, searchPlaces } from './geocoder';

const place = { latitude: 41.3, longitude: 69.2 };
describe('regions', () => {
  const ring = [
    [41, 69],
    [41, 70],
    [42, 70],
  ];
  const swapped = [
    [69, 41],
    [70, 41],
    [70, 42],
  ];

  test.each([
    ['one ring', ring, [swapped]],
    ['a ring and its holes', [ring, ring], [swapped, swapped]],
  ])('are swapped on load: %s', async (_, polygon, expected) => {
    const { http } = fakeServer(() => json([{ id: 1, polygon }]));
    expect(await listRegions(http)).toEqual([null, [{ id: '1', name: {}, polygon: expected }]]);
  });

  test.each([[[]], [[[41, 69]]], [null], [[[41, 'x']]]])(
    'whose area cannot be read have none: %j',
    async (polygon) => {
      const { http } = fakeServer(() => json([{ id: 1, polygon }]));
      expect(await listRegions(http)).toEqual([null, [{ id: '1', name: {}, polygon: [] }]]);
    },
  );
});

test('a tariff is requested in som and read as money', async () => {
  const { http, received } = fakeServer(() => json({ id: 4, price: '12000' }));
  const question = {
    ...place,
    productPrice: 2_500_000,
    distance: 900,
    branchId: 'b',
    address: 'x',
    cityId: null,
  };
  expect(await calculateTariff(http, question)).toEqual([null, { id: '4', price: 1_200_000 }]);
  expect(received[0]?.body).toEqual({ ...question, productPrice: 25000 });
});

test.each([[12000], ['12000'], ['12000.00']])('a tariff of just %j is its price', async (price) => {
  const { http } = fakeServer(() => json(price));
  const question = { ...place, productPrice: 0, distance: null, branchId: 'b', address: '' };
  expect(await calculateTariff(http, { ...question, cityId: null })).toEqual([
    null,
    { id: null, price: 1_200_000 },
  ]);
});

describe('the geocoder', () => {
  test.each([
    [{ road: 'Navoi', residential: 'Old', house_number: 5 }, 'Navoi', '5'],
    [{ residential: 'Old town', neighbourhood: 'South' }, 'Old town', ''],
    [{ neighbourhood: 'South' }, 'South', ''],
    [{}, '', ''],
    [undefined, '', ''],
  ])('names the location %j', async (address, streetName, houseNumber) => {
    const { http } = fakeServer(() => json({ address, display_name: 'All of it' }));
    expect(await nameOfPlace(http, place)).toEqual([
      null,
      { streetName, houseNumber, displayName: 'All of it' },
    ]);
  });

  test('finds places, also for guests, dropping those without coordinates', async () => {
    const { http, received, session } = fakeServer(() =>
      json([{ name: '', display_name: 'Navoi 5', lat: '41.3', lon: '69.2' }, { name: 'Nowhere' }]),
    );
    session.token = null;
    expect(await searchPlaces(http, 'navoi 5')).toEqual([
      null,
      [
        {
          name: 'Navoi 5',
          displayName: 'Navoi 5',
          streetName: 'Navoi 5',
          houseNumber: '',
          ...place,
        },
      ],
    ]);
    expect(received[0]?.url.searchParams.get('q')).toBe('navoi 5');
  });

  test.each([
    ['', '12, Navoiy koʻchasi, Tashkent', 'Navoiy koʻchasi', '12'],
    ['', '12/3A, Navoiy koʻchasi, Tashkent', 'Navoiy koʻchasi', '12/3A'],
    ['Bozor', 'Bozor, 7, Navoiy koʻchasi, Tashkent', 'Navoiy koʻchasi', '7'],
    ['Navoiy koʻchasi', 'Navoiy koʻchasi, Tashkent', 'Navoiy koʻchasi', ''],
    ['', '12-mavze, Chilonzor, Tashkent', '12-mavze', ''],
    ['', '12', '', '12'],
  ])('names a point for guests: %s %s', async (name, display_name, street, house) => {
    const { http, received, session } = fakeServer(() =>
      json([{ name, display_name, lat: '41.3', lon: '69.2' }]),
    );
    session.token = null;
    const [, found] = await nameOfPlaceForGuest(http, place);
    expect(found).toMatchObject({ streetName: street, houseNumber: house });
    expect(received[0]?.url.searchParams.get('q')).toBe('41.3,69.2');
  });

  test('returns empty names for an unknown point', async () => {
    const { http } = fakeServer(() => json([]));
    expect(await nameOfPlaceForGuest(http, place)).toEqual([
      null,
      { streetName: '', houseNumber: '', displayName: '' },
    ]);
  });
});

test.each([
  [
    'from a list',
    [
      { type: 'TERMS', text: 'no' },
      { type: 'PRIVACY_POLICY', text: { ru: 'да' } },
    ],
    { ru: 'да' },
  ],
  ['as a single record', { type: 'PRIVACY_POLICY', text: { ru: 'да' } }, { ru: 'да' }],
  ['as null from an empty list', [], null],
])('a policy is read %s', async (_, answer, expected) => {
  const { http } = fakeServer(() => json(answer));
  expect(await getPolicy(http, 'PRIVACY_POLICY')).toEqual([null, expected]);
});
