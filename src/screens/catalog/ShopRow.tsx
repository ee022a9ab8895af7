import { memo } from 'react';
import type { Product } from '../../domain/catalog/catalog';
import { dotted, isolate } from '../../i18n/phrases';
import { t } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import { Badge } from '../../ui/Badge';
import { ProductRow } from '../../ui/ProductRow';
import { productTexts } from './productTexts';
import { ShopStepper } from './ShopCard';

type Props = {
  product: Product;
  /** called before the link to the product is followed */
  onOpen: () => void;
  /** §9, isWithoutCart: the row only opens the product */
  isWithoutCart?: boolean | undefined;
};

/** A catalogue product in a list of two-line rows, with its count in the basket. */
export const ShopRow = memo(function ShopRow({ product, onOpen, isWithoutCart }: Props) {
  const { notice, badge, measure, ...face } = productTexts(product);
  const stepper = isWithoutCart ? undefined : <ShopStepper product={product} />;
  return (
    <ProductRow
      {...face}
      picture={product.image}
      detail={dotted([measure && isolate(measure), notice]) || undefined}
      oldPriceLabel={t('home.oldPrice')}
      isCompact
      href={paths.product(product.id)}
      onOpen={onOpen}
      aside={face.isSoldOut ? <Badge>{t('home.soldOut')}</Badge> : stepper}
    />
  );
});
