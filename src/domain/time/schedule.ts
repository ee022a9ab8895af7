import { dayStatus } from './dayStatus';
import { wallClock } from './wallClock';

export const weekdays = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;
export type Weekday = (typeof weekdays)[number];

/** One day's hours; times are `HH:mm` in the merchant's time zone, `close` before `open` runs past midnight. */
export type DayHours = {
  weekday: Weekday;
  isDayOff: boolean;
  open: string | null;
  close: string | null;
  extraOpen: string | null;
  extraClose: string | null;
};

/** The hours of one purpose, such as `PICK_UP`, as the server sends them (§3). */
export type WorkHours = { type: string; hours: readonly DayHours[] };

/** Which hours are asked for: pick-up has those of §5, deliveries have a rule of their own (`dayStatus`). */
export type HoursType = 'PICK_UP' | 'DELIVERY';

/** `HH:mm` to `HH:mm`. */
export type Interval = { open: string; close: string };

/** All that a branch tells of its hours (§3). */
export type OpeningTimes = {
  /** null when the server sends none at all */
  workHours: readonly WorkHours[] | null;
  /** `deliveryStart` to `deliveryEnd`, every day; null when either is missing */
  deliveryTimes: Interval | null;
  /** `open` to `close`, every day; null when either is missing */
  openTimes: Interval | null;
};

/** A day as the customer reads it (§5): a holiday, or its intervals, the extra one first. */
export type DayStatus = { state: 'open'; intervals: readonly Interval[] } | { state: 'holiday' };

const dayMinutes = 24 * 60;

/** The weekday with a number that may run over the week's end, as -1 (Sunday) and 7 (Monday) do. */
function weekdayAt(index: number): Weekday {
  return weekdays[(index + 7) % 7] ?? 'MONDAY';
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** From and until in minutes of the day; past midnight is beyond 1440. A day without hours is open throughout. */
function spansOf(status: DayStatus): (readonly [number, number])[] {
  if (status.state === 'holiday') return [];
  if (status.intervals.length === 0) return [[0, dayMinutes]];
  return status.intervals.map(({ open, close }) => {
    const from = minutesOf(open);
    const until = minutesOf(close);
    if (until <= from) return [from, until + dayMinutes];
    // 23:59 is how an end at midnight is written where there is no 24:00.
    return [from, until === dayMinutes - 1 ? dayMinutes : until];
  });
}

/**
 * Today's hours by the merchant's calendar, those of pick-up unless said otherwise (§5). Open today
 * means that the day is not a day off, whatever the hour: that is what a branch must be to be chosen (§4).
 */
export function todayHours(
  times: OpeningTimes,
  now: number,
  timeZone: string,
  type: HoursType = 'PICK_UP',
): DayStatus {
  return dayStatus(times, weekdayAt(wallClock(now, timeZone).weekday), type);
}

/** §5: `(open - close)`, preceded by `(extraOpen - extraClose) - `; '' on a holiday. */
export function hoursText(status: DayStatus): string {
  if (status.state === 'holiday') return '';
  return status.intervals.map(({ open, close }) => `(${open} - ${close})`).join(' - ');
}

/**
 * Whether somebody is there at a minute of a weekday (0 is Monday) by the merchant's clock, also by
 * yesterday's hours that run past midnight.
 */
export function isOpenAt(
  times: OpeningTimes,
  { weekday, minute }: { weekday: number; minute: number },
  type: HoursType = 'PICK_UP',
): boolean {
  const holds = (day: number, at: number) =>
    spansOf(dayStatus(times, weekdayAt(day), type)).some(
      ([from, until]) => from <= at && at < until,
    );
  return holds(weekday, minute) || holds(weekday - 1, minute + dayMinutes);
}

/** Whether somebody is there at this minute. */
export function isOpenNow(
  times: OpeningTimes,
  now: number,
  timeZone: string,
  type: HoursType = 'PICK_UP',
): boolean {
  const { weekday, hour, minute } = wallClock(now, timeZone);
  return isOpenAt(times, { weekday, minute: hour * 60 + minute }, type);
}

/** The next time that an interval begins, within a week; null when none does. */
export function nextOpening(
  times: OpeningTimes,
  now: number,
  timeZone: string,
  type: HoursType = 'PICK_UP',
): { daysAhead: number; weekday: Weekday; open: string } | null {
  const { weekday: today, hour, minute } = wallClock(now, timeZone);
  const time = hour * 60 + minute;
  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const weekday = weekdayAt(today + daysAhead);
    const starts = spansOf(dayStatus(times, weekday, type)).map(([from]) => from);
    const from = Math.min(...starts.filter((start) => daysAhead > 0 || start > time));
    if (Number.isFinite(from)) return { daysAhead, weekday, open: timeOf(from) };
  }
  return null;
}

function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Monday to Sunday, with today marked. */
export function weekHours(
  times: OpeningTimes,
  now: number,
  timeZone: string,
  type: HoursType = 'PICK_UP',
): { weekday: Weekday; isToday: boolean; status: DayStatus }[] {
  const today = wallClock(now, timeZone).weekday;
  return weekdays.map((weekday, index) => ({
    weekday,
    isToday: index === today,
    status: dayStatus(times, weekday, type),
  }));
}
