import type { Branch } from '../../domain/branches/branch';
import { branchHoursToday, branchState } from '../../domain/branches/branchHours';
import { type HoursType, hoursText } from '../../domain/time/schedule';
import { isolate } from '../../i18n/isolate';
import { t } from '../../i18n/t';
import type { Clock } from '../../stores/order/schedule';
import { opensText } from './timeText';

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
