import { type CSSProperties, memo, useRef } from 'react';
import type { Product, Section } from '../../domain/catalog/catalog';
import cardBlocksStyles from './CardBlocks.module.css';
import styles from './CardRow.module.css';
import { Cards, type CardsLayout } from './Cards';
import type { CardSize } from './cardSize';
import cardSizes from './cardSize.module.css';
import { useCardBlocks } from './useCardBlocks';
import { useNearBlocks } from './useNearBlocks';

type Props = {
  section: Section;
  size: CardSize;
  /** of each card; default h3 */
  heading?: 'h3' | 'h4' | undefined;
  /** each with a line of its description */
  isDescribed?: boolean | undefined;
  /** how many pictures load with priority */
  priorities?: number | undefined;
  /** a grid even if the category is set to a row (§9, scroll types) */
  isWhole?: boolean | undefined;
  /** in a large shop; cards are only mounted near the viewport */
  isOneOfMany?: boolean | undefined;
};

/** Longer sections mount their cards in blocks. */
const maxEager = 24;

/** The products of a category: a grid, or one row that scrolls sideways. */
export const SectionCards = memo(function SectionCards(props: Props) {
  const { section, size, heading, priorities = 0, isWhole, isOneOfMany, isDescribed } = props;
  const { category, products } = section;
  const isRow = category.scrollType === 'HORIZONTAL' && !isWhole;
  const cardsProps = {
    products,
    size,
    heading,
    isRow,
    isWithoutCart: category.isWithoutCart,
    isDescribed,
    priorities,
  };
  if (isOneOfMany || products.length > maxEager) return <CardBlocks {...cardsProps} />;
  if (!isRow) return <Cards {...cardsProps} />;
  return (
    <div className={`${styles.scroller} ${cardSizes[size]}`} tabIndex={-1}>
      <Cards {...cardsProps} />
    </div>
  );
});

type CardBlocksProps = CardsLayout & { products: readonly Product[]; priorities: number };

/**
 * The cards of a long section in blocks; only blocks near the viewport are mounted, so that a shop
 * of 10,000 products costs no more than what is on screen.
 */
function CardBlocks({ products, priorities, ...layout }: CardBlocksProps) {
  const list = useRef<HTMLDivElement>(null);
  const blocks = useCardBlocks(products, layout.size);
  const near = useNearBlocks(list, {
    count: blocks.length,
    isRow: layout.isRow,
    // The first cards determine the height of a row.
    isFirstIn: priorities > 0 || layout.isRow,
  });
  const pane = layout.isRow
    ? `${styles.scroller} ${cardBlocksStyles.row}`
    : cardBlocksStyles.column;
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

const Block = memo(function Block({ isNear, ...cards }: CardBlocksProps & { isNear: boolean }) {
  const estimate: CSSProperties & Record<'--count', number> = { '--count': cards.products.length };
  return (
    <div className={cardBlocksStyles.block} style={estimate} data-pending={isNear ? undefined : ''}>
      {isNear && <Cards {...cards} />}
    </div>
  );
});
