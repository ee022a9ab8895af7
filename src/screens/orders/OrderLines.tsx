import { linePriceThen } from '../../domain/order/completeOrder';
import type { OrderLine } from '../../domain/order/order';
import { timesText } from '../../i18n/amountText';
import { langOf, showMoney, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { Counted, Joined } from '../../ui/Joined';
import { keysOf } from '../../ui/keysOf';
import { LongList } from '../../ui/LongList';
import { ProductRow } from '../../ui/ProductRow';
import { Section } from '../../ui/Section';
import styles from './OrderScreen.module.css';

type Props = { lines: readonly OrderLine[] };

/** The ordered products at the prices of that time. */
export function OrderLines({ lines }: Props) {
  const keys = keysOf(lines, identityOf);
  return (
    <Section title={t('orders.lines')}>
      <LongList items={lines} isList className={styles.lines}>
        {(line, index) => {
          const { full, toPay } = linePriceThen(line);
          return (
            <ProductRow
              key={keys[index]}
              name={showText(line.name)}
              lang={langOf(line.name)}
              picture={line.image}
              price={showMoney(toPay)}
              oldPrice={toPay < full ? showMoney(full) : undefined}
              oldPriceLabel={t('home.oldPrice')}
              detail={detailOf(line)}
              aside={
                line.count !== null && (
                  <span className={styles.count}>
                    <bdi>{timesText(line.count)}</bdi>
                  </span>
                )
              }
            />
          );
        }}
      </LongList>
    </Section>
  );
}

const identityOf = ({ productId, modifications, note }: OrderLine) => [
  productId,
  modifications.map(({ id, groupId, count }) => [id, groupId, count]),
  note,
];

/** The options, then the line's comment. */
function detailOf({ modifications, note }: OrderLine) {
  const counts = new Map<string, (typeof modifications)[number]>();
  // An option may come twice: chosen in two groups, or its portions one by one.
  for (const option of modifications) {
    const count = (counts.get(option.id)?.count ?? 0) + option.count;
    counts.set(option.id, { ...option, count });
  }
  const options = [...counts.values()].map(({ id, name, count }) => (
    <Counted key={id} text={name} count={count} />
  ));
  if (options.length === 0 && !note) return undefined;
  return (
    <Joined by="dot">
      {options}
      {note && <bdi>{note}</bdi>}
    </Joined>
  );
}
