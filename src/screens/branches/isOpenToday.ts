import { type Branch, hoursTypeOf } from '../../domain/branch';
import { todayHours } from '../../domain/schedule';
import { wired } from '../../flows/wiring';

/** §4: a branch may be chosen only when it is open today. */
export function isOpenToday(branch: Branch): boolean {
  const { now, build } = wired();
  return todayHours(branch, now(), build.timeZone, hoursTypeOf(branch)).state === 'open';
}
