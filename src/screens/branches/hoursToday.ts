import type { Branch } from '../../domain/branches/branch';
import { branchHoursToday } from '../../flows/branches/branchHours';
import { openingText } from '../../i18n/openingText';

/** A branch's hours today. */
export const hoursToday = (branch: Branch): string => openingText(branchHoursToday(branch));
