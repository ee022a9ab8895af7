import * as v from 'valibot';
import { type Money, toMoney } from '../domain/basket/pricing';
import { isHexColor } from '../domain/brand/contrast';
import { type Localized, languages } from '../domain/text/language';
import { visible } from '../domain/text/visible';

/**
 * Field readers for the wire format. Required fields (`id`, `price`) reject their record; all
 * others accept anything, so that a missing or unknown value costs only itself (settled: shapes
 * on the wire).
 */

/** A field that accepts anything: `read` gets null if it is absent. */
export const field = <T>(read: (value: unknown) => T): v.GenericSchema<unknown, T> =>
  v.pipe(v.optional(v.unknown(), null), v.transform(read));

function required<T>(read: (value: unknown) => T | null) {
  return v.pipe(
    v.custom<unknown>((value) => read(value) !== null),
    v.transform((value) => read(value) as T),
  );
}

const toId = (value: unknown): string | null =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number'
    ? String(value)
    : null;

/** Reads a number, also from a string: "12000", "12000.00", "12 000". */
export function toNumber(value: unknown): number | null {
  if (typeof value === 'string') {
    const plain = value.replace(/\s(?=\d{3})/g, '');
    return plain.trim() === '' ? null : toNumber(Number(plain));
  }
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Degrees within range: map libraries throw on others. */
function toDegrees(limit: 90 | 180) {
  return (value: unknown): number | null => {
    const degrees = toNumber(value);
    return degrees !== null && Math.abs(degrees) <= limit ? degrees : null;
  };
}

/** Converts som to hundredths; null if negative or unsafe. */
export function toPrice(value: unknown): Money | null {
  const money = toMoney(toNumber(value) ?? Number.NaN);
  return Number.isSafeInteger(money) && money >= 0 ? money : null;
}

/** Latest time a Date can hold, epoch milliseconds. */
const lastMoment = 8.64e15;

/** ISO 8601 or epoch milliseconds. Times without a zone are UTC, so that all devices agree. */
function toTime(value: unknown): number | null {
  const epoch = toNumber(value);
  if (epoch !== null) return Math.abs(epoch) > lastMoment ? null : epoch;
  if (typeof value !== 'string') return null;
  const iso = value.trim().replace(' ', 'T');
  const zoned = /T.*(Z|[+-]\d\d:?\d\d)$/i.test(iso) || !iso.includes('T') ? iso : `${iso}Z`;
  const time = Date.parse(zoned);
  return Number.isNaN(time) ? null : time;
}

const halfDay = 43_200_000;

/**
 * A day, `yyyy-mm-dd`. Epoch milliseconds are midnight in UTC or a nearby zone; adding half a day
 * gives the same date for both.
 */
function toDay(value: unknown): string | null {
  if (typeof value !== 'number') return toText(value).slice(0, 10) || null;
  const noon = value + halfDay;
  return Math.abs(noon) > lastMoment ? null : new Date(noon).toISOString().slice(0, 10);
}

/** Text, also from a number and cut at `longest`; '' for anything else. */
export function toText(value: unknown, longest = 10_000): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? visible(value.slice(0, longest)) : '';
}

/** Reads a field of a value that may not be an object. */
export function fieldOf(record: unknown, name: string): unknown {
  return typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;
}

/** Reads `{ru, uz, eng}` or a plain string, dropping non-text values; cuts each at `longest`. */
export function toLocalized(value: unknown, longest?: number): Localized {
  const plain = typeof value === 'string' && toText(value, longest);
  if (plain) return { uz: plain, ru: plain, eng: plain };
  if (typeof value !== 'object' || value === null) return {};
  const text: Localized = {};
  for (const language of languages) {
    const own = fieldOf(value, language) ?? (language === 'eng' ? fieldOf(value, 'en') : null);
    const shown = typeof own === 'string' && toText(own, longest);
    if (shown) text[language] = shown;
  }
  return text;
}

export const id = required(toId);
export const price = required(toPrice);
export const latitude = required(toDegrees(90));
export const longitude = required(toDegrees(180));
export const idOrNull = field(toId);
export const priceOrNull = field(toPrice);
export const priceOrZero = field((value) => toPrice(value) ?? 0);
export const numberOrNull = field(toNumber);
export const time = field(toTime);
export const day = field(toDay);
export const text = field(toText);
export const textOrNull = field((value) => toText(value) || null);
/**
 * A hex colour without its opacity: contrast cannot be guaranteed over an unknown background. Null
 * for anything else.
 */
export const colorOrNull = field((value) => {
  const color = toText(value);
  return isHexColor(color) ? color.slice(0, color.length < 6 ? 4 : 7) : null;
});
export const localized = field(toLocalized);
/** A policy: a page of its own, of up to 200,000 letters. */
export const localizedPage = field((value) => toLocalized(value, 200_000));

export const numberOr = (fallback: number) => field((value) => toNumber(value) ?? fallback);

/** true or false, also as 1 or 0 or as a word; null for anything else. */
export function toFlag(value: unknown): boolean | null {
  if (typeof value === 'object') return null;
  const at = ['false', 'true', '0', '1'].indexOf(String(value).toLowerCase());
  return at < 0 ? null : at % 2 === 1;
}

export const flag = (fallback: boolean) => field((value) => toFlag(value) ?? fallback);

export const nullableFlag = field(toFlag);

/** A list of texts, without empty and non-text entries. */
export const textList = field((value) =>
  Array.isArray(value) ? value.map((one) => toText(one)).filter((one) => one !== '') : [],
);

/** A list of localized texts: strings, objects, or objects with a `name`. */
export const localizedList = field((value) =>
  Array.isArray(value)
    ? value
        .map((one): Localized => toLocalized(fieldOf(one, 'name') ?? one))
        .filter((one) => Object.keys(one).length > 0)
    : [],
);

/** The id of an embedded record. */
export const reference = field((value) => toId(fieldOf(value, 'id')));

/** One of the words, in capitals or not. */
export const oneOf = <const T extends string, const O>(values: readonly T[], fallback: O) =>
  field((value): T | O => {
    const word = toText(value).toUpperCase();
    return values.find((known) => known.toUpperCase() === word) ?? fallback;
  });

export const latitudeOrNull = field(toDegrees(90));
export const longitudeOrNull = field(toDegrees(180));

/** Null unless both coordinates are present. */
export function placeOf(wire: { latitude: number | null; longitude: number | null }) {
  const { latitude, longitude } = wire;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/**
 * Response of a write. A success without a body, like a 204, reads as null; callers that need the
 * record fetch it again.
 */
export const orNothing = <T>(schema: v.GenericSchema<unknown, T>) => v.nullish(schema, null);

/** Reads with `schema`, or null if it does not match: for optional parts and responses. */
export const orNull = <T>(schema: v.GenericSchema<unknown, T>) =>
  field((value): T | null => {
    const read = v.safeParse(schema, value);
    return read.success ? read.output : null;
  });
