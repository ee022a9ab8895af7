import type { Branch } from '../../domain/branches/branch';
import { branchHoursToday, branchState } from '../../flows/branches/branchHours';
import { openingText } from '../../i18n/openingText';
import { t } from '../../i18n/t';
import type { Clock } from '../../stores/order/schedule';
import { opensText } from './timeText';

/** Until when a branch is open, or that it is closed and when it opens. */
export function stateText(branch: Branch, clock: Clock): string {
  const state = branchState(branch);
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
export const openingLine = (branch: Branch, clock: Clock): string => {
  const { isOpen } = branchState(branch);
  const today = branchHoursToday(branch);
  // A closed branch's state names the holiday; one that is open past midnight has it as its hours.
  const hasHours = isOpen || today.state === 'open';
  const texts = [stateText(branch, clock), hasHours && openingText(today)];
  return texts.filter(Boolean).join(isOpen ? ' · ' : '\n');
};
