import type { Product } from '../../domain/catalog/catalog';
import { CardGrid } from '../../ui/CardGrid';
import styles from './CardRow.module.css';
import type { CardSize } from './cardSize';
import { ShopCard } from './ShopCard';

export type CardsLayout = {
  size: CardSize;
  /** of each card; default h3 */
  heading?: 'h3' | 'h4' | undefined;
  /** in one scrolling row instead of a grid */
  isRow: boolean;
  /** §9, isWithoutCart */
  isWithoutCart: boolean;
  /** each with a line of its description */
  isDescribed?: boolean | undefined;
};
type Props = CardsLayout & {
  products: readonly Product[];
  /** how many pictures load with priority */
  priorities: number;
};

/** Product cards in a grid or a row. */
export function Cards({ products, isRow, priorities, ...layout }: Props) {
  const cards = products.map((product, index) => (
    <ShopCard key={product.id} product={product} {...layout} priority={index < priorities} />
  ));
  if (isRow) return <div className={styles.row}>{cards}</div>;
  return <CardGrid size={layout.size}>{cards}</CardGrid>;
}
