import type { Branch } from '../../domain/branches/branch';
import { branchHoursToday } from '../../flows/branches/branchHours';

/** §4: a branch can only be chosen if it is open today. */
export const isOpenToday = (branch: Branch): boolean => branchHoursToday(branch).state === 'open';
