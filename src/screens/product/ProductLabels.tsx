import type { Product } from '../../domain/catalog/catalog';
import type { Localized } from '../../domain/text/language';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { Badge } from '../../ui/Badge';
import styles from './ProductLabels.module.css';

type Props = {
  product: Product;
  isSoldOut: boolean;
  /** the order is a delivery and the product is pickup-only */
  isPickupOnly: boolean;
};

/** Two texts may be the same in the language that is shown. */
const shownOnce = (texts: readonly Localized[]): string[] => [
  ...new Set(texts.map(showText).filter(Boolean)),
];

/** Keeps the minus before its number in a right-to-left language. */
const leftToRight = '\u200e';

/** Discount, labels and tags as small wrapping chips; nothing if there are none. */
export function ProductLabels({ product, isSoldOut, isPickupOnly }: Props) {
  const labels = shownOnce(product.labels);
  const tags = shownOnce(product.tags).filter((tag) => !labels.includes(tag));
  const hasDiscount = product.discount > 0;
  const isBare = !isSoldOut && !isPickupOnly && !hasDiscount;
  if (isBare && labels.length + tags.length === 0) return null;
  return (
    <ul className={styles.labels}>
      {isSoldOut && (
        <li>
          <Badge tone="danger">{t('home.soldOut')}</Badge>
        </li>
      )}
      {isPickupOnly && (
        <li>
          <Badge>{t('basket.problems.notDelivered')}</Badge>
        </li>
      )}
      {hasDiscount && (
        <li>
          <Badge tone="sale">{`${leftToRight}−${product.discount}%`}</Badge>
        </li>
      )}
      {labels.map((label) => (
        <li key={label}>
          <Badge tone="good">{label}</Badge>
        </li>
      ))}
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
