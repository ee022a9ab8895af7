import * as limits from '../limits';
import { type HoursType, isOpenAt, type OpeningTimes, type Weekday, weekdays } from './schedule';
import { momentOf, type WallClock, wallClock } from './wallClock';

/** A time an order can be scheduled for. */
export type Slot = {
  /** epoch milliseconds */
  at: number;
  /** `HH:mm` in the merchant's time zone */
  time: string;
};

/** A day with at least one slot, in the merchant's time zone. */
export type OrderDay = {
  /** `yyyy-mm-dd` */
  day: string;
  /** 0 is today */
  daysAhead: number;
  weekday: Weekday;
  slots: readonly Slot[];
};

type Chosen = { day: string; time: string };

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/**
 * Bounds of schedulable times, epoch milliseconds: after the lead time, within the server's limit.
 */
function span(now: number, type: HoursType): { from: number; until: number } {
  const until = now + limits.planDays * dayMinutes * minuteMs - limits.clockToleranceMs;
  return { from: now + limits.leadMinutes[type] * minuteMs, until };
}

/**
 * Days and times an order can be scheduled for: half-hour steps within the branch's hours, after
 * the lead time, at most a week ahead. Days without slots are omitted.
 */
export function daysToOrder(
  times: OpeningTimes,
  now: number,
  timeZone: string,
  type: HoursType,
): OrderDay[] {
  const { from, until } = span(now, type);
  const today = wallClock(now, timeZone);
  // Starting late in the evening with a DST change, a week can reach two calendar days further.
  const days = Array.from({ length: limits.planDays + 2 }, (_, daysAhead): OrderDay => {
    const date = dateAfter(today, daysAhead);
    const open = (minute: number) => isOpenAt(times, { weekday: date.weekday, minute }, type);
    const slots = momentsOf(date, timeZone).filter(
      ({ at, minute }) => at >= from && at < until && open(minute),
    );
    return {
      day: dayText(date),
      daysAhead,
      weekday: weekdays[date.weekday] ?? 'MONDAY',
      slots: slots.map(({ at, minute }) => ({ at, time: timeText(minute) })),
    };
  });
  return days.filter(({ slots }) => slots.length > 0);
}

type CalendarDate = Pick<WallClock, 'year' | 'month' | 'day' | 'weekday'>;

function dateAfter({ year, month, day, weekday }: CalendarDate, days: number): CalendarDate {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: (weekday + days) % 7,
  };
}

/** Half-hour steps that exist on this day, in chronological order. */
function momentsOf(date: CalendarDate, timeZone: string): { at: number; minute: number }[] {
  const step = limits.slotStepMinutes;
  const minutes = Array.from({ length: dayMinutes / step }, (_, index) => index * step);
  const momentAt = (minute: number) => momentOf({ ...date, hour: 0, minute }, timeZone);
  const start = momentAt(0);
  // Time zone look-ups are slow; outside DST changes plain addition is enough.
  const isPlain = start !== null && momentAt(dayMinutes) === start + dayMinutes * minuteMs;
  return minutes
    .flatMap((minute) => {
      const at = isPlain ? start + minute * minuteMs : momentAt(minute);
      return at === null ? [] : [{ at, minute }];
    })
    .sort((a, b) => a.at - b.at);
}

/** A `yyyy-mm-dd` day relative to now; null if invalid. */
export function dayOf(
  day: string,
  now: number,
  timeZone: string,
): Pick<OrderDay, 'daysAhead' | 'weekday'> | null {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight)) return null;
  const { year, month, day: today } = wallClock(now, timeZone);
  const daysAhead = Math.round(
    (midnight - Date.UTC(year, month - 1, today)) / (dayMinutes * minuteMs),
  );
  const weekday = weekdays[(new Date(midnight).getUTCDay() + 6) % 7];
  return weekday ? { daysAhead, weekday } : null;
}

/**
 * Epoch milliseconds of a chosen day and time (§4: deliveryAt is built from a day and
 * hours:minutes). Null if invalid or skipped by DST.
 */
export function deliveryAtOf(
  { day, time }: { day: string | null; time: string | null },
  timeZone: string,
): number | null {
  const date = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '');
  const hours = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time ?? '');
  if (!date || !hours) return null;
  const [year = 0, month = 0, dayOfMonth = 0] = date.slice(1).map(Number);
  const [hour = 0, minute = 0] = hours.slice(1).map(Number);
  const isInCalendar = new Date(Date.UTC(year, month - 1, dayOfMonth)).getUTCDate() === dayOfMonth;
  if (!isInCalendar) return null;
  return momentOf({ year, month, day: dayOfMonth, hour, minute }, timeZone);
}

/**
 * Whether a chosen time has passed. It stays valid a little longer than it is offered, to leave
 * time to finish the checkout.
 */
export function isPast(at: number, now: number, type: HoursType): boolean {
  return at < now + (limits.leadMinutes[type] - limits.slotGraceMinutes) * minuteMs;
}

/** Epoch milliseconds of the chosen time, or why it cannot be used. */
export function plannedAt(
  chosen: Chosen,
  times: OpeningTimes,
  now: number,
  timeZone: string,
  type: HoursType,
): number | 'past' | 'closed' {
  const at = deliveryAtOf(chosen, timeZone);
  if (at === null || isPast(at, now, type)) return 'past';
  const { weekday, hour, minute } = wallClock(at, timeZone);
  const isOpen = isOpenAt(times, { weekday, minute: hour * 60 + minute }, type);
  return isOpen && at < span(now, type).until ? at : 'closed';
}

const two = (value: number) => String(value).padStart(2, '0');

const dayText = ({ year, month, day }: CalendarDate): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

const timeText = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
