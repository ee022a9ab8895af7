import type { Difference } from '../../domain/order/reorder';
import { isolate, listOf } from '../../i18n/phrases';
import { langOf, showMoney, showNumber, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { keysOf } from '../../ui/keysOf';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';

type Props = { differences: readonly Difference[] };

/** Unavailable lines first, then changed ones. */
export function AgainDifferences({ differences }: Props) {
  const parts = [
    { title: t('orders.again.missing'), of: differences.filter(isMissing), icon: 'error' },
    {
      title: t('orders.again.changed'),
      of: differences.filter((one) => !isMissing(one)),
      icon: 'info',
    },
  ] as const;
  return parts.map(({ title, of, icon }) => {
    const keys = keysOf(of, (one) => [one.productId, differenceText(one)]);
    return (
      of.length > 0 && (
        <Section key={icon} title={title}>
          {of.map((difference, index) => {
            const { kind, name, productId } = difference;
            const open = () => openSheet(paths.product(productId));
            return (
              <Row
                key={keys[index]}
                icon={icon}
                label={showText(name)}
                lang={langOf(name)}
                detail={differenceText(difference)}
                {...(kind === 'chooseAgain' && { hasChevron: true, onPress: open })}
              />
            );
          })}
        </Section>
      )
    );
  });
}

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
