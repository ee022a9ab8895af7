import type { Product } from '../../domain/catalog/catalog';
import { CardGrid } from '../../ui/CardGrid';
import { LongList } from '../../ui/LongList';
import { ShopCard } from '../catalog/ShopCard';
import { useCardBlocks } from '../catalog/useCardBlocks';
import styles from './LongCards.module.css';

type Props = { products: readonly Product[]; isWithoutCart: (product: Product) => boolean };

/** More cards than this are mounted in blocks. */
const maxWhole = 24;

/** Cards of any number, of which only those near the screen are mounted. */
export function LongCards({ products, isWithoutCart }: Props) {
  const blocks = useCardBlocks(products, 'medium');
  const cards = (block: readonly Product[]) => (
    <CardGrid key={block[0]?.id}>
      {block.map((product) => (
        <ShopCard key={product.id} product={product} isWithoutCart={isWithoutCart(product)} />
      ))}
    </CardGrid>
  );
  if (products.length <= maxWhole) return cards(products);
  return (
    <LongList items={blocks} fewest={3} className={styles.blocks}>
      {cards}
    </LongList>
  );
}
