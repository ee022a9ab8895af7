// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Address } from '../domain/addresses/address';
import {
  addressBody,
  createAddress,
  deleteAddress,
  listAddresses,
  updateAddress,
} from './addresses';
import { fakeServer, json } from './fakeServer.testing';

const place = { latitude: 41.3, longitude: 69.2 };
const details = { office: '12', entrance: '2', floor: '3', domophone: '12#' };
const home: Address = {
  id: 'temporary:1',
  name: 'Home',
  streetName: 'Amir Temur',
  houseNumber: '7',
  description: '',
  comment: '',
  cityId: '2',
  ...place,
  details,
};

/** The address that the app reads from a record. */
async function read(record: object): Promise<Address> {
  const { http } = fakeServer(() => json([record]));
  const [address] = (await listAddresses(http, 'm1', 'u1'))[1] ?? [];
  if (!address) throw new Error('The address was left out');
  return address;
}

describe('a new address', () => {
  test('is saved without a temporary id, without a type, and returned with the server’s id', async () => {
    const { http, received } = fakeServer(() => json({ ...home, ...details, id: 8, details: '' }));
    expect((await createAddress(http, 'u1', home))[1]).toMatchObject({ ...home, id: '8' });
    expect(received[0]?.body).not.toHaveProperty('id');
    expect(received[0]?.body).not.toHaveProperty('type');
    expect(received[0]?.body).toMatchObject({ ...place, office: '12' });
  });

  test('is listed, updated and deleted at its endpoints', async () => {
    const { http, received } = fakeServer(() => json({ id: 8, ...place }));
    await listAddresses(http, 'm1', 'u1');
    await updateAddress(http, { ...home, id: '8' });
    await deleteAddress(http, '8');
    expect(received.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'GET /api/users/v1/addresses/merchant/m1/user/u1',
      'PUT /api/users/v1/addresses/8',
      'DELETE /api/users/v1/addresses/8',
    ]);
  });
});

describe('the details of an address', () => {
  test.each<[string, object]>([
    ['separate fields', details],
    ['JSON text', { details: JSON.stringify(details) }],
    ['JSON text written twice', { details: JSON.stringify(JSON.stringify(details)) }],
    ['an object', { details }],
    ['an object of numbers', { details: { ...details, office: 12, entrance: 2, floor: 3 } }],
    ['an object with other names', { details: { kv: '12', podyezd: 2, Qavat: '3', Kod: '12#' } }],
    ['a sentence', { details: 'kv. 12, podyezd 2, qavat: 3, domofon 12#' }],
    ['a sentence in Russian', { details: 'кв.12; 2-й подъезд; 3 этаж; код 12#' }],
    ['a list', { details: ['kv 12', '2-podyezd', '3-qavat', 'kod 12#'] }],
    ['its own fields, which win', { ...details, details: { office: '99', floor: '98' } }],
    ['both, each with a part', { office: '12', floor: 3, details: 'podyezd 2, kod 12#' }],
  ])('are read from %s', async (_, fields) => {
    const address = await read({ id: 8, ...place, ...fields });
    expect(address.details).toEqual(details);
    expect(address.words).toBeUndefined();
  });

  test.each([
    ['second door', 'second door', ''],
    ['kv. 5, yashil darvoza', 'yashil darvoza', '5'],
    ['5/12', '5/12', ''],
    ['Hovlidan kirish', 'Hovlidan kirish', ''],
    [{ office: 5, lift: 'ishlamaydi' }, 'lift: ishlamaydi', '5'],
    [{ apartment: '5', comment: 'it bor' }, 'it bor', '5'],
    [{ kv: 5, gate: { code: '7', guard: true }, keys: [] }, 'gate: code: 7, guard: true', '5'],
  ])('that cannot be taken apart are kept word for word: %j', async (said, words, office) => {
    const address = await read({ id: 8, ...place, details: said });
    expect(address).toMatchObject({ words, details: { office } });
    expect(addressBody(address).details).toEqual(said);
  });

  test.each([
    ['kv. 5, qavat 2, yashil darvoza', 'kv. 5, qavat 7, yashil darvoza, entrance 1'],
    [
      { kv: 5, qavat: 2, lift: 'yoʻq' },
      { kv: 5, qavat: '7', lift: 'yoʻq', entrance: '1' },
    ],
    ['{"office":"5","lift":1}', '{"office":"5","lift":1,"entrance":"1","floor":"7"}'],
  ])('keep their form when some of them change: %j', async (said, changed) => {
    const address = await read({ id: 8, ...place, details: said });
    const next = { ...address, details: { ...address.details, floor: '7', entrance: '1' } };
    expect(addressBody(next)).toMatchObject({ floor: '7', entrance: '1', details: changed });
    expect((await read(addressBody(next))).details).toEqual(next.details);
  });
});

/** How other authors may write a value. */
const strange = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 2 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 2 }),
);
const knownNames = [
  'type',
  'name',
  'streetName',
  'houseNumber',
  'description',
  'comment',
  'latitude',
  'longitude',
  'cityId',
  'office',
  'entrance',
  'floor',
  'domophone',
  'details',
  'createdDate',
  'lastModifiedDate',
] as const;
const record = fc
  .tuple(
    fc.record(Object.fromEntries(knownNames.map((name) => [name, strange])), { requiredKeys: [] }),
    // The HTTP client drops prototypes.
    fc.dictionary(
      fc.string().filter((name) => !/^(__proto__|constructor|prototype)$/.test(name)),
      strange,
    ),
    fc.oneof(fc.integer({ min: 1 }), fc.stringMatching(/^[a-z]{1,5}$/)),
  )
  .map(([known, unknown, id]) => JSON.parse(JSON.stringify({ ...unknown, ...known, id })));

describe('a saved address goes back', () => {
  test('as it came, whatever was in it', async () => {
    await fc.assert(
      fc.asyncProperty(record, async (received) => {
        expect(addressBody(await read(received))).toEqual(received);
      }),
    );
  });

  test('with what was changed, and nothing else', async () => {
    const changes = fc.record(
      {
        name: fc.string(),
        streetName: fc.string(),
        comment: fc.string(),
        houseNumber: fc.string(),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(record, changes, async (received, changed) => {
        const address = await read(received);
        const next = { ...address, ...changed };
        const real = Object.fromEntries(
          Object.entries(changed).filter(([name, value]) => Reflect.get(address, name) !== value),
        );
        expect(addressBody(next)).toEqual({ ...received, ...real });
      }),
    );
  });

  test('without its id where it is written again', async () => {
    const address = await read({ id: 8, ...place, type: 'VILLA' });
    expect(addressBody({ ...address, id: null })).toEqual({ ...place, type: 'VILLA' });
  });
});

test('an address without coordinates is listed', async () => {
  const address = await read({ id: 8, streetName: 'Navoiy', latitude: 'north' });
  expect(address).toMatchObject({ streetName: 'Navoiy', latitude: null, longitude: null });
});
