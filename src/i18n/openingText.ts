import { type DayStatus, hoursText } from '../domain/time/schedule';
import { isolate } from './isolate';
import { t } from './t';

/**
 * A day's hours in the format of §5, or that it is a holiday; '' for an open day without hours.
 * Isolated, so that they run from opening to closing in right-to-left text too.
 */
export const openingText = (status: DayStatus): string =>
  status.state === 'holiday' ? t('branches.holiday') : isolate(hoursText(status));
