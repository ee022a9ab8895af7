import type { Branch } from '../../domain/branch';
import { todayHours } from '../../domain/schedule';
import { wired } from '../../flows/wiring';

/** §4: a branch may be chosen only when it is open today. */
export function isOpenToday({ workHours }: Pick<Branch, 'workHours'>): boolean {
  const { now, build } = wired();
  return todayHours(workHours, now(), build.timeZone).state === 'open';
}
