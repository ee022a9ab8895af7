import { wallClock } from './clock';
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

/** `HH:mm` to `HH:mm`. */
export type Interval = { open: string; close: string };

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

function hoursOn(workHours: readonly WorkHours[] | null, weekday: Weekday): DayHours | undefined {
  return workHours
    ?.filter(({ type }) => type === 'PICK_UP')
    .flatMap(({ hours }) => hours)
    .find((hours) => hours.weekday === weekday && !hours.isDayOff);
}

function statusOn(workHours: readonly WorkHours[] | null, weekday: Weekday): DayStatus {
  const hours = hoursOn(workHours, weekday);
  if (!hours) return { state: 'holiday' };
  const { open, close, extraOpen, extraClose } = hours;
  const intervals: Interval[] = [];
  if (extraOpen && extraClose) intervals.push({ open: extraOpen, close: extraClose });
  if (open && close) intervals.push({ open, close });
  return { state: 'open', intervals };
}

/** From and until in minutes of the day; past midnight is beyond 1440. A day without hours is open throughout. */
function spansOf(status: DayStatus): (readonly [number, number])[] {
  if (status.state === 'holiday') return [];
  if (status.intervals.length === 0) return [[0, dayMinutes]];
  return status.intervals.map(({ open, close }) => {
    const from = minutesOf(open);
    const until = minutesOf(close);
    return [from, until <= from ? until + dayMinutes : until];
  });
}

/**
 * Today's pick-up hours by the merchant's calendar (§5). Open today means that the day is not a day
 * off, whatever the hour: that is what a branch must be to be chosen (§4). No entry is a holiday.
 */
export function todayHours(
  workHours: readonly WorkHours[] | null,
  now: number,
  timeZone: string,
): DayStatus {
  return statusOn(workHours, weekdayAt(wallClock(now, timeZone).weekday));
}

/** §5: `(open - close)`, preceded by `(extraOpen - extraClose) - `; '' on a holiday. */
export function hoursText(status: DayStatus): string {
  if (status.state === 'holiday') return '';
  return status.intervals.map(({ open, close }) => `(${open} - ${close})`).join(' - ');
}

/** Whether somebody is there at this minute, also by yesterday's hours that run past midnight. */
export function isOpenNow(
  workHours: readonly WorkHours[] | null,
  now: number,
  timeZone: string,
): boolean {
  const { weekday, hour, minute } = wallClock(now, timeZone);
  const time = hour * 60 + minute;
  const holds = (day: number, at: number) =>
    spansOf(statusOn(workHours, weekdayAt(day))).some(([from, until]) => from <= at && at < until);
  return holds(weekday, time) || holds(weekday - 1, time + dayMinutes);
}

/** The next time that an interval begins, within a week; null when none does. */
export function nextOpening(
  workHours: readonly WorkHours[] | null,
  now: number,
  timeZone: string,
): { daysAhead: number; weekday: Weekday; open: string } | null {
  const { weekday: today, hour, minute } = wallClock(now, timeZone);
  const time = hour * 60 + minute;
  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const weekday = weekdayAt(today + daysAhead);
    const starts = spansOf(statusOn(workHours, weekday)).map(([from]) => from);
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
  workHours: readonly WorkHours[] | null,
  now: number,
  timeZone: string,
): { weekday: Weekday; isToday: boolean; status: DayStatus }[] {
  const today = wallClock(now, timeZone).weekday;
  return weekdays.map((weekday, index) => ({
    weekday,
    isToday: index === today,
    status: statusOn(workHours, weekday),
  }));
}
