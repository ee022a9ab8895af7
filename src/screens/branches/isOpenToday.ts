import type { Branch } from '../../domain/branch';
import { branchHoursToday } from '../../flows/branchHours';

/** §4: a branch may be chosen only when it is open today. */
export const isOpenToday = (branch: Branch): boolean => branchHoursToday(branch).state === 'open';
