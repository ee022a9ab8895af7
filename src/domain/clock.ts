/** A moment as the wall clock of a time zone shows it; `month` is 1 to 12, `weekday` 0 (Monday) to 6. */
type WallClock = {
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
