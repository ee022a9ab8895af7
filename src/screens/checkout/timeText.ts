import { shortDate } from '../../domain/time/dates';
import type { nextOpening } from '../../domain/time/schedule';
import { dayOf } from '../../domain/time/slots';
import { t } from '../../i18n/t';
import type { Clock } from '../../stores/order/schedule';
import { dayName } from '../catalog/dayName';

/** A chosen day (`yyyy-mm-dd`) and time as text; a distant day includes its date. */
export function whenText(
  { day, time }: { day: string; time: string },
  { now, timeZone }: Clock,
): string {
  const at = dayOf(day, now, timeZone);
  const isNear = at !== null && (at.daysAhead === 0 || at.daysAhead === 1);
  const name = at && (isNear || at.daysAhead > 1) ? dayName(at) : '';
  const date = isNear ? '' : shortDate(day);
  return t('schedule.when', { day: [name, date].filter(Boolean).join(' '), time });
}

/** When a closed branch opens; '' if not within a week. */
export function opensText(opening: ReturnType<typeof nextOpening>): string {
  return opening ? t('schedule.when', { day: dayName(opening), time: opening.open }) : '';
}
