import { isolate } from '../../i18n/isolate';
import { labelled } from '../../i18n/labelled';
import { listOf } from '../../i18n/listOf';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { useBasket } from '../../stores/basket/basket';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import styles from './OrderedProducts.module.css';
import { openBasket } from './openBasket';

/** What is ordered, as a strip of pictures that leads to the basket. */
export function OrderedProducts() {
  const { lines } = useBasket();
  const known = lines.flatMap(({ key, product, count }) =>
    product ? [{ key, product, count }] : [],
  );
  if (known.length === 0) return null;
  const names = known.map(({ product, count }) =>
    isolate(count > 1 ? `${showText(product.name)} × ${count}` : showText(product.name)),
  );
  return (
    <button
      type="button"
      className={styles.strip}
      aria-label={labelled(t('basket.title'), listOf(names))}
      onClick={openBasket}
    >
      <span className={styles.pictures}>
        {known.map(({ key, product }) => (
          <span key={key} className={styles.picture}>
            <Picture path={product.image} alt="" width={44} radius="s" />
          </span>
        ))}
      </span>
      <Icon name="next" size={20} />
    </button>
  );
}
