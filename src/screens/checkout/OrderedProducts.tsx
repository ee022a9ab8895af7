import { countedText } from '../../i18n/amountText';
import { isolate, labelled, listOf } from '../../i18n/phrases';
import { langOf, showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeSheet, currentEntry, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useBasket } from '../../stores/basket/basket';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { useMedia, wideQuery } from '../../ui/useMedia';
import styles from './CheckoutForm.module.css';

/** What is ordered, as a strip of pictures that leads to the basket; on a desktop line by line. */
export function OrderedProducts() {
  const { lines } = useBasket();
  const isWide = useMedia(wideQuery);
  const known = lines.flatMap(({ key, product, count, price, discount }) =>
    product ? [{ key, product, count, price: price - discount }] : [],
  );
  if (known.length === 0) return null;
  const nameOf = ({ product, count }: (typeof known)[number]) => countedText(product.name, count);
  return (
    <button
      type="button"
      className={styles.strip}
      aria-label={labelled(t('basket.title'), listOf(known.map((line) => isolate(nameOf(line)))))}
      onClick={openBasket}
    >
      <span className={styles.pictures}>
        {known.map((line) => (
          <span key={line.key} className={styles.line}>
            <span className={styles.picture}>
              <Picture path={line.product.image} alt="" width={44} radius="s" />
            </span>
            {isWide && (
              <>
                <span className={styles.orderedProductsName} lang={langOf(line.product.name)}>
                  {nameOf(line)}
                </span>
                <span>{showMoney(line.price)}</span>
              </>
            )}
          </span>
        ))}
      </span>
      <Icon name="next" size={20} />
    </button>
  );
}

/** Opens the basket; goes back if the checkout was opened from it. */
export function openBasket(): void {
  if (currentEntry().stack.at(-2)?.url === paths.basket) closeSheet();
  else openSheet(paths.basket);
}
