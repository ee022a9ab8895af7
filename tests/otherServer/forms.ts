// One table of forms for each kind of value: how somebody who never saw the app may have written it.

export type Fields = Record<string, unknown>;
export type Form = readonly [as: string, write: (value: unknown, record: Fields) => unknown];

/** The field is not there. */
export const missing: unique symbol = Symbol('missing');

/** The same, but what is not there stays so. */
const of = (as: string, write: (value: unknown) => unknown): Form => [
  as,
  (value) => (value === null || value === undefined ? value : write(value)),
];

export const leftOut: Form = ['left out', () => missing];
const blank: Form = ['empty', () => ''];
const absent = [leftOut, ['null', () => null]] as const satisfies readonly Form[];

const asText = of('as text', String);
const padded = of('with spaces around', (value) => ` ${value} `);
const lower = of('in small letters', (value) => String(value).toLowerCase());
const capitalized = of(
  'with one capital',
  (value) => String(value).charAt(0).toUpperCase() + String(value).slice(1).toLowerCase(),
);

const inUzbek = (value: unknown): string =>
  typeof value === 'string' ? value : String((value as Fields | null)?.uz ?? 'Nomsiz');

const asList = (body: unknown): unknown[] => {
  if (Array.isArray(body)) return body;
  const { content } = (body ?? {}) as { content?: unknown };
  return Array.isArray(content) ? content : [];
};

/** How this merchant’s clock shows a moment. */
const localTime = (value: unknown): string =>
  new Date(Number(value) + 5 * 3_600_000).toISOString().slice(0, 19);
const localParts = (value: unknown): string[] => localTime(value).split(/[-T:]/);
const iso = (value: unknown): string => new Date(Number(value)).toISOString();
/** The day of a birthday, which is kept at midnight in UTC. */
const dayText = (value: unknown): string => iso(value).slice(0, 10);

const degrees = (record: Fields) => {
  const { latitude, longitude, ...rest } = record;
  return { latitude: Number(latitude), longitude: Number(longitude), rest };
};
/** A form of the whole record whose point it is about; one without a point stays as it is. */
const point = (as: string, write: (latitude: number, longitude: number) => Fields): Form => [
  as,
  (_, record) => {
    if (record.latitude == null || record.longitude == null) return record;
    const { latitude, longitude, rest } = degrees(record);
    return { ...rest, ...write(latitude, longitude) };
  },
];

type Pairs = readonly (readonly [number, number])[];
const pairs = (value: unknown): Pairs => value as Pairs;
const swapped = (value: unknown) => pairs(value).map(([north, east]) => [east, north]);

export const forms = {
  /** a whole answer that is a list */
  list: [
    ['as an array', asList],
    ['as a page', (body) => ({ content: asList(body), last: true, number: 0 })],
    ['as a page of content only', (body) => ({ content: asList(body) })],
    ['as items', (body) => ({ items: asList(body), total: asList(body).length })],
    ['as data', (body) => ({ data: asList(body) })],
    ['under a name of its own', (body) => ({ found: asList(body), total: asList(body).length })],
    ['as a page inside data', (body) => ({ status: 'OK', data: { content: asList(body) } })],
    ['by numbers', (body) => (asList(body).length > 0 ? { ...asList(body) } : [])],
    ['as JSON text', (body) => JSON.stringify(asList(body))],
    ['with entries that are no records', (body) => [null, ...asList(body), 'gone', 7]],
  ],
  /** a list inside a record */
  nested: [
    of('as a page', (value) => ({ content: asList(value) })),
    of('as items', (value) => ({ items: asList(value) })),
    of('by numbers', (value) => (asList(value).length > 0 ? { ...asList(value) } : [])),
    of('as JSON text', (value) => JSON.stringify(asList(value))),
    of('with entries that are no records', (value) => [null, ...asList(value), 'gone']),
  ],
  /** a whole answer that is a record */
  record: [
    ['with fields that nobody knows', (_, record) => ({ ...record, ...strange })],
    ['in a list of one', (_, record) => [record]],
    ['inside data', (_, record) => ({ status: 'OK', data: record })],
  ],
  /** a record inside an answer */
  part: [['with fields that nobody knows', (_, record) => ({ ...record, ...strange })]],
  id: [asText],
  /** the id of another record */
  reference: [asText, of('as a record', (value) => ({ id: value })), ...absent],
  flag: [
    of('as 1 or 0', Number),
    of('as a word', String),
    of('as a capital word', (value) => String(value).toUpperCase()),
    of('as "1" or "0"', (value) => String(Number(value))),
    of('as yes or no', (value) => (value ? 'yes' : 'no')),
    of('as Y or N', (value) => (value ? 'Y' : 'N')),
  ],
  word: [
    lower,
    capitalized,
    of('with hyphens', (value) => String(value).replaceAll('_', '-')),
    of('with blanks', (value) => String(value).replaceAll('_', ' ').toLowerCase()),
    of('without separators', (value) => String(value).replaceAll('_', '')),
    of('as a record', (value) => ({ code: value, name: 'Nomi' })),
  ],
  localized: [
    ['as one text', inUzbek],
    ['with en for eng', (value) => ({ uz: inUzbek(value), en: 'In English' })],
    ['in one language', (value) => ({ uz: inUzbek(value) })],
    ['with empty languages', (value) => ({ uz: inUzbek(value), ru: '', eng: null, de: 'Deutsch' })],
    ['by languages in capitals', (value) => ({ UZ: inUzbek(value) })],
    ['by locale', (value) => ({ uz_UZ: inUzbek(value) })],
    ['as a list of languages', (value) => [{ lang: 'uz', text: inUzbek(value) }]],
    ['as JSON text', (value) => JSON.stringify({ uz: inUzbek(value) })],
    ['in a record', (value) => ({ id: 1, name: { uz: inUzbek(value) } })],
    ['as a number', () => 777],
    ['with markup', (value) => ({ uz: `<p><b>${inUzbek(value)}</b>&nbsp;&amp; choy</p>` })],
  ],
  text: [
    padded,
    of('as a record', (value) => ({ id: 1, name: value })),
    of('by languages', (value) => ({ uz: value, ru: value })),
    of('in a list', (value) => [value]),
  ],
  /** a text that need not be there */
  option: [...absent, blank],
  number: [
    of('as a number', Number),
    asText,
    of('with a decimal', (value) => Number(value).toFixed(1)),
    of('with a decimal comma', (value) => Number(value).toFixed(1).replace('.', ',')),
  ],
  money: [
    of('as a number', Number),
    of('without decimals where there are none', (value) => String(Number(value))),
    of('with a space between thousands', (value) => Number(value).toLocaleString('ru-RU')),
    of('with a comma between thousands', (value) => Number(value).toLocaleString('en-US')),
    of('with its currency', (value) => `${Number(value)} UZS`),
    of('with its currency in front', (value) => `UZS ${Number(value)}`),
    of('as a record', (value) => ({ amount: Number(value), currency: 'UZS' })),
  ],
  moment: [
    of('as ISO text', iso),
    of('as digits', String),
    of('in seconds', (value) => Math.floor(Number(value) / 1000)),
    of('with a zone', (value) => `${localTime(value)}+05:00`),
    of('with a short zone', (value) => `${localTime(value)}+05`),
    of('with a zone without a colon', (value) => `${localTime(value)}+0500`),
    of('with a zone behind a blank', (value) => `${localTime(value).replace('T', ' ')} +0500`),
    of('with a named zone', (value) => `${localTime(value)}+05:00[Asia/Tashkent]`),
    of('without a zone', localTime),
    of('without a zone and T', (value) => localTime(value).replace('T', ' ')),
    of('with dots', (value) => {
      const [year, month, day, hour, minute, second] = localParts(value);
      return `${day}.${month}.${year} ${hour}:${minute}:${second}`;
    }),
    of('in parts', (value) => localParts(value).map(Number)),
  ],
  day: [
    of('as a day', dayText),
    of('as ISO text', iso),
    of('as the midnight here', (value) => iso(Number(value) - 5 * 3_600_000)),
    of('as the midnight here with its zone', (value) => `${dayText(value)}T00:00:00+05:00`),
    of('as a midnight without a zone', (value) => `${dayText(value)}T00:00:00`),
    of('with dots', (value) => dayText(value).split('-').reverse().join('.')),
    of('in parts', (value) => dayText(value).split('-').map(Number)),
  ],
  /** the last day of something */
  end: [
    of('as a day', (value) => localTime(value).slice(0, 10)),
    of('with dots', (value) => localTime(value).slice(0, 10).split('-').reverse().join('.')),
    of('as the midnight after it', (value) => Number(value) + 1),
    of('as the midnight after it, without a zone', (value) => localTime(Number(value) + 1)),
    of('in parts', (value) => localParts(value).slice(0, 3).map(Number)),
  ],
  timeOfDay: [
    of('without seconds', (value) => String(value).slice(0, 5)),
    of('without the first zero', (value) => String(value).replace(/^0/, '')),
    of('with a dot', (value) => String(value).slice(0, 5).replace(':', '.')),
    of('in parts', (value) => String(value).split(':').map(Number)),
    of('as a record', (value) => {
      const [hour, minute] = String(value).split(':').map(Number);
      return { hour, minute, second: 0, nano: 0 };
    }),
    of('as a date', (value) => `1970-01-01T${value}`),
    of('of half a day', (value) => {
      const [hour = 0, minute = ''] = String(value).split(':');
      return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
    }),
  ],
  coordinate: [
    of('as a number', Number),
    asText,
    of('with more decimals', (value) => `${value}000001`),
  ],
  comma: [of('with a decimal comma', (value) => String(value).replace('.', ','))],
  point: [
    point('by short names', (lat, lng) => ({ lat, lng })),
    point('by other short names', (lat, lon) => ({ lat, lon })),
    point('in a record', (latitude, longitude) => ({ location: { latitude, longitude } })),
    point('as a pair', (latitude, longitude) => ({ location: [latitude, longitude] })),
    point('as text', (latitude, longitude) => ({ location: `${latitude},${longitude}` })),
    point('as GeoJSON', (latitude, longitude) => ({
      location: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  ],
  /** a point that only the map needs */
  mapPoint: [
    ['left out', (_, { latitude: __, longitude: ___, ...record }) => record],
    ['null', (_, record) => ({ ...record, latitude: null, longitude: null })],
    ['0, 0', (_, record) => ({ ...record, latitude: 0, longitude: 0 })],
  ],
  polygon: [
    ['as rings', (value) => [value]],
    ['as texts', (value) => pairs(value).map((pair) => pair.map(String))],
    [
      'as objects',
      (value) => pairs(value).map(([latitude, longitude]) => ({ latitude, longitude })),
    ],
    ['as objects with short names', (value) => pairs(value).map(([lat, lng]) => ({ lat, lng }))],
    ['as JSON text', (value) => JSON.stringify(value)],
    ['as GeoJSON', (value) => ({ type: 'Polygon', coordinates: [swapped(value)] })],
    [
      'as GeoJSON text',
      (value) => JSON.stringify({ type: 'Polygon', coordinates: [swapped(value)] }),
    ],
    [
      'as several polygons',
      (value) => ({
        type: 'MultiPolygon',
        coordinates: [[swapped(value)]],
      }),
    ],
    [
      'as a feature',
      (value) => ({
        type: 'Feature',
        geometry: { type: 'Polygon', coordinates: [swapped(value)] },
      }),
    ],
    ['null', () => null],
    ['as what nobody can read', () => 'Toshkent'],
  ],
  link: [
    ['under another name', (_, { link, ...record }) => ({ ...record, paymentPage: link })],
    ['as a text', (_, { link }) => link],
    ['in a record', (_, { link, ...record }) => ({ ...record, link: { href: link } })],
    ['as a url inside data', (_, { link, ...record }) => ({ ...record, data: { url: link } })],
  ],
  picture: [
    blank,
    ...absent,
    ['as a path', () => 'a.png'],
    ['as a record', () => ({ url: 'a.png' })],
    ['as a list', () => ['a.png', 'b.png']],
  ],
} as const satisfies Record<string, readonly Form[]>;

const strange = { _links: { self: '/x' }, tenant: 7, tags: ['a', null], score: 0.1, note2: null };

export type Kind = keyof typeof forms;
