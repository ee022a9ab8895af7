import { type CSSProperties, memo, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Product } from '../../domain/catalog/catalog';
import styles from './CardBlocks.module.css';
import rowStyles from './CardRow.module.css';
import { Cards, type CardsLayout } from './Cards';
import cardSizes from './cardSize.module.css';
import { useNearBlocks } from './useNearBlocks';

/**
 * So many cards make a block, in whole rows: on a phone up to three stand beside each other, on wider
 * screens four or six as well. A block that comes into sight should be little more than the screen.
 */
const blockLengths = { phone: 6, wide: 12 };
const phone = '(max-width: 460px)';

function watchWidth(tell: () => void) {
  const query = matchMedia(phone);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

type Props = CardsLayout & { products: readonly Product[]; priorities: number };

/**
 * The cards of a long shelf in blocks, of which only those are made that are near what is seen: what a
 * shop of 10,000 products costs is what is on screen.
 */
export function CardBlocks({ products, priorities, ...look }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const isPhone = useSyncExternalStore(watchWidth, () => matchMedia(phone).matches);
  const blockLength = blockLengths[isPhone ? 'phone' : 'wide'];
  const blocks = useMemo(() => {
    const count = Math.ceil(products.length / blockLength);
    return Array.from({ length: count }, (_, index) =>
      products.slice(index * blockLength, (index + 1) * blockLength),
    );
  }, [products, blockLength]);
  const near = useNearBlocks(list, {
    count: blocks.length,
    isRow: look.isRow,
    // The first cards give a row its height.
    isFirstIn: priorities > 0 || look.isRow,
  });
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
