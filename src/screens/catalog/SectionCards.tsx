import { type CSSProperties, memo, useMemo, useRef } from 'react';
import type { Product, Section } from '../../domain/catalog/catalog';
import { blocksOf } from '../../ui/blocksOf';
import { CardGrid } from '../../ui/CardGrid';
import { useMedia } from '../../ui/useMedia';
import type { CardSize } from './cardSize';
import cardSizes from './SectionCards.module.css';
import { ShopCard } from './ShopCard';
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
    <div className={`${cardSizes.scroller} ${cardSizes[size]}`} tabIndex={-1}>
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
  const pane = layout.isRow ? `${cardSizes.scroller} ${cardSizes.cardBlocksRow}` : cardSizes.column;
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
    <div className={cardSizes.block} style={estimate} data-pending={isNear ? undefined : ''}>
      {isNear && <Cards {...cards} />}
    </div>
  );
});

/**
 * Cards per block, in whole rows: up to three per row on a phone, three or four on wider screens,
 * three to six small ones. A block should be little larger than the screen.
 */
const blockLengths = { phone: 6, wide: 12, small: 60 };
const phoneQuery = '(max-width: 460px)';

/** The products of a long list, in blocks of cards that are mounted together. */
export function useCardBlocks(
  products: readonly Product[],
  size: CardsLayout['size'],
): (readonly Product[])[] {
  // On a server: most visitors have a phone.
  const isPhone = useMedia(phoneQuery, true);
  const wide = size === 'small' ? 'small' : 'wide';
  const blockLength = blockLengths[isPhone ? 'phone' : wide];
  return useMemo(() => blocksOf(products, blockLength), [products, blockLength]);
}

type CardsLayout = {
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
type CardsProps = CardsLayout & {
  products: readonly Product[];
  /** how many pictures load with priority */
  priorities: number;
};

/** Product cards in a grid or a row. */
function Cards({ products, isRow, priorities, ...layout }: CardsProps) {
  const cards = products.map((product, index) => (
    <ShopCard key={product.id} product={product} {...layout} priority={index < priorities} />
  ));
  if (isRow) return <div className={cardSizes.row}>{cards}</div>;
  return <CardGrid size={layout.size}>{cards}</CardGrid>;
}
