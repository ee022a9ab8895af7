// How a value may be written instead.

export type Fields = Record<string, unknown>;
export type Form = readonly [as: string, write: (value: unknown, record: Fields) => unknown];

/** The field is not there. */
export const missing: unique symbol = Symbol('missing');

export const leftOut: Form = ['left out', () => missing];
const asNull: Form = ['null', () => null];
export const blank: Form = ['empty', () => ''];
export const absent = [leftOut, asNull] as const;
export const absentText = [...absent, blank] as const;
/** What is not known is not said. */
export const unsaid: readonly Form[] = [
  ['left out while unknown', (value) => value ?? missing],
  ['empty while unknown', (value) => value ?? ''],
];
export const asText: Form = ['as text', (value) => (value == null ? value : String(value))];
export const asNumber: Form = ['as a number', (value) => (value == null ? value : Number(value))];
export const padded: Form = [
  'with spaces around',
  (value) => (value == null ? value : ` ${value} `),
];
export const lower: Form = ['in small letters', (value) => String(value).toLowerCase()];
export const capitalized: Form = [
  'with one capital',
  (value) => String(value).charAt(0).toUpperCase() + String(value).slice(1).toLowerCase(),
];
export const flags: readonly Form[] = [
  ['as 1 or 0', (value) => (value == null ? value : Number(value))],
  ['as a word', (value) => (value == null ? value : String(value))],
];
export const localized: readonly Form[] = [
  ['as one text', (value) => inUzbek(value)],
  ['with en for eng', (value) => ({ uz: inUzbek(value), en: 'In English' })],
  ['in one language', (value) => ({ uz: inUzbek(value) })],
  ['with empty languages', (value) => ({ uz: inUzbek(value), ru: '', eng: null, de: 'Deutsch' })],
];
export const money: readonly Form[] = [
  asNumber,
  ['without decimals', (value) => String(Number(value))],
  ['with a space between thousands', (value) => Number(value).toLocaleString('ru-RU')],
];
export const coordinates: readonly Form[] = [
  asText,
  ['with more decimals', (value) => `${value}000001`],
];
export const hours: readonly Form[] = [
  ['without seconds', (value) => String(value).slice(0, 5)],
  ['without the first zero', (value) => String(value).replace(/^0/, '')],
];
export const whole: readonly Form[] = [
  ['with fields that nobody knows', (_, record) => ({ ...record, ...strange })],
];
const strange = { _links: { self: '/x' }, tenant: 7, tags: ['a', null], score: 0.1, note2: null };
export const list: readonly Form[] = [
  ['as an array', (body) => recordsIn(body)],
  ['as a page', (body) => ({ content: recordsIn(body), last: true, number: 0 })],
  ['as a page of content only', (body) => ({ content: recordsIn(body) })],
  ['as items', (body) => ({ items: recordsIn(body), total: recordsIn(body).length })],
  ['as data', (body) => ({ data: recordsIn(body) })],
  ['with entries that are no records', (body) => [null, ...recordsIn(body), 'gone', {}]],
];

const inUzbek = (value: unknown): string =>
  typeof value === 'string' ? value : String((value as Fields | null)?.uz ?? 'Nomsiz');

const recordsIn = (body: unknown): unknown[] => {
  if (Array.isArray(body)) return body;
  const { content } = (body ?? {}) as { content?: unknown };
  return Array.isArray(content) ? content : [];
};
