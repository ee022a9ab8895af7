import { type CSSProperties, memo, useRef } from 'react';
import type { Product } from '../../domain/catalog/catalog';
import styles from './CardBlocks.module.css';
import rowStyles from './CardRow.module.css';
import { Cards, type CardsLayout } from './Cards';
import cardSizes from './cardSize.module.css';
import { useCardBlocks } from './useCardBlocks';
import { useNearBlocks } from './useNearBlocks';

type Props = CardsLayout & { products: readonly Product[]; priorities: number };

/**
 * The cards of a long section in blocks; only blocks near the viewport are mounted, so that a shop
 * of 10,000 products costs no more than what is on screen.
 */
export function CardBlocks({ products, priorities, ...layout }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const blocks = useCardBlocks(products, layout.size);
  const near = useNearBlocks(list, {
    count: blocks.length,
    isRow: layout.isRow,
    // The first cards determine the height of a row.
    isFirstIn: priorities > 0 || layout.isRow,
  });
  const pane = layout.isRow ? `${rowStyles.scroller} ${styles.row}` : styles.column;
  return (
    <div ref={list} className={`${pane} ${cardSizes[layout.size]}`} tabIndex={-1}>
      {blocks.map((block, index) => (
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its position
          key={index}
          {...layout}
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
