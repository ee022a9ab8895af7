import type { Range } from '../../domain/delivery/arrival';
import type { ServiceType } from '../../domain/order/order';
import { t } from '../../i18n/t';

/** A range in minutes; from 0 it is a limit. */
export function rangeText({ from, to }: Range): string {
  if (from <= 0) return t('arrival.upTo', { count: to });
  return from === to
    ? t('product.minutes', { count: to })
    : t('product.minutesRange', { from, to });
}

/** How long an order takes. A courier's way is estimated by invented speeds, so that is "about". */
export const waitText = (range: Range, service: ServiceType): string =>
  service === 'DELIVERY' ? t('arrival.about', { range: rangeText(range) }) : rangeText(range);
