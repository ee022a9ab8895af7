import type { OrderLine } from '../../domain/order';
import { isolate } from '../../i18n/isolate';
import { showMoney, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { ProductRow } from '../../ui/ProductRow';
import { Section } from '../../ui/Section';
import styles from './OrderLines.module.css';

type Props = { lines: readonly OrderLine[] };

/** What was ordered, at the prices of then. */
export function OrderLines({ lines }: Props) {
  return (
    <Section title={t('orders.lines')}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={`${line.productId} ${line.modifications.map(({ id }) => id).join()}`}>
            <ProductRow
              name={showText(line.name)}
              picture={line.image}
              price={showMoney(priceOf(line))}
              detail={
                line.modifications.map((one) => isolate(optionText(one))).join(', ') || undefined
              }
              aside={
                <span className={styles.count}>
                  <bdi>× {line.count}</bdi>
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const optionText = ({ name, count }: OrderLine['modifications'][number]): string =>
  count > 1 ? `${showText(name)} × ${count}` : showText(name);

const priceOf = ({ costPrice, count, modifications }: OrderLine) =>
  (costPrice + modifications.reduce((sum, one) => sum + one.price * one.count, 0)) * count;
