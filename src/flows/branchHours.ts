import { type Branch, hoursTypeOf } from '../domain/branch';
import { todayHours, weekHours } from '../domain/schedule';
import { serverNow } from './serverNow';
import { wired } from './wiring';

/** Today's hours of a branch, in the merchant's time zone and by the server's clock (§5). */
export const branchHoursToday = (branch: Branch): ReturnType<typeof todayHours> =>
  todayHours(branch, serverNow(), wired().build.timeZone, hoursTypeOf(branch));

/** The hours of a branch on every day of the week. */
export const branchHoursOfWeek = (branch: Branch): ReturnType<typeof weekHours> =>
  weekHours(branch, serverNow(), wired().build.timeZone, hoursTypeOf(branch));
