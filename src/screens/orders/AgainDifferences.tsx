import type { Difference } from '../../domain/order/reorder';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { keysOf } from '../../ui/keysOf';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { differenceText, isMissing } from './differenceText';

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
