import { type CSSProperties, memo, useMemo, useRef } from 'react';
import type { Product } from '../../domain/catalog';
import styles from './CardBlocks.module.css';
import rowStyles from './CardRow.module.css';
import { Cards, type CardsLook } from './Cards';
import cardSizes from './cardSize.module.css';
import { useNearBlocks } from './useNearBlocks';

/** Whole rows on every phone and tablet: one to four, or six cards stand beside each other. */
const blockLength = 12;

type Props = CardsLook & { products: readonly Product[]; priorities: number };

/**
 * The cards of a long shelf in blocks, of which only those are made that are near what is seen: what a
 * shop of 10,000 products costs is what is on screen.
 */
export function CardBlocks({ products, priorities, ...look }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const blocks = useMemo(() => {
    const count = Math.ceil(products.length / blockLength);
    return Array.from({ length: count }, (_, index) =>
      products.slice(index * blockLength, (index + 1) * blockLength),
    );
  }, [products]);
  const near = useNearBlocks(list, { count: blocks.length, isRow: look.isRow });
  const pane = look.isRow ? `${rowStyles.scroller} ${styles.row}` : styles.column;
  return (
    <div ref={list} className={`${pane} ${cardSizes[look.size]}`}>
      {blocks.map((block, index) => (
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the shelf
          key={index}
          {...look}
          products={block}
          isNear={near.has(index)}
          priorities={index === 0 ? priorities : 0}
        />
      ))}
    </div>
  );
}

const Block = memo(function Block({ isNear, ...cards }: Props & { isNear: boolean }) {
  const estimate: CSSProperties & Record<'--count', number> = { '--count': cards.products.length };
  return (
    <div className={styles.block} style={estimate} data-pending={isNear ? undefined : ''}>
      {isNear && <Cards {...cards} />}
    </div>
  );
});
