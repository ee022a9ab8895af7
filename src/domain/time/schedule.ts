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

/**
 * Hours of a weekday; `HH:mm` in the merchant's time zone. `close` before `open` is past midnight.
 */
export type DayHours = {
  weekday: Weekday;
  isDayOff: boolean;
  open: string | null;
  close: string | null;
  extraOpen: string | null;
  extraClose: string | null;
};

/** Hours of one type, such as `PICK_UP`, as the server sends them (§3). */
export type WorkHours = { type: string; hours: readonly DayHours[] };

/** Pick-up uses the hours of §5; delivery has its own rule (`dayStatus`). */
export type HoursType = 'PICK_UP' | 'DELIVERY';

/** `HH:mm` to `HH:mm`. */
export type Interval = { open: string; close: string };

/** All hours data of a branch (§3). */
export type OpeningTimes = {
  /** null if the server sends none */
  workHours: readonly WorkHours[] | null;
  /** `deliveryStart` to `deliveryEnd`, daily; null if either is missing */
  deliveryTimes: Interval | null;
  /** `open` to `close`, daily; null if either is missing */
  openTimes: Interval | null;
};

/** A day's status for display (§5): a holiday, or intervals with the extra one first. */
export type DayStatus = { state: 'open'; intervals: readonly Interval[] } | { state: 'holiday' };

type Hours = readonly WorkHours[] | null;

const entriesOf = (workHours: Hours, type: HoursType): DayHours[] =>
  (workHours ?? []).filter((hours) => hours.type === type).flatMap(({ hours }) => hours);

function entryOn(workHours: Hours, type: HoursType, weekday: Weekday): DayHours | undefined {
  return entriesOf(workHours, type).find((hours) => hours.weekday === weekday);
}

/** Extra interval first. */
function intervalsOf({ open, close, extraOpen, extraClose }: DayHours): Interval[] {
  const intervals: Interval[] = [];
  if (extraOpen && extraClose) intervals.push({ open: extraOpen, close: extraClose });
  if (open && close) intervals.push({ open, close });
  return intervals;
}

/** §5: a day off, or a day without an entry, is a holiday. */
function pickupStatus({ workHours }: OpeningTimes, weekday: Weekday): DayStatus {
  const entry = entryOn(workHours, 'PICK_UP', weekday);
  if (!entry || entry.isDayOff) return { state: 'holiday' };
  return { state: 'open', intervals: intervalsOf(entry) };
}

/**
 * The first that the branch has: DELIVERY hours of the day, delivery start to end, open to close,
 * pick-up hours. Without any it counts as open; the server rejects what it cannot do (settled: opening
 * hours).
 */
function deliveryStatus(times: OpeningTimes, weekday: Weekday): DayStatus {
  const { workHours, deliveryTimes, openTimes } = times;
  const own = entryOn(workHours, 'DELIVERY', weekday);
  if (own?.isDayOff) return { state: 'holiday' };
  const intervals = own ? intervalsOf(own) : [];
  if (intervals.length > 0) return { state: 'open', intervals };
  const daily = deliveryTimes ?? openTimes;
  if (daily) return { state: 'open', intervals: [daily] };
  const hasPickup = entriesOf(workHours, 'PICK_UP').length > 0;
  return hasPickup ? pickupStatus(times, weekday) : { state: 'open', intervals: [] };
}

/** Hours of a weekday. An open day without intervals is open all day. */
export const dayStatus = (times: OpeningTimes, weekday: Weekday, type: HoursType): DayStatus =>
  type === 'DELIVERY' ? deliveryStatus(times, weekday) : pickupStatus(times, weekday);

const dayMinutes = 24 * 60;

/** Wraps around the week: -1 is Sunday, 7 is Monday. */
function weekdayAt(index: number): Weekday {
  return weekdays[(index + 7) % 7] ?? 'MONDAY';
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** [from, until] in minutes of the day, beyond 1440 past midnight. No intervals means all day. */
function spansOf(status: DayStatus): (readonly [number, number])[] {
  if (status.state === 'holiday') return [];
  if (status.intervals.length === 0) return [[0, dayMinutes]];
  return status.intervals.map(({ open, close }) => {
    const from = minutesOf(open);
    const until = minutesOf(close);
    if (until <= from) return [from, until + dayMinutes];
    // 23:59 stands for midnight where 24:00 cannot be entered.
    return [from, until === dayMinutes - 1 ? dayMinutes : until];
  });
}

/**
 * Today's hours in the merchant's time zone, for pick-up by default (§5). Open today means not a
 * day off, whatever the hour; that is what choosing a branch requires (§4).
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
 * Whether a branch is open at a minute of a weekday (0 is Monday), including yesterday's hours that
 * run past midnight.
 */
export function isOpenAt(
  times: OpeningTimes,
  { weekday, minute }: { weekday: number; minute: number },
  type: HoursType = 'PICK_UP',
): boolean {
  const isWithin = (day: number, at: number) =>
    spansOf(dayStatus(times, weekdayAt(day), type)).some(
      ([from, until]) => from <= at && at < until,
    );
  return isWithin(weekday, minute) || isWithin(weekday - 1, minute + dayMinutes);
}

export function isOpenNow(
  times: OpeningTimes,
  now: number,
  timeZone: string,
  type: HoursType = 'PICK_UP',
): boolean {
  const { weekday, hour, minute } = wallClock(now, timeZone);
  return isOpenAt(times, { weekday, minute: hour * 60 + minute }, type);
}

/** Minutes until an open branch closes; null if it does not within a day, as around the clock. */
export function minutesUntilClosing(
  times: OpeningTimes,
  now: number,
  timeZone: string,
  type: HoursType = 'PICK_UP',
): number | null {
  const { weekday, hour, minute } = wallClock(now, timeZone);
  const from = hour * 60 + minute;
  const spans = [-1, 0, 1, 2].flatMap((ahead) =>
    spansOf(dayStatus(times, weekdayAt(weekday + ahead), type)).map(
      ([start, end]) => [start + ahead * dayMinutes, end + ahead * dayMinutes] as const,
    ),
  );
  // Hours that follow each other without a break close with the last of them.
  const closing = spans
    .sort(([one], [other]) => one - other)
    .reduce((end, [start, until]) => (start <= end ? Math.max(end, until) : end), from);
  return closing - from > dayMinutes ? null : closing - from;
}

/** The next start of an interval within a week; null if there is none. */
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

/** `HH:mm` of minutes after midnight, less than a day. */
export function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Hours from Monday to Sunday, with today marked. */
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
