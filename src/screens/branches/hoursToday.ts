import type { Branch } from '../../domain/branches/branch';
import { hoursText } from '../../domain/time/schedule';
import { branchHoursToday } from '../../flows/branches/branchHours';
import { t } from '../../i18n/t';

/** Today's hours in the formats of §5, or that it is a holiday; '' if the branch has no hours. */
export function hoursToday(branch: Branch): string {
  const today = branchHoursToday(branch);
  return today.state === 'holiday' ? t('branches.holiday') : hoursText(today);
}
