import { type Weekday, weekdays } from '../../../src/domain/time/schedule';
import type { HoursRecord } from '../records/branch';

/** A week of one pair of times, `HH:mm`, with some days otherwise. */
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

/** The weekday on which a branch stays shut. */
export const dayOff: Partial<HoursRecord> = { isDayOff: true, open: null, close: null };
