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
