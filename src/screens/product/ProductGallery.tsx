import type { Product } from '../../domain/catalog/catalog';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { Carousel } from '../../ui/Carousel';
import { Picture } from '../../ui/Picture';

/** CSS px: the widest that a sheet becomes. */
const sheetWidth = 640;
const ratio = 1.15;

/** The product's pictures, each once, in a place that is kept while they load. */
export function ProductGallery({ product }: { product: Product }) {
  const { image, gallery } = product;
  const paths = [...new Set(image ? [image, ...gallery] : gallery)];
  const name = showText(product.name);
  const [first = null, ...others] = paths;
  return (
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
  );
}
