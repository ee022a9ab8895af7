import type { Weekday } from '../../domain/time/schedule';
import { t } from '../../i18n/t';

/** Today, tomorrow, else the weekday; written as within a sentence. */
export function dayName({ daysAhead, weekday }: { daysAhead: number; weekday: Weekday }): string {
  if (daysAhead === 0) return t('schedule.today');
  return daysAhead === 1 ? t('schedule.tomorrow') : t(`weekdays.${weekday}`);
}
