import { memo } from 'react';
import type { Section } from '../../domain/catalog/catalog';
import { CardBlocks } from './CardBlocks';
import styles from './CardRow.module.css';
import { Cards } from './Cards';
import type { CardSize } from './cardSize';
import cardSizes from './cardSize.module.css';

type Props = {
  section: Section;
  size: CardSize;
  /** so many of the first pictures are loaded before others */
  priorities?: number | undefined;
  /** a grid even where the category asks for a row (§9, scroll types) */
  isWhole?: boolean | undefined;
  /** one of so many shelves that the cards of each are made only while they are near */
  isOneOfMany?: boolean | undefined;
};

/** So many cards are made at once. */
const madeAtOnce = 24;

/** The products of a category: a grid, or one row that scrolls sideways. */
export const SectionCards = memo(function SectionCards(props: Props) {
  const { section, size, priorities = 0, isWhole, isOneOfMany } = props;
  const { category, products } = section;
  const isRow = category.scrollType === 'HORIZONTAL' && !isWhole;
  const look = { products, size, isRow, isWithoutCart: category.isWithoutCart, priorities };
  if (isOneOfMany || products.length > madeAtOnce) return <CardBlocks {...look} />;
  if (!isRow) return <Cards {...look} />;
  return (
    <div className={`${styles.scroller} ${cardSizes[size]}`}>
      <Cards {...look} />
    </div>
  );
});
