import { memo } from 'react';
import type { Product } from '../../domain/catalog';
import { takeFromBasket } from '../../flows/fillBasket';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useCountOf } from '../../stores/counts';
import { ProductCard } from '../../ui/ProductCard';
import { addOrOpen } from './addOrOpen';
import { CardCorner } from './CardCorner';
import { type CardSize, pictureWidths } from './cardSize';
import { productFace } from './productFace';

type Props = {
  product: Product;
  size?: CardSize | undefined;
  /** §9, isWithoutCart: the card only opens the product */
  isWithoutCart?: boolean | undefined;
  /** among the first on screen */
  priority?: boolean | undefined;
};

/** A product of the catalogue in a grid or a row, with its count in the basket. */
export const ShopCard = memo(function ShopCard(props: Props) {
  const { product, size = 'medium', isWithoutCart, priority } = props;
  const count = useCountOf(product.id);
  const face = productFace(product, count);
  const { name } = face;
  return (
    <ProductCard
      {...face}
      picture={product.image ?? product.gallery[0]}
      count={count}
      size={size}
      pictureWidth={pictureWidths[size]}
      priority={priority}
      corner={<CardCorner product={product} />}
      onOpen={() => openSheet(paths.product(product.id))}
      onAdd={isWithoutCart ? undefined : () => addOrOpen(product)}
      onRemove={isWithoutCart ? undefined : () => takeFromBasket(product.id)}
      labels={{
        add: t('common.addNamed', { name }),
        less: t('common.decrease', { name }),
        more: t('common.increase', { name }),
        soldOut: t('home.soldOut'),
        oldPrice: t('home.oldPrice'),
      }}
    />
  );
});
