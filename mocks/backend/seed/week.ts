import { type Weekday, weekdays } from '../../../src/domain/time/schedule';
import type { HoursRecord } from '../records/branch';

/** A week with the same hours (`HH:mm`) every day, except for overrides. */
export function week(
  open: string,
  close: string,
  otherwise: Partial<Record<Weekday, Partial<HoursRecord>>> = {},
): HoursRecord[] {
  return weekdays.map((weekName) => ({
    weekName,
    isDayOff: false,
    open,
    close,
    extraOpen: null,
    extraClose: null,
    ...otherwise[weekName],
  }));
}

/** A weekday on which a branch is closed. */
export const dayOff: Partial<HoursRecord> = { isDayOff: true, open: null, close: null };
