import * as v from 'valibot';
import { type Money, toMoney } from '../domain/basket/pricing';
import { isHexColor } from '../domain/brand/contrast';
import { type Localized, languages } from '../domain/text/language';

/**
 * The kinds of field that the server sends. Fields that a record cannot do without (`id`, `price`)
 * refuse; all others read whatever comes, so that an absent, null or unknown value never costs more
 * than itself (readings: shapes on the wire).
 */

const anything: v.GenericSchema = v.optional(v.unknown(), null);

/** A field that never refuses: what is absent comes to `read` as null. */
export function field<T>(read: (value: unknown) => T): v.GenericSchema<unknown, T> {
  return {
    ...(anything as v.GenericSchema<unknown, T>),
    // One step where a pipe takes four: a catalogue has fields by the thousand. It is how valibot's
    // own schemas run, and internal to it: a new major version may name it otherwise.
    '~run': ({ value }) => ({ typed: true, value: read(value ?? null) }),
  };
}

function required<T>(read: (value: unknown) => T | null) {
  return v.pipe(
    v.custom<unknown>((value) => read(value) !== null),
    v.transform((value) => read(value) as T),
  );
}

const toId = (value: unknown): string | null =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null;

/** Reads a number, also one in a string. */
export function toNumber(value: unknown): number | null {
  if (typeof value === 'string') return value.trim() === '' ? null : toNumber(Number(value));
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Degrees of a place on earth: a map throws at all others. */
function toDegrees(limit: 90 | 180) {
  return (value: unknown): number | null => {
    const degrees = toNumber(value);
    return degrees !== null && Math.abs(degrees) <= limit ? degrees : null;
  };
}

/** Som on the wire, hundredths inside; a negative price, or one beyond integers, is none. */
export function toPrice(value: unknown): Money | null {
  const money = toMoney(toNumber(value) ?? Number.NaN);
  return Number.isSafeInteger(money) && money >= 0 ? money : null;
}

/** The furthest moment of a calendar, in epoch milliseconds: a date beyond it cannot be shown. */
const lastMoment = 8.64e15;

/** ISO 8601 or epoch milliseconds. A time without a zone is UTC, so that all devices agree. */
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
 * A day without a time, `yyyy-mm-dd`. Epoch milliseconds are midnight of UTC or of a zone not far from
 * it: half a day later it is the same day in both.
 */
function toDay(value: unknown): string | null {
  if (typeof value !== 'number') return toText(value).slice(0, 10) || null;
  const noon = value + halfDay;
  return Math.abs(noon) > lastMoment ? null : new Date(noon).toISOString().slice(0, 10);
}

/** Text, also out of a number; '' for anything else. */
export function toText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}

/** A field of something that may be no record at all. */
export function fieldOf(record: unknown, name: string): unknown {
  return typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;
}

/** Reads `{ru, uz, eng}` or a plain string; what is not text in it is left out. */
export function toLocalized(value: unknown): Localized {
  if (typeof value === 'string') return value ? { uz: value, ru: value, eng: value } : {};
  if (typeof value !== 'object' || value === null) return {};
  const text: Localized = {};
  for (const language of languages) {
    const own = fieldOf(value, language) ?? (language === 'eng' ? fieldOf(value, 'en') : null);
    if (typeof own === 'string' && own) text[language] = own;
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
 * What may go into a style; anything but a hex colour counts as none. Its opacity is left out: what
 * shines through decides what can be read on it, and nobody here knows what that is.
 */
export const colorOrNull = field((value) => {
  const color = toText(value);
  return isHexColor(color) ? color.slice(0, color.length < 6 ? 4 : 7) : null;
});
export const localized = field(toLocalized);

export const numberOr = (otherwise: number) => field((value) => toNumber(value) ?? otherwise);

export const flag = (otherwise: boolean) =>
  field((value) => (typeof value === 'boolean' ? value : otherwise));

export const nullableFlag = field((value) => (typeof value === 'boolean' ? value : null));

/** The texts of a list, without what is empty or no text. */
export const textList = field((value) =>
  Array.isArray(value) ? value.map(toText).filter((one) => one !== '') : [],
);

/** Texts in languages, as strings, as objects, or under a `name`. */
export const localizedList = field((value) =>
  Array.isArray(value)
    ? value
        .map((one): Localized => toLocalized(fieldOf(one, 'name') ?? one))
        .filter((one) => Object.keys(one).length > 0)
    : [],
);

/** The id of a record that stands in place of its id. */
export const reference = field((value) => toId(fieldOf(value, 'id')));

export const oneOf = <const T extends string, const O>(values: readonly T[], otherwise: O) =>
  field((value): T | O => values.find((known) => known === value) ?? otherwise);

export const latitudeOrNull = field(toDegrees(90));
export const longitudeOrNull = field(toDegrees(180));

/** A place needs both its degrees; anything less is no place. */
export function placeOf(wire: { latitude: number | null; longitude: number | null }) {
  const { latitude, longitude } = wire;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/**
 * The answer to a write. One that says yes and nothing else, as a 204 does, has been carried out: null
 * then, and where the record is needed it is read again.
 */
export const orNothing = <T>(schema: v.GenericSchema<unknown, T>) => v.nullish(schema, null);

/** What `schema` reads, or null: for a part, or an answer, that nobody depends on. */
export const orNull = <T>(schema: v.GenericSchema<unknown, T>) =>
  field((value): T | null => {
    const read = v.safeParse(schema, value);
    return read.success ? read.output : null;
  });
