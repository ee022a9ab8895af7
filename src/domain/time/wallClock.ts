/** Date and time in a time zone; `month` is 1 to 12, `weekday` 0 (Monday) to 6. */
export type WallClock = {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  weekday: number;
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Of a zone that this browser does not know: the default of `VITE_TIME_ZONE`. */
const defaultZone = 'Asia/Tashkent';

/** Creating a DateTimeFormat is slow enough to notice in a branch list, so cache one per zone. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  let format: Intl.DateTimeFormat;
  try {
    format = createFormat(timeZone);
  } catch {
    format = createFormat(defaultZone);
  }
  formats.set(timeZone, format);
  return format;
}

const createFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

/** Local time in an IANA zone at `at` (epoch milliseconds); in the default one if it is unknown. */
export function wallClock(at: number, timeZone: string): WallClock {
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const date = { year: part('year'), month: part('month'), day: part('day') };
  const sinceSunday = new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay();
  const time = { hour: part('hour'), minute: part('minute'), second: part('second') };
  return { ...date, ...time, weekday: (sinceSunday + 6) % 7 };
}

/** Local date and time; excess days or hours roll over, as in `Date.UTC`. */
type WallTime = Pick<WallClock, 'year' | 'month' | 'day' | 'hour' | 'minute'>;

const dayMs = 24 * 60 * 60 * 1000;

const utcOf = ({ year, month, day, hour, minute }: WallTime): number =>
  Date.UTC(year, month - 1, day, hour, minute);

/**
 * Epoch milliseconds of a local time in an IANA zone: the first occurrence if DST repeats it, null
 * if DST skips it.
 */
export function momentOf(time: WallTime, timeZone: string): number | null {
  const wanted = utcOf(time);
  const offsetAt = (at: number) => utcOf(wallClock(at, timeZone)) - at;
  // No zone changes its offset twice within two days, so one of these is right.
  const moments = [wanted - dayMs, wanted + dayMs].map((near) => wanted - offsetAt(near));
  const shown = moments.filter((at) => utcOf(wallClock(at, timeZone)) === wanted);
  return shown.length > 0 ? Math.min(...shown) : null;
}
