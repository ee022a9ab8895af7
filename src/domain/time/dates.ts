import { wallClock } from './wallClock';

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** §9: `dd.mm.yyyy` in `timeZone`; `at` in epoch milliseconds. */
export function formatDate(at: number, timeZone: string): string {
  const { day, month, year } = wallClock(at, timeZone);
  return `${two(day)}.${two(month)}.${year}`;
}

/** `hh:mm` in `timeZone`. */
export function formatTime(at: number, timeZone: string): string {
  const { hour, minute } = wallClock(at, timeZone);
  return `${two(hour)}:${two(minute)}`;
}

/** §9: `dd.mm.yyyy hh:mm` in `timeZone`, without the optional seconds. */
export const formatDateTime = (at: number, timeZone: string): string =>
  `${formatDate(at, timeZone)} ${formatTime(at, timeZone)}`;

/** `dd.mm` of a `yyyy-mm-dd` day. */
export function shortDate(day: string): string {
  const [, month = '', dayOfMonth = ''] = day.split('-');
  return `${dayOfMonth}.${month}`;
}

/** `dd.mm` of the day `daysAhead` days after `now` in `timeZone`. */
export function shortDateAhead(daysAhead: number, now: number, timeZone: string): string {
  const { day, month, year } = wallClock(now, timeZone);
  const date = new Date(Date.UTC(year, month - 1, day + daysAhead));
  return `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}`;
}
