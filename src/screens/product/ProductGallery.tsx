import type { Product } from '../../domain/catalog/catalog';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { Carousel } from '../../ui/Carousel';
import { Picture } from '../../ui/Picture';
import styles from './ProductGallery.module.css';

/** Maximum width of a sheet, CSS px. */
const sheetWidth = 640;
const ratio = 1.15;

type Props = {
  product: Product;
  /** there are choices to make below */
  isLow: boolean;
};

/** The product's pictures without duplicates; their space is reserved while loading. */
export function ProductGallery({ product, isLow }: Props) {
  const { image, gallery } = product;
  const paths = [...new Set(image ? [image, ...gallery] : gallery)];
  const name = showText(product.name);
  const [first = null, ...others] = paths;
  return (
    <div className={isLow ? `${styles.gallery} ${styles.low}` : styles.gallery}>
      <Carousel label={name}>
        <Picture path={first} alt={name} width={sheetWidth} ratio={ratio} radius="none" priority />
        {others.map((path, index) => (
          <Picture
            key={path}
            path={path}
            alt={t('product.picture', { count: index + 2 })}
            width={sheetWidth}
            ratio={ratio}
            radius="none"
          />
        ))}
      </Carousel>
    </div>
  );
}
