/** A moment as the wall clock of a time zone shows it; `month` is 1 to 12, `weekday` 0 (Monday) to 6. */
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

/** Making a format is slow enough to be seen in a list of branches, so each zone has one. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const made = formats.get(timeZone);
  if (made) return made;
  const format = new Intl.DateTimeFormat('en-US', {
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
  formats.set(timeZone, format);
  return format;
}

/** Reads the clock of an IANA time zone at `at` (epoch milliseconds). An unknown zone throws a RangeError. */
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

/** A date and a time of the day; a day or an hour too many runs over, as in `Date.UTC`. */
type WallTime = Pick<WallClock, 'year' | 'month' | 'day' | 'hour' | 'minute'>;

const dayMs = 24 * 60 * 60 * 1000;

const utcOf = ({ year, month, day, hour, minute }: WallTime): number =>
  Date.UTC(year, month - 1, day, hour, minute);

/**
 * When the clock of an IANA time zone shows this time (epoch milliseconds): the first time where
 * summer time ends and shows it twice, null where it begins and skips it.
 */
export function momentOf(time: WallTime, timeZone: string): number | null {
  const wanted = utcOf(time);
  const aheadAt = (at: number) => utcOf(wallClock(at, timeZone)) - at;
  // No zone changes its offset twice within two days, so one of the two is the one that holds.
  const moments = [wanted - dayMs, wanted + dayMs].map((near) => wanted - aheadAt(near));
  const shown = moments.filter((at) => utcOf(wallClock(at, timeZone)) === wanted);
  return shown.length > 0 ? Math.min(...shown) : null;
}
