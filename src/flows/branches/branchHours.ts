import { type Branch, hoursTypeOf } from '../../domain/branches/branch';
import { type OpeningState, openingState } from '../../domain/time/openingNotice';
import { todayHours, weekHours } from '../../domain/time/schedule';
import { serverNow } from '../platform';
import { services } from '../services';

/** A branch's hours today, in the merchant's time zone and by the server's clock (§5). */
export const branchHoursToday = (branch: Branch): ReturnType<typeof todayHours> =>
  todayHours(branch, serverNow(), services().build.timeZone, hoursTypeOf(branch));

/** Whether a branch is open at this hour, and what comes next. */
export const branchState = (branch: Branch): OpeningState =>
  openingState(branch, serverNow(), services().build.timeZone, hoursTypeOf(branch));

/** A branch's hours for each day of the week. */
export const branchHoursOfWeek = (branch: Branch): ReturnType<typeof weekHours> =>
  weekHours(branch, serverNow(), services().build.timeZone, hoursTypeOf(branch));
