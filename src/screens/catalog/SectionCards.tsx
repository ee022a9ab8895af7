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
