// @vitest-environment node
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readIn } from './context';
import { localizedList, onlyLink, pictureOrNull, textList } from './links';
import { listOf, listOrNull, nestedListOf, readableListOf, sentListOf } from './lists';
import { placeFields, placeOf } from './places';
import { theRecord } from './records';
import { localized, text, textOrNull } from './texts';
import { day, end, moment, timeOfDay } from './times';
import { flag, id, idOrNull, numberOrNull, oneOf, price, priceOrNull, word } from './values';

const optionalFields = {
  idOrNull,
  priceOrNull,
  numberOrNull,
  moment,
  end,
  day,
  timeOfDay,
  text,
  textOrNull,
  textList,
  localized,
  localizedList,
  pictureOrNull,
  flag: flag(true),
  oneOf: oneOf(['BIG', 'SMALL'], 'BIG'),
  nested: nestedListOf(v.object({ id })),
  listOrNull: listOrNull(v.object({ id })),
  readable: readableListOf(v.object({ id })),
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
      moment: null,
      end: null,
      day: null,
      timeOfDay: null,
      text: '',
      textOrNull: null,
      textList: [],
      localized: {},
      localizedList: [],
      pictureOrNull: null,
      flag: true,
      oneOf: 'BIG',
      nested: [],
      listOrNull: null,
      readable: null,
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
  ['thousands with blanks and a decimal comma', '12\u00a0000,5', 12000.5],
  ['thousands with commas', '12,000.50', 12000.5],
  ['a decimal comma', '41,5', 41.5],
  ['a decimal without its zero', '.5', 0.5],
  ['thousands with a comma only', '12,000', 12000],
  ['millions', '1 234 567.5', 1234567.5],
  ['a decimal comma before three digits', '0,375', 0.375],
  ['another base', '0x10', null],
  ['bits', '0b11', null],
  ['an exponent', '1e5', null],
  ['groups that are not of three', '5 1000', null],
  ['two decimal signs', '1.2.3', null],
  ['signs of both kinds', '1,234,5', null],
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
  ['a text with its currency', '12 000 so‘m', 1_200_000],
  ['a text with its code before it', 'UZS 12000', 1_200_000],
  ['a record', { amount: '12000', currency: 'UZS' }, 1_200_000],
  ['a sentence with a number', 'Service unavailable 503', null],
  ['another base', '0x10', null],
  ['groups that are not of three', '5 1000', null],
])('money is read from %s', (_, wire, expected) => {
  expect(v.parse(priceOrNull, wire)).toBe(expected);
  expect(v.safeParse(price, wire).success).toBe(expected !== null);
});

const inTashkent = <T>(read: () => T): T =>
  readIn({ report: () => undefined, timeZone: 'Asia/Tashkent' }, read);

test.each([
  ['a zone', '2026-11-21T10:00:00+05:00'],
  ['a zone of hours', '2026-11-21T10:00:00+05'],
  ['a zone without a colon', '2026-11-21T10:00:00+0500'],
  ['a zone behind a blank', '2026-11-21 10:00:00 +0500'],
  ['a zone by name besides', '2026-11-21T10:00:00+05:00[Asia/Tashkent]'],
  ['UTC', '2026-11-21T05:00:00.000Z'],
  ['no zone', '2026-11-21T10:00:00'],
  ['no zone, a blank and no seconds', '2026-11-21 10:00'],
  ['dots', '21.11.2026 10:00'],
  ['its parts', [2026, 11, 21, 10, 0]],
  ['epoch milliseconds', 1_795_237_200_000],
  ['epoch milliseconds in a text', '1795237200000'],
  ['epoch seconds', 1_795_237_200],
])('a moment is read from %s', (_, wire) => {
  expect(inTashkent(() => v.parse(moment, wire))).toBe(Date.UTC(2026, 10, 21, 5));
});

test.each(['tomorrow', '2026-13-01', '2026-02-30', '21/11/2026', '2026-11-21T25:00', {}, [], true])(
  'no moment is read from %j',
  (wire) => {
    expect(v.parse(moment, wire)).toBeNull();
    expect(v.parse(day, wire)).toBeNull();
  },
);

test.each([
  ['a day', '2026-11-28', Date.UTC(2026, 10, 28, 19) - 1],
  ['a day with dots', '28.11.2026', Date.UTC(2026, 10, 28, 19) - 1],
  ['the midnight after it', '2026-11-29T00:00:00', Date.UTC(2026, 10, 28, 19) - 1],
  ['the midnight with its zone', '2026-11-28T19:00:00Z', Date.UTC(2026, 10, 28, 19) - 1],
  ['an hour', '2026-11-28T18:30:00', Date.UTC(2026, 10, 28, 13, 30)],
])('an end is read from %s', (_, wire, expected) => {
  expect(inTashkent(() => v.parse(end, wire))).toBe(expected);
});

test.each([
  ['a day', '1990-05-17'],
  ['a day with dots', '17.05.1990'],
  ['its parts', [1990, 5, 17]],
  ['midnight in UTC', '1990-05-17T00:00:00Z'],
  ['midnight in Tashkent, told in UTC', '1990-05-16T19:00:00Z'],
  ['midnight with its zone', '1990-05-17T00:00:00+05:00'],
  ['a time without a zone', '1990-05-17T00:00:00'],
  ['epoch milliseconds', Date.UTC(1990, 4, 16, 19)],
])('a day is read from %s', (_, wire) => {
  expect(v.parse(day, wire)).toBe('1990-05-17');
});

test.each([
  ['09:30', '09:30'],
  ['9:30', '09:30'],
  ['09:30:00', '09:30'],
  ['09.30', '09:30'],
  ['9:30 PM', '21:30'],
  ['12:05 am', '00:05'],
  ['1970-01-01T09:30:00', '09:30'],
  ['1970-01-01T09:30:00Z', '09:30'],
  [[9, 30], '09:30'],
  [{ hour: 9, minute: 30 }, '09:30'],
  ['24:00', '24:00'],
  ['25:00', null],
  ['noon', null],
  [null, null],
])('a time of day is read from %j', (wire, expected) => {
  expect(v.parse(timeOfDay, wire)).toBe(expected);
});

test.each([
  ['languages', { uz: 'Osh', ru: 'Плов', eng: 'Pilaf' }, { uz: 'Osh', ru: 'Плов', eng: 'Pilaf' }],
  ['one string', 'Osh', { uz: 'Osh', ru: 'Osh', eng: 'Osh' }],
  ['en for eng', { en: 'Pilaf' }, { eng: 'Pilaf' }],
  ['null in one language', { uz: 'Osh', ru: null, eng: '' }, { uz: 'Osh' }],
  ['an unknown language', { xx: 'Osh' }, {}],
  ['null', null, {}],
  ['an empty string', '', {}],
  ['a number', 7, { uz: '7', ru: '7', eng: '7' }],
  ['languages in capitals', { UZ: 'Osh', ru_RU: 'Плов' }, { uz: 'Osh', ru: 'Плов' }],
  ['a list of languages', [{ lang: 'uz', value: 'Osh' }], { uz: 'Osh' }],
  ['JSON text', '{"uz":"Osh"}', { uz: 'Osh' }],
  ['a record with a name', { name: { uz: 'Osh' } }, { uz: 'Osh' }],
])('localized text is read from %s', (_, wire, expected) => {
  expect(v.parse(localized, wire)).toEqual(expected);
});

test.each([
  ['a string', 'a1', 'a1'],
  ['a number', 17, '17'],
  ['zero', 0, '0'],
  ['an empty string', '', null],
  ['null', null, null],
  ['a record', { id: 1 }, '1'],
])('an id is read from %s', (_, wire, expected) => {
  expect(v.parse(idOrNull, wire)).toBe(expected);
  expect(v.safeParse(id, wire).success).toBe(expected !== null);
});

test.each(['PICK_UP', 'pick_up', 'pick-up', 'Pick Up', 'pickUp', { code: 'PICK_UP' }])(
  'a word is read from %j',
  (wire) => {
    expect(v.parse(word(['DELIVERY', 'PICK_UP']), wire)).toBe('PICK_UP');
    expect(v.parse(oneOf(['DELIVERY', 'PICK_UP'], null), wire)).toBe('PICK_UP');
  },
);

test('an unknown word becomes the fallback, or costs its record', () => {
  expect(v.parse(oneOf(['DONE'], null), 'TELEPORTED')).toBeNull();
  expect(v.parse(oneOf(['BIG', 'SMALL'], 'BIG'), 'HUGE')).toBe('BIG');
  expect(v.safeParse(word(['DONE']), 'TELEPORTED').success).toBe(false);
});

test.each([
  ['a name', 'Ali Valiyev', 'Ali Valiyev'],
  ['a person', { firstName: 'Ali', lastName: 'Valiyev', phone: '1' }, 'Ali Valiyev'],
  ['a record with a name', { id: 1, name: 'Ali' }, 'Ali'],
  ['languages', { uz: 'Ali', ru: 'Али' }, 'Ali'],
  ['a list', ['+998', null, 7], '+998, 7'],
  ['a record without words', { id: 1 }, ''],
])('a text is read from %s', (_, wire, expected) => {
  expect(v.parse(text, wire)).toBe(expected);
});

test.each([
  ['a path', 'a.png'],
  ['a record', { url: 'a.png' }],
  ['a list', [{ path: 'a.png' }, { path: 'b.png' }]],
])('a picture is read from %s', (_, wire) => {
  expect(v.parse(pictureOrNull, wire)).toBe('a.png');
});

test.each([
  [
    'its name',
    { id: 7, url: 'https://pay.uz/7', returnUrl: 'https://shop.uz' },
    'https://pay.uz/7',
  ],
  ['a text', 'https://pay.uz/7', 'https://pay.uz/7'],
  ['the only page in it', { id: 7, data: { payUrl: 'https://pay.uz/7' } }, 'https://pay.uz/7'],
  ['two others', { from: 'https://a.uz', till: 'https://b.uz' }, null],
  ['nothing', { id: 7 }, null],
])('the link of an answer is read from %s', (_, wire, expected) => {
  expect(onlyLink(wire, ['url', 'link'])).toBe(expected);
});

test.each([
  ['itself', { id: 1 }],
  ['a list of one', [{ id: 1 }]],
  ['an object around it', { data: { id: 1 } }],
  ['a page of one', { content: [{ id: 1 }] }],
])('a record is read from %s', (_, wire) => {
  expect(v.parse(theRecord(v.object({ id })), wire)).toEqual({ id: '1' });
});

test('labels are read from strings, localized objects and objects with a name', () => {
  expect(v.parse(localizedList, ['Hot', { ru: 'Остро' }, { name: { ru: 'Ново' } }, null])).toEqual([
    { uz: 'Hot', ru: 'Hot', eng: 'Hot' },
    { ru: 'Остро' },
    { ru: 'Ново' },
  ]);
});

test.each([
  ['numbers', { latitude: 41.3, longitude: 69.2 }],
  ['texts', { latitude: '41.3', longitude: '69.2' }],
  ['a decimal comma', { latitude: '41,3', longitude: '69,2' }],
  ['short names', { lat: 41.3, lng: 69.2 }],
  ['other short names', { lat: 41.3, lon: 69.2 }],
  ['a record', { location: { latitude: 41.3, longitude: 69.2 } }],
  ['a pair', { location: [41.3, 69.2] }],
  ['a text', { location: '41.3, 69.2' }],
  ['GeoJSON', { location: { type: 'Point', coordinates: [69.2, 41.3] } }],
])('a point is read from %s', (_, wire) => {
  expect(placeOf(v.parse(v.object(placeFields), wire))).toEqual({
    latitude: 41.3,
    longitude: 69.2,
  });
});

test.each([
  [{ latitude: 41.3, longitude: null }],
  [{ latitude: 0, longitude: 0 }],
  [{ latitude: '0.0', longitude: '0.0' }],
  [{ latitude: 141, longitude: 69 }],
  [{ location: 'at the corner' }],
  [{}],
])('%j is no point', (wire) => {
  expect(placeOf(v.parse(v.object(placeFields), wire))).toBeNull();
});

describe('a list', () => {
  const things = listOf(v.object({ id }));

  test('is read from an array or a page', () => {
    expect(v.parse(things, [{ id: 1 }])).toEqual([{ id: '1' }]);
    expect(v.parse(things, { content: [{ id: 1 }], last: true })).toEqual([{ id: '1' }]);
  });

  test.each([null, undefined, '', {}, { content: null }])(
    'is empty where there is none: %j',
    (wire) => {
      expect(v.parse(things, wire)).toEqual([]);
      expect(v.parse(sentListOf(v.object({ id })), wire)).toBeNull();
    },
  );

  test.each([
    ['items', { items: [{ id: 1 }], total: 1 }],
    ['another name', { orders: [{ id: 1 }], total: 1 }],
    ['inside another object', { data: { content: [{ id: 1 }] } }],
    ['an object by numbers', { 0: { id: 1 } }],
    ['JSON text', '[{"id":1}]'],
    ['a single record', { id: 1, tags: [] }],
  ])('is read from %s', (_, wire) => {
    expect(v.parse(things, wire)).toEqual([{ id: '1' }]);
  });

  test('of which nothing can be read says nothing, and an empty one does', () => {
    const links = readableListOf(v.object({ id }));
    expect(v.parse(links, [{ name: 'a' }])).toBeNull();
    expect(v.parse(links, [])).toEqual([]);
    expect(v.parse(links, [{ id: 1 }, {}])).toEqual([{ id: '1' }]);
  });

  test.each([7, 'x', true])('is not %j', (wire) => {
    expect(v.safeParse(things, wire).success).toBe(false);
  });

  test('drops and reports invalid records and keeps the order of the rest', () => {
    const dropped: string[] = [];
    const valid = readIn({ report: (what) => dropped.push(what), timeZone: '' }, () =>
      v.parse(things, [{ id: 'a' }, null, { name: 'secret' }, { id: 'b' }]),
    );
    expect(valid).toEqual([{ id: 'a' }, { id: 'b' }]);
    expect(dropped).toEqual(['record 1 left out: ""', 'record 2 left out: "id"']);
  });

  test('keeps reporting to the outer caller after a nested list was read', () => {
    const outer: string[] = [];
    readIn({ report: (what) => outer.push(what), timeZone: '' }, () => {
      readIn({ report: () => undefined, timeZone: '' }, () => v.parse(things, [null]));
      v.parse(things, [null]);
    });
    expect(outer).toHaveLength(1);
  });
});

test.each([
  ['what cannot be seen', '\u3164\u200e'],
  ['what cannot be seen as entities', '&#12644;&#x200E;'],
  ['blanks', ' \u00a0 '],
])('a name of %s is none', (_, name) => {
  expect(v.parse(localized, { uz: name, ru: 'Плов' })).toEqual({ ru: 'Плов' });
});

test('a text is cut where it is read, in every language', () => {
  const long = 'a'.repeat(5_000_000);
  expect(v.parse(text, long)).toHaveLength(10_000);
  expect(v.parse(localized, long).ru).toHaveLength(10_000);
  expect(v.parse(localized, { uz: long, en: long }).eng).toHaveLength(10_000);
  expect(v.parse(textList, [long])[0]).toHaveLength(10_000);
});
