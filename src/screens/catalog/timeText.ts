import { minutesLeft, type Range, rangeAhead } from '../../domain/delivery/arrival';
import type { Order, ServiceType } from '../../domain/order/order';
import { formatTime, shortDate, shortDateAhead } from '../../domain/time/dates';
import type { nextOpening, Weekday } from '../../domain/time/schedule';
import { dayOf } from '../../domain/time/slots';
import { t } from '../../i18n/t';
import type { Clock } from '../../stores/order/schedule';

/**
 * A chosen day (`yyyy-mm-dd`) and time, as within a sentence: "today, 18:00"; a distant day includes
 * its date.
 */
export function whenText(
  { day, time }: { day: string; time: string },
  { now, timeZone }: Clock,
): string {
  const at = dayOf(day, now, timeZone);
  const isNear = at !== null && (at.daysAhead === 0 || at.daysAhead === 1);
  const name = at && (isNear || at.daysAhead > 1) ? dayName(at) : '';
  const date = isNear ? '' : shortDate(day);
  return t('schedule.when', { day: dated(name, date), time });
}

/**
 * When a closed branch opens, as within a sentence; '' if not within a week. A week ahead, the date
 * tells the day from today.
 */
export function opensText(
  opening: ReturnType<typeof nextOpening>,
  { now, timeZone }: Clock,
): string {
  if (!opening) return '';
  const { daysAhead, open } = opening;
  const date = daysAhead > 6 ? shortDateAhead(daysAhead, now, timeZone) : '';
  return t('schedule.when', { day: dated(dayName(opening), date), time: open });
}

/** When an order arrives or is ready, as a sentence of clock times, of which none is past. */
export function arrivesText(
  { serviceType }: Pick<Order, 'serviceType'>,
  arrival: Range,
  { now, timeZone }: Clock,
): string {
  if (minutesLeft(arrival, now)?.to === 0) return t('arrival.anyMinute');
  const { from, to } = rangeAhead(arrival, now);
  return t(serviceType === 'DELIVERY' ? 'arrival.arrives' : 'arrival.ready', {
    from: formatTime(from, timeZone),
    to: formatTime(to, timeZone),
  });
}

const dated = (name: string, date: string) => [name, date].filter(Boolean).join(' ');

/** Today, tomorrow, else the weekday; written as within a sentence. */
export function dayName({ daysAhead, weekday }: { daysAhead: number; weekday: Weekday }): string {
  if (daysAhead === 0) return t('schedule.today');
  return daysAhead === 1 ? t('schedule.tomorrow') : t(`weekdays.${weekday}`);
}

/** A range in minutes; from 0 it is a limit, and from 0 to 0 any minute. */
export function rangeText({ from, to }: Range): string {
  if (to <= 0) return t('arrival.anyMinute');
  if (from <= 0) return t('arrival.upTo', { count: to });
  return from === to
    ? t('product.minutes', { count: to })
    : t('product.minutesRange', { from, to });
}

/** How long an order takes. A courier's way is estimated by invented speeds, so that is "about". */
export const waitText = (range: Range, service: ServiceType): string =>
  service === 'DELIVERY' ? t('arrival.about', { range: rangeText(range) }) : rangeText(range);
