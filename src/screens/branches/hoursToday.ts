import type { Branch } from '../../domain/branches/branch';
import { hoursText } from '../../domain/time/schedule';
import { branchHoursToday } from '../../flows/branches/branchHours';
import { t } from '../../i18n/t';

/** Today's hours in the forms of §5, or that today is a holiday; '' for a branch that names none. */
export function hoursToday(branch: Branch): string {
  const today = branchHoursToday(branch);
  return today.state === 'holiday' ? t('branches.holiday') : hoursText(today);
}
