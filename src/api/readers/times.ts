import { momentOf, wallClock } from '../../domain/time/wallClock';
import { zoneOfReading } from './context';
import { field, fieldOf, firstOf } from './field';
import { toNumber } from './values';

// Readers of moments, days and times of day. What names no zone is in the merchant's (settled: unknown is not no).

/** Latest time a Date can hold, epoch milliseconds. */
const lastMoment = 8.64e15;

/** Numbers between these are epoch seconds: in milliseconds they would be of 1970 to 1973. */
const seconds = { from: 1e9, until: 1e11 } as const;

/** Epoch milliseconds of a number or digits; null for anything else. */
function toEpoch(value: unknown): number | null {
  const epoch = toNumber(value);
  return epoch === null || Math.abs(epoch) > lastMoment ? null : epoch;
}

/** The same where it is no day of a life: epoch seconds too. */
function toLateEpoch(value: unknown): number | null {
  const epoch = toEpoch(value);
  return epoch !== null && epoch >= seconds.from && epoch < seconds.until ? epoch * 1000 : epoch;
}

/** A date as it is written, `month` from 1; `time` is null for a day alone, `offset` (minutes) without a zone. */
type Written = {
  year: number;
  month: number;
  day: number;
  time: { hour: number; minute: number; second: number } | null;
  offset: number | null;
};

const clock = String.raw`(?:(?:T|,? +)(\d{1,2}):(\d\d)(?::(\d\d(?:[.,]\d{1,9})?))?)?`;
const zone = String.raw` *(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?(?:\[[\w/+-]{1,40}\])?`;
const yearFirst = new RegExp(`^(\\d{4})[-./](\\d{1,2})[-./](\\d{1,2})${clock}${zone}$`, 'i');
const dayFirst = new RegExp(`^(\\d{1,2})[-.](\\d{1,2})[-.](\\d{4})${clock}${zone}$`, 'i');

const longestDate = 80;

/** Reads `2026-11-28`, `28.11.2026`, either with a time and a zone, and `[2026, 11, 28, 10, 30]`. */
function toWritten(value: unknown): Written | null {
  if (Array.isArray(value)) {
    const [year, month, day, hour, minute, second] = value.slice(0, 6).map(toNumber);
    const time = hour == null ? null : { hour, minute: minute ?? 0, second: second ?? 0 };
    return sound({ year: year ?? 0, month: month ?? 0, day: day ?? 0, time, offset: null });
  }
  if (typeof value !== 'string' || value.length > longestDate) return null;
  const text = value.trim();
  const parts = yearFirst.exec(text);
  const [, ...found] = parts ?? dayFirst.exec(text) ?? [];
  const [first, month, third, hour, minute, second, offset] = found;
  const [year, day] = parts ? [first, third] : [third, first];
  const time =
    hour === undefined
      ? null
      : { hour: Number(hour), minute: Number(minute), second: toNumber(second ?? '0') ?? 0 };
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return sound({ ...date, time, offset: offsetOf(offset) });
}

/** Minutes that a zone such as `+05`, `+0500` or `Z` is ahead; null without one. */
function offsetOf(zoneText: string | undefined): number | null {
  if (zoneText === undefined) return null;
  const [, sign, hours, minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(zoneText) ?? [];
  const ahead = Number(hours ?? 0) * 60 + Number(minutes);
  return sign === '-' ? -ahead : ahead;
}

/** Null for a date or an hour that does not exist. */
function sound(date: Written): Written | null {
  const { year, month, day, time } = date;
  const at = new Date(Date.UTC(year, month - 1, day));
  const isDay = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && year >= 1000;
  const isTime = !time || (time.hour <= 24 && time.minute < 60 && time.second < 61);
  return isDay && isTime ? date : null;
}

function momentOfWritten({ time, offset, ...date }: Written): number {
  const { hour, minute, second } = time ?? { hour: 0, minute: 0, second: 0 };
  const rest = Math.round(second * 1000);
  const utc = Date.UTC(date.year, date.month - 1, date.day, hour, minute) + rest;
  if (offset !== null) return utc - offset * 60_000;
  const local = momentOf({ ...date, hour, minute }, zoneOfReading());
  // An hour that the change to summer time leaves out.
  return (local ?? momentOf({ ...date, hour: hour + 1, minute }, zoneOfReading()) ?? utc) + rest;
}

/** A moment, epoch milliseconds; null for none. A day alone is its beginning. */
function toMoment(value: unknown): number | null {
  const epoch = toLateEpoch(value);
  if (epoch !== null) return epoch;
  const written = toWritten(value);
  return written && momentOfWritten(written);
}

/** The last moment of something: a day counts to its end, and a midnight is the end of the day before. */
function toEnd(value: unknown): number | null {
  const written = toEpoch(value) === null ? toWritten(value) : null;
  if (written && !written.time) return momentOfWritten({ ...written, day: written.day + 1 }) - 1;
  const at = written ? momentOfWritten(written) : toLateEpoch(value);
  if (at === null) return null;
  const { hour, minute, second } = wallClock(at, zoneOfReading());
  return hour === 0 && minute === 0 && second === 0 && at % 1000 === 0 ? at - 1 : at;
}

const halfDay = 43_200_000;

/**
 * A day, `yyyy-mm-dd`. A moment is midnight in UTC or a nearby zone; adding half a day gives the same
 * date for both.
 */
function toDay(value: unknown): string | null {
  const epoch = toEpoch(value);
  const written = epoch === null ? toWritten(value) : null;
  if (epoch === null && !written) return null;
  const isMoment = !written || (written.time && written.offset !== null);
  const at = isMoment
    ? (epoch ?? (written ? momentOfWritten(written) : 0)) + halfDay
    : Date.UTC(written.year, written.month - 1, written.day);
  return Math.abs(at) > lastMoment ? null : new Date(at).toISOString().slice(0, 10);
}

/**
 * A time of day, `HH:mm`: `9:00`, `09.00`, `09:00:00`, `9:00 PM`, `[9, 0]`, `{hour, minute}`, or the time of a date as it
 * is written. Null for anything else.
 */
function toTimeOfDay(value: unknown): string | null {
  const record = firstOf(value, ['hour', 'hours']) ?? fieldOf(value, '0');
  if (Object(value) === value) {
    const minute = firstOf(value, ['minute', 'minutes']) ?? fieldOf(value, '1');
    return timeText(toNumber(record), toNumber(minute) ?? 0);
  }
  if (typeof value !== 'string' || value.length > longestDate) return null;
  const text = value.trim();
  const dated = /[-./]/.test(text) ? toWritten(text)?.time : null;
  if (dated) return timeText(dated.hour, dated.minute);
  const [, hour, minute, half] = /^(\d{1,2})[:.](\d\d)(?::\d\d)?(?: *([ap])m\b)?/i.exec(text) ?? [];
  if (!half) return timeText(toNumber(hour), toNumber(minute));
  return timeText((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0), toNumber(minute));
}

function timeText(hour: number | null, minute: number | null): string | null {
  if (hour === null || minute === null || hour < 0 || hour > 24 || minute < 0 || minute > 59)
    return null;
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
  return `${two(hour)}:${two(minute)}`;
}

export const moment = field(toMoment);
export const end = field(toEnd);
export const day = field(toDay);
export const timeOfDay = field(toTimeOfDay);
