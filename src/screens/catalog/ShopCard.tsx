import { memo } from 'react';
import type { Product } from '../../domain/catalog/catalog';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import { ProductCard } from '../../ui/ProductCard';
import { CardCorner } from './CardCorner';
import { type CardSize, pictureWidths } from './cardSize';
import { productTexts } from './productTexts';
import { ShopStepper } from './ShopStepper';

type Props = {
  product: Product;
  size?: CardSize | undefined;
  heading?: 'h3' | 'h4' | undefined;
  /** §9, isWithoutCart: the card only opens the product */
  isWithoutCart?: boolean | undefined;
  /** with a line of its description, unless it is small */
  isDescribed?: boolean | undefined;
  /** on the first screen */
  priority?: boolean | undefined;
};

/** A catalogue product in a grid or a row, with its count in the basket. */
export const ShopCard = memo(function ShopCard(props: Props) {
  const { product, size = 'medium', heading, isWithoutCart, isDescribed, priority } = props;
  return (
    <ProductCard
      {...productTexts(product)}
      picture={product.image ?? product.gallery[0]}
      size={size}
      heading={heading}
      description={
        isDescribed && size !== 'small'
          ? { text: showText(product.description), lang: langOf(product.description) }
          : undefined
      }
      pictureWidth={pictureWidths[size]}
      priority={priority}
      corner={size !== 'small' && <CardCorner product={product} />}
      href={paths.product(product.id)}
      stepper={isWithoutCart ? undefined : <ShopStepper product={product} isWide />}
      labels={{ soldOut: t('home.soldOut'), oldPrice: t('home.oldPrice') }}
    />
  );
});
