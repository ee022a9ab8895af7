import { type Branch, hoursTypeOf } from '../../domain/branch';
import { hoursText, todayHours } from '../../domain/schedule';
import { wired } from '../../flows/wiring';
import { t } from '../../i18n/t';

/** Today's hours in the forms of §5, or that today is a holiday; '' for a branch that names none. */
export function hoursToday(branch: Branch): string {
  const { now, build } = wired();
  const today = todayHours(branch, now(), build.timeZone, hoursTypeOf(branch));
  return today.state === 'holiday' ? t('branches.holiday') : hoursText(today);
}
