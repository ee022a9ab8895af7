import type { Difference } from '../../domain/order/reorder';
import { isolate } from '../../i18n/isolate';
import { listOf } from '../../i18n/phrases';
import { showMoney, showNumber, showText } from '../../i18n/show';
import { t } from '../../i18n/t';

const missing: readonly Difference['kind'][] = ['gone', 'soldOut', 'notInBranch', 'chooseAgain'];

/** No part of this line goes into the basket. */
export const isMissing = ({ kind }: Difference): boolean => missing.includes(kind);

/** What has changed since the line was ordered. */
export function differenceText(difference: Difference): string {
  switch (difference.kind) {
    case 'fewer':
    case 'byPiece': {
      const { count, left } = difference;
      return t(`orders.again.${difference.kind}`, {
        count: showNumber(count),
        left: showNumber(left),
      });
    }
    case 'withoutOption': {
      const options = listOf(difference.options.map(showText).map(isolate));
      return options
        ? t('orders.again.withoutOption', { options })
        : t('basket.problems.optionGone');
    }
    case 'price': {
      const [before, now] = [difference.before, difference.now];
      return t(now > before ? 'orders.again.dearer' : 'orders.again.cheaper', {
        before: isolate(showMoney(before)),
        now: isolate(showMoney(now)),
      });
    }
    default:
      return t(`orders.again.${difference.kind}`);
  }
}
