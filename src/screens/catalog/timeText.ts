import { type Branch, branchHoursToday, branchState } from '../../domain/branches/branch';
import { minutesLeft, type Range, rangeAhead } from '../../domain/delivery/arrival';
import type { Order, ServiceType } from '../../domain/order/order';
import { formatTime, shortDate, shortDateAhead } from '../../domain/time/dates';
import {
  type HoursType,
  hoursText,
  type nextOpening,
  type Weekday,
} from '../../domain/time/schedule';
import { dayOf } from '../../domain/time/slots';
import { isolate } from '../../i18n/phrases';
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

/** Until when a branch is open, or that it is closed and when it opens. */
export function stateText(branch: Branch, clock: Clock, type?: HoursType): string {
  const state = branchState(branch, clock, type);
  if (state.isOpen) {
    const { closes } = state;
    return closes ? t('branches.openUntil', { time: closes }) : t('branches.alwaysOpen');
  }
  const when = opensText(state.opening, clock);
  if (state.isHoliday) {
    return [t('branches.holiday'), when && t('opening.opens', { when })].filter(Boolean).join('. ');
  }
  return when ? t('schedule.opens', { when }) : t('opening.closed');
}

/** What a branch does now, and its hours of today (§5), in a line each where they are long. */
export function openingLine(branch: Branch, clock: Clock): string {
  const texts = [stateText(branch, clock), todayText(branch, clock)];
  return texts.filter(Boolean).join(branchState(branch, clock).isOpen ? ' · ' : '\n');
}

/** A branch's pick-up hours of today; on a day off, what it does now. */
export const pickupHoursLine = (branch: Branch, clock: Clock): string =>
  todayText(branch, clock, 'PICK_UP') ?? stateText(branch, clock, 'PICK_UP');

/**
 * Today's hours, '' for an open day without hours; null on a day off, of which the state says it all:
 * that it is one, or until when last night's hours run. Isolated, so that they run from opening to
 * closing in right-to-left text too.
 */
function todayText(branch: Branch, clock: Clock, type?: HoursType): string | null {
  const today = branchHoursToday(branch, clock, type);
  return today.state === 'open' ? isolate(hoursText(today)) : null;
}
