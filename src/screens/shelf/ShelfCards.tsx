import { memo } from 'react';
import type { Shelf } from '../../domain/catalog';
import { CardGrid } from '../../ui/CardGrid';
import type { CardSize } from './cardSize';
import styles from './ShelfCards.module.css';
import { ShopCard } from './ShopCard';

type Props = {
  shelf: Shelf;
  size: CardSize;
  /** so many of the first pictures are loaded before others */
  priorities?: number | undefined;
  /** a grid even where the category asks for a row (§9, scroll types) */
  isWhole?: boolean | undefined;
};

/** The products of a category: a grid, or one row that scrolls sideways. */
export const ShelfCards = memo(function ShelfCards(props: Props) {
  const { shelf, size, priorities = 0, isWhole } = props;
  const { category, products } = shelf;
  const cards = products.map((product, index) => (
    <ShopCard
      key={product.id}
      product={product}
      size={size}
      isWithoutCart={category.isWithoutCart}
      priority={index < priorities}
    />
  ));
  if (category.scrollType === 'HORIZONTAL' && !isWhole) {
    return <div className={`${styles.row} ${styles[size]}`}>{cards}</div>;
  }
  return <CardGrid size={size}>{cards}</CardGrid>;
});
