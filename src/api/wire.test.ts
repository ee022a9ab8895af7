// @vitest-environment node
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { listIfSent, listOf, listOrNull, nestedListOf, noticingDrops } from './lists';
import {
  flag,
  id,
  idOrNull,
  localized,
  localizedList,
  numberOrNull,
  oneOf,
  placeOf,
  price,
  priceOrNull,
  reference,
  text,
  textList,
  textOrNull,
  time,
} from './wire';

const optionalFields = {
  idOrNull,
  priceOrNull,
  numberOrNull,
  time,
  text,
  textOrNull,
  textList,
  localized,
  localizedList,
  reference,
  flag: flag(true),
  oneOf: oneOf(['BIG', 'SMALL'], 'BIG'),
  nested: nestedListOf(v.object({ id })),
  listOrNull: listOrNull(v.object({ id })),
  listIfSent: listIfSent(v.object({ id })),
};

describe('an optional field', () => {
  test('accepts anything and never rejects its record', async () => {
    await fc.assert(
      fc.property(fc.option(fc.jsonValue(), { nil: undefined }), (value) => {
        for (const [name, field] of Object.entries(optionalFields)) {
          expect(v.safeParse(v.object({ field }), { field: value }), name).toMatchObject({
            success: true,
          });
        }
      }),
    );
  });

  test('may be absent', () => {
    const read = v.parse(v.object(optionalFields), {});
    expect(read).toEqual({
      idOrNull: null,
      priceOrNull: null,
      numberOrNull: null,
      time: null,
      text: '',
      textOrNull: null,
      textList: [],
      localized: {},
      localizedList: [],
      reference: null,
      flag: true,
      oneOf: 'BIG',
      nested: [],
      listOrNull: null,
      listIfSent: null,
    });
  });
});

test.each([
  ['a number', 12.5, 12.5],
  ['a numeric string', ' 12.5 ', 12.5],
  ['zero', '0', 0],
  ['an empty string', '', null],
  ['words', 'twelve', null],
  ['infinity', 'Infinity', null],
  ['a list', [12], null],
])('a number is read from %s', (_, wire, expected) => {
  expect(v.parse(numberOrNull, wire)).toBe(expected);
});

test.each([
  ['som', 25000, 2_500_000],
  ['tiyin', 19.99, 1999],
  ['a numeric string', '25000.00', 2_500_000],
  ['nothing to pay', 0, 0],
  ['a negative amount', -1, null],
  ['an unsafe integer', 1e18, null],
  ['null', null, null],
])('money is read from %s', (_, wire, expected) => {
  expect(v.parse(priceOrNull, wire)).toBe(expected);
  expect(v.safeParse(price, wire).success).toBe(expected !== null);
});

test.each([
  ['ISO with a zone', '2026-11-21T10:00:00+05:00', Date.UTC(2026, 10, 21, 5)],
  ['ISO in UTC', '2026-11-21T05:00:00.000Z', Date.UTC(2026, 10, 21, 5)],
  [
    'ISO without a zone, which is UTC',
    '2026-11-21T05:00:00.123456',
    Date.UTC(2026, 10, 21, 5, 0, 0, 123),
  ],
  ['ISO with a space for the T', '2026-11-21 05:00:00', Date.UTC(2026, 10, 21, 5)],
  ['a day', '2026-11-21', Date.UTC(2026, 10, 21)],
  ['epoch milliseconds', 1_795_237_200_000, 1_795_237_200_000],
  ['epoch milliseconds in a string', '1795237200000', 1_795_237_200_000],
  ['words', 'tomorrow', null],
])('a time is read from %s', (_, wire, expected) => {
  expect(v.parse(time, wire)).toBe(expected);
});

test.each([
  ['languages', { uz: 'Osh', ru: 'Плов', eng: 'Pilaf' }, { uz: 'Osh', ru: 'Плов', eng: 'Pilaf' }],
  ['one string', 'Osh', { uz: 'Osh', ru: 'Osh', eng: 'Osh' }],
  ['en for eng', { en: 'Pilaf' }, { eng: 'Pilaf' }],
  ['null in one language', { uz: 'Osh', ru: null, eng: '' }, { uz: 'Osh' }],
  ['an unknown language', { xx: 'Osh' }, {}],
  ['null', null, {}],
  ['an empty string', '', {}],
  ['a number', 7, {}],
])('localized text is read from %s', (_, wire, expected) => {
  expect(v.parse(localized, wire)).toEqual(expected);
});

test.each([
  ['a string', 'a1', 'a1'],
  ['a number', 17, '17'],
  ['zero', 0, '0'],
  ['an empty string', '', null],
  ['null', null, null],
  ['a record', { id: 1 }, null],
])('an id is read from %s', (_, wire, expected) => {
  expect(v.parse(idOrNull, wire)).toBe(expected);
  expect(v.safeParse(id, wire).success).toBe(expected !== null);
});

test('an unknown enum value becomes the fallback', () => {
  expect(v.parse(oneOf(['DONE'], null), 'TELEPORTED')).toBeNull();
  expect(v.parse(oneOf(['BIG', 'SMALL'], 'BIG'), 'HUGE')).toBe('BIG');
});

test('labels are read from strings, localized objects and objects with a name', () => {
  expect(v.parse(localizedList, ['Hot', { ru: 'Остро' }, { name: { ru: 'Ново' } }, null])).toEqual([
    { uz: 'Hot', ru: 'Hot', eng: 'Hot' },
    { ru: 'Остро' },
    { ru: 'Ново' },
  ]);
});

test('a single coordinate is no location', () => {
  expect(placeOf({ latitude: 41.3, longitude: null })).toBeNull();
  expect(placeOf({ latitude: 41.3, longitude: 69.2 })).toEqual({ latitude: 41.3, longitude: 69.2 });
});

describe('a list', () => {
  const things = listOf(v.object({ id }));

  test('is read from an array or a page', () => {
    expect(v.parse(things, [{ id: 1 }])).toEqual([{ id: '1' }]);
    expect(v.parse(things, { content: [{ id: 1 }], last: true })).toEqual([{ id: '1' }]);
  });

  test.each([null, 7, 'x', {}, { content: null }])('is not %j', (wire) => {
    expect(v.safeParse(things, wire).success).toBe(false);
  });

  test('drops and reports invalid records and keeps the order of the rest', () => {
    const dropped: string[] = [];
    const valid = noticingDrops(
      (what) => dropped.push(what),
      () => v.parse(things, [{ id: 'a' }, null, { name: 'secret' }, { id: 'b' }]),
    );
    expect(valid).toEqual([{ id: 'a' }, { id: 'b' }]);
    expect(dropped).toEqual(['record 1 left out: ""', 'record 2 left out: "id"']);
  });

  test('keeps reporting to the outer caller after a nested list was read', () => {
    const outer: string[] = [];
    noticingDrops(
      (what) => outer.push(what),
      () => {
        noticingDrops(
          () => undefined,
          () => v.parse(things, [null]),
        );
        v.parse(things, [null]);
      },
    );
    expect(outer).toHaveLength(1);
  });
});

test('a text is cut where it is read, in every language', () => {
  const long = 'a'.repeat(5_000_000);
  expect(v.parse(text, long)).toHaveLength(10_000);
  expect(v.parse(localized, long).ru).toHaveLength(10_000);
  expect(v.parse(localized, { uz: long, en: long }).eng).toHaveLength(10_000);
  expect(v.parse(textList, [long])[0]).toHaveLength(10_000);
});
