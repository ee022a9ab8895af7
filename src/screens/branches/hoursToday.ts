import { hoursText, todayHours, type WorkHours } from '../../domain/schedule';
import { wired } from '../../flows/wiring';
import { t } from '../../i18n/t';

/** Today's hours in the forms of §5, or that today is a holiday. */
export function hoursToday(workHours: readonly WorkHours[] | null): string {
  const { now, build } = wired();
  return hoursText(todayHours(workHours, now(), build.timeZone)) || t('branches.holiday');
}
