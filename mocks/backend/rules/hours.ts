import { type Weekday, weekdays } from '../../../src/domain/time/schedule';
import type { BranchRecord, HoursRecord } from '../records/branch';

const timeZone = 'Asia/Tashkent';
const dayMinutes = 24 * 60;
const dayNames: readonly string[] = weekdays;

/** Weekday (0 is Monday) and minute of the day in the merchant's time zone. */
function localTime(at: number): { day: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    day: dayNames.indexOf(part('weekday').toUpperCase()),
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** A time as `yyyy-mm-dd hh:mm` in the merchant's time zone. */
export function wallTime(at: number): string {
  const format = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('sv-SE', format).format(at);
}

/**
 * Whether a branch is open: by the day's hours, or by yesterday's if they run past midnight. The
 * closing minute is included.
 */
export function isOpen(branch: BranchRecord, service: string, at: number): boolean {
  const { day, minute } = localTime(at);
  const entry = (index: number) => {
    const name = weekdays[(index + 7) % 7] ?? 'MONDAY';
    return service === 'DELIVERY' ? deliveryDay(branch, name) : ownDay(branch, 'PICK_UP', name);
  };
  return within(entry(day), minute) || within(entry(day - 1), minute + dayMinutes);
}

const ownDay = ({ workHours }: BranchRecord, type: string, name: Weekday) =>
  workHours.find((each) => each.type === type)?.hours.find((each) => each.weekName === name);

/**
 * A branch's delivery hours on a weekday (settled: opening hours): its DELIVERY hours, else
 * delivery start to end, else open to close, else its pick-up hours, else all day.
 */
function deliveryDay(branch: BranchRecord, name: Weekday): HoursRecord | undefined {
  const own = ownDay(branch, 'DELIVERY', name);
  if (own?.isDayOff || own?.open) return own;
  const { deliveryStart, deliveryEnd, open, close, workHours } = branch;
  if (deliveryStart && deliveryEnd) return daily(name, deliveryStart, deliveryEnd);
  if (open && close) return daily(name, open, close);
  const hasPickup = workHours.some((each) => each.type === 'PICK_UP' && each.hours.length > 0);
  return hasPickup ? ownDay(branch, 'PICK_UP', name) : daily(name, '00:00', '23:59');
}

const daily = (weekName: Weekday, open: string, close: string): HoursRecord => ({
  ...{ weekName, open, close, isDayOff: false },
  ...{ extraOpen: null, extraClose: null },
});

/** `minute` counts from the midnight at which the entry's day begins. */
function within(entry: HoursRecord | undefined, minute: number): boolean {
  if (!entry || entry.isDayOff) return false;
  return (
    between(entry.open, entry.close, minute) || between(entry.extraOpen, entry.extraClose, minute)
  );
}

function between(open: string | null, close: string | null, minute: number): boolean {
  if (!open || !close) return false;
  const from = minutesOf(open);
  const to = minutesOf(close);
  return minute >= from && minute <= (to <= from ? to + dayMinutes : to);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
