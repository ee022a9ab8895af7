import { type Branch, hoursTypeOf } from '../../domain/branches/branch';
import { todayHours, weekHours } from '../../domain/time/schedule';
import { serverNow } from '../serverNow';
import { services } from '../services';

/** Today's hours of a branch, in the merchant's time zone and by the server's clock (§5). */
export const branchHoursToday = (branch: Branch): ReturnType<typeof todayHours> =>
  todayHours(branch, serverNow(), services().build.timeZone, hoursTypeOf(branch));

/** The hours of a branch on every day of the week. */
export const branchHoursOfWeek = (branch: Branch): ReturnType<typeof weekHours> =>
  weekHours(branch, serverNow(), services().build.timeZone, hoursTypeOf(branch));
