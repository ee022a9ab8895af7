import { percentOf } from '../../domain/basket/pricing';
import type { OrderLine } from '../../domain/order/order';
import { isolate } from '../../i18n/isolate';
import { langOf, showMoney, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { ProductRow } from '../../ui/ProductRow';
import { Section } from '../../ui/Section';
import styles from './OrderLines.module.css';

type Props = { lines: readonly OrderLine[] };

/** The ordered products at the prices of that time. */
export function OrderLines({ lines }: Props) {
  return (
    <Section title={t('orders.lines')}>
      <ul className={styles.lines}>
        {lines.map((line) => {
          const { full, toPay } = priceOf(line);
          return (
            <li key={keyOf(line)}>
              <ProductRow
                name={showText(line.name)}
                lang={langOf(line.name)}
                picture={line.image}
                price={showMoney(toPay)}
                oldPrice={toPay < full ? showMoney(full) : undefined}
                oldPriceLabel={t('home.oldPrice')}
                detail={detailOf(line) || undefined}
                aside={
                  <span className={styles.count}>
                    <bdi>× {line.count}</bdi>
                  </span>
                }
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const keyOf = ({ productId, modifications, note }: OrderLine): string =>
  JSON.stringify([productId, modifications.map(({ id, count }) => [id, count]), note]);

/** The options, then the line's comment. */
function detailOf({ modifications, note }: OrderLine): string {
  const options = modifications.map((one) => isolate(optionText(one)));
  return [...options, note && isolate(note)].filter(Boolean).join(' · ');
}

const optionText = ({ name, count }: OrderLine['modifications'][number]): string =>
  count > 1 ? `${showText(name)} × ${count}` : showText(name);

/** The line's price without and with its discount; options are not discounted. */
function priceOf({ costPrice, count, discount, modifications }: OrderLine) {
  const options = modifications.reduce((sum, one) => sum + one.price * one.count, 0);
  const full = (costPrice + options) * count;
  return { full, toPay: full - percentOf(costPrice * count, discount) };
}
