import { isOpenToday, type OpeningState, openingState } from '../time/openingNotice';
import { type HoursType, todayHours, weekHours } from '../time/schedule';
import { type Branch, hoursTypeOf } from './branch';

/** Epoch milliseconds by the server's clock, and the merchant's time zone. */
type Clock = { now: number; timeZone: string };

/** A branch's hours today (§5). */
export const branchHoursToday = (
  branch: Branch,
  { now, timeZone }: Clock,
  type: HoursType = hoursTypeOf(branch),
): ReturnType<typeof todayHours> => todayHours(branch, now, timeZone, type);

/** Whether a branch is open at this hour, and what comes next. */
export const branchState = (
  branch: Branch,
  { now, timeZone }: Clock,
  type: HoursType = hoursTypeOf(branch),
): OpeningState => openingState(branch, now, timeZone, type);

/** §4: a branch can be chosen for pick-up only if it is open today. */
export const canChooseBranch = (branch: Branch, clock: Clock): boolean =>
  isOpenToday(branchState(branch, clock, 'PICK_UP'));

/** A branch's hours for each day of the week. */
export const branchHoursOfWeek = (
  branch: Branch,
  { now, timeZone }: Clock,
): ReturnType<typeof weekHours> => weekHours(branch, now, timeZone, hoursTypeOf(branch));
