import { type CSSProperties, useRef } from 'react';
import type { Shelf } from '../../domain/catalog';
import { showText } from '../../i18n/show';
import type { CardSize } from '../shelf/cardSize';
import cardSizes from '../shelf/cardSize.module.css';
import { ShelfCards } from '../shelf/ShelfCards';
import { shelfAnchor } from './anchors';
import styles from './ShelfSection.module.css';
import { useNear } from './useNear';

type Props = {
  shelf: Shelf;
  size: CardSize;
  /** its title stands below that of a group */
  isInGroup: boolean;
  /** its cards are made only when one comes near it */
  isLate: boolean;
  /** in a shop that is too large to stand as a whole */
  isOneOfMany: boolean;
  /** so many of its pictures are on the first screen */
  priorities: number;
};

/** A category on the home page. Out of sight it costs no layout: its height is estimated by rows. */
export function ShelfSection({ shelf, size, isInGroup, isLate, isOneOfMany, priorities }: Props) {
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section, isLate);
  const { category, products } = shelf;
  const id = shelfAnchor(category.id);
  const Title = isInGroup ? 'h3' : 'h2';
  const count = category.scrollType === 'HORIZONTAL' ? 1 : products.length;
  const estimate: CSSProperties & Record<'--count', number> = { '--count': count };
  return (
    <section
      ref={section}
      id={id}
      className={`${styles.shelf} ${cardSizes[size]}`}
      style={estimate}
      data-row={category.scrollType === 'HORIZONTAL' ? '' : undefined}
      data-blocks={isOneOfMany ? '' : undefined}
      data-pending={isNear ? undefined : ''}
      aria-labelledby={`${id}-title`}
    >
      <Title id={`${id}-title`} className={styles.title}>
        {showText(category.name)}
      </Title>
      {isNear && (
        <ShelfCards shelf={shelf} size={size} priorities={priorities} isOneOfMany={isOneOfMany} />
      )}
    </section>
  );
}
