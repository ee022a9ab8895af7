import { type CSSProperties, useRef } from 'react';
import type { Group, Section } from '../../domain/catalog/catalog';
import { langOf, showText } from '../../i18n/show';
import type { CardSize } from '../catalog/cardSize';
import { SectionCards } from '../catalog/SectionCards';
import cardSizes from '../catalog/SectionCards.module.css';
import styles from './Catalogue.module.css';
import { useNear } from './useNear';

type Props = {
  section: Section;
  size: CardSize;
  /** its title is one level below a group's */
  isInGroup: boolean;
  /** cards are mounted only when it comes near the viewport */
  isLate: boolean;
  /** in a shop too large to mount as a whole */
  isOneOfMany: boolean;
  /** number of its pictures on the first screen */
  priorities: number;
};

/** A category on the home page. Off screen it costs no layout: its height is estimated by rows. */
export function CatalogSection({
  section,
  size,
  isInGroup,
  isLate,
  isOneOfMany,
  priorities,
}: Props) {
  const element = useRef<HTMLElement>(null);
  const isNear = useNear(element, isLate);
  const { category, products } = section;
  const id = sectionAnchor(category.id);
  const Title = isInGroup ? 'h3' : 'h2';
  const count = category.scrollType === 'HORIZONTAL' ? 1 : products.length;
  const estimate: CSSProperties & Record<'--count', number> = { '--count': count };
  return (
    <section
      ref={element}
      id={id}
      className={`${styles.section} ${cardSizes[size]}`}
      style={estimate}
      data-row={category.scrollType === 'HORIZONTAL' ? '' : undefined}
      data-blocks={isOneOfMany ? '' : undefined}
      data-pending={isNear ? undefined : ''}
      // a browser finds no name in what it does not draw
      aria-label={showText(category.name)}
    >
      <Title className={styles.title} dir="auto" lang={langOf(category.name)}>
        {showText(category.name)}
      </Title>
      {isNear && (
        <SectionCards
          section={section}
          size={size}
          heading={isInGroup ? 'h4' : 'h3'}
          priorities={priorities}
          isDescribed={priorities > 0}
          isOneOfMany={isOneOfMany}
        />
      )}
    </section>
  );
}

/** The element id of a category's section on the page. */
export const sectionAnchor = (categoryId: string): string => `section-${categoryId}`;

/** The element id of a group on the page; null is the group of categories without one. */
export const groupAnchor = (group: Group | null): string => `group-${group?.id ?? ''}`;
