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

const tolerant = {
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

describe('a field that a record can do without', () => {
  test('reads anything at all, and never refuses its record', async () => {
    await fc.assert(
      fc.property(fc.option(fc.jsonValue(), { nil: undefined }), (value) => {
        for (const [name, field] of Object.entries(tolerant)) {
          expect(v.safeParse(v.object({ field }), { field: value }), name).toMatchObject({
            success: true,
          });
        }
      }),
    );
  });

  test('may be absent', () => {
    const read = v.parse(v.object(tolerant), {});
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
  ['less than nothing', -1, null],
  ['more than an integer holds', 1e18, null],
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
  ['a blank for the T', '2026-11-21 05:00:00', Date.UTC(2026, 10, 21, 5)],
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
  ['a language that nobody knows', { xx: 'Osh' }, {}],
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

test('an unknown value of an enumeration becomes what the field says', () => {
  expect(v.parse(oneOf(['DONE'], null), 'TELEPORTED')).toBeNull();
  expect(v.parse(oneOf(['BIG', 'SMALL'], 'BIG'), 'HUGE')).toBe('BIG');
});

test('labels are read as strings, as texts in languages and under a name', () => {
  expect(v.parse(localizedList, ['Hot', { ru: 'Остро' }, { name: { ru: 'Ново' } }, null])).toEqual([
    { uz: 'Hot', ru: 'Hot', eng: 'Hot' },
    { ru: 'Остро' },
    { ru: 'Ново' },
  ]);
});

test('half a place is no place', () => {
  expect(placeOf({ latitude: 41.3, longitude: null })).toBeNull();
  expect(placeOf({ latitude: 41.3, longitude: 69.2 })).toEqual({ latitude: 41.3, longitude: 69.2 });
});

describe('a list', () => {
  const things = listOf(v.object({ id }));

  test('is an array or a page', () => {
    expect(v.parse(things, [{ id: 1 }])).toEqual([{ id: '1' }]);
    expect(v.parse(things, { content: [{ id: 1 }], last: true })).toEqual([{ id: '1' }]);
  });

  test.each([null, 7, 'x', {}, { content: null }])('is not %j', (wire) => {
    expect(v.safeParse(things, wire).success).toBe(false);
  });

  test('loses its bad records, says which, and keeps the rest in their order', () => {
    const dropped: string[] = [];
    const kept = noticingDrops(
      (what) => dropped.push(what),
      () => v.parse(things, [{ id: 'a' }, null, { name: 'secret' }, { id: 'b' }]),
    );
    expect(kept).toEqual([{ id: 'a' }, { id: 'b' }]);
    expect(dropped).toEqual(['record 1 left out: ""', 'record 2 left out: "id"']);
  });

  test('goes on saying so to whoever asked first, after one inside has been read', () => {
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
