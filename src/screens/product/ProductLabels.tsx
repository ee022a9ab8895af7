import type { Product } from '../../domain/catalog';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { Badge } from '../../ui/Badge';
import styles from './ProductLabels.module.css';

type Props = { product: Product; isSoldOut: boolean };

/** Labels, then tags, as small chips in one wrapping line; nothing when there are none. */
export function ProductLabels({ product, isSoldOut }: Props) {
  const labels = product.labels.map(showText).filter(Boolean);
  const tags = product.tags.map(showText).filter((tag) => tag && !labels.includes(tag));
  if (!isSoldOut && labels.length + tags.length === 0) return null;
  return (
    <ul className={styles.labels}>
      {isSoldOut && (
        <li>
          <Badge tone="danger">{t('home.soldOut')}</Badge>
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
