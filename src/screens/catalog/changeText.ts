import type { Change } from '../../domain/order/change';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';

/** "From 100 000 sum", or that no change is needed. */
export const changeText = (change: Change): string =>
  change === 'none' ? t('change.none') : t('change.from', { amount: showMoney(change) });
