import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { firstCategories, type SectionGroup } from '../../domain/catalog/catalog';
import * as limits from '../../domain/limits';
import { langOf, showText } from '../../i18n/show';
import * as merchant from '../../stores/merchant';
import { cardSize, firstPictures } from '../catalog/cardSize';
import { groupAnchor, sectionAnchor } from './anchors';
import { CatalogSection } from './CatalogSection';
import { CategoryBar } from './CategoryBar';
import { GroupChip } from './GroupChip';
import styles from './HomeSections.module.css';
import { useCurrentSection } from './useCurrentSection';

type Props = { groups: readonly SectionGroup[] };

const loadScroll = () => import('./scrollToSection');

/**
 * A shop with up to this many products is mounted as a whole after the first paint. In a larger one
 * sections and cards are mounted near the viewport only.
 */
const maxMounted = 80;

/**
 * The sections on one long page, with a bar of groups and their categories that follows the scroll
 * position.
 */
export function HomeSections({ groups: all }: Props) {
  const groups = useMemo(() => {
    const shown = firstCategories(all, limits.homeCategories);
    // The only group says nothing.
    return shown.length > 1 ? shown : shown.map(({ categories }) => ({ group: null, categories }));
  }, [all]);
  const page = useRef<HTMLDivElement>(null);
  const { settings } = useSnapshot(merchant.state);
  const sections = useMemo(() => groups.flatMap(({ categories }) => categories), [groups]);
  const chips = useMemo(
    () =>
      groups.flatMap(({ group, categories }) =>
        categories.map(({ category }, index) => ({
          id: sectionAnchor(category.id),
          label: showText(category.name),
          lang: langOf(category.name),
          // §9, group kinds: a group begins with its first category
          group: index === 0 ? group : null,
        })),
      ),
    [groups],
  );
  const { currentId, hold } = useCurrentSection(page, chips);
  const goTo = (anchor: string, current = anchor) => {
    const release = hold(current);
    const element = page.current?.querySelector(`[id="${CSS.escape(anchor)}"]`);
    // Offline and not cached: jump to the section instead of scrolling smoothly.
    loadScroll().then(
      ({ scrollToSection }) => scrollToSection(element, release),
      () => {
        element?.scrollIntoView();
        release();
      },
    );
  };
  const [isAfterFirstPaint, setAfterFirstPaint] = useState(false);
  useEffect(() => {
    startTransition(() => setAfterFirstPaint(true));
  }, []);

  const isLarge = sections.reduce((sum, { products }) => sum + products.length, 0) > maxMounted;
  const isWhole = isAfterFirstPaint && !isLarge;
  let productCount = 0;
  const groupElements = groups.map(({ group, categories }) => (
    <section
      key={group?.id ?? ''}
      id={groupAnchor(group)}
      className={styles.group}
      aria-label={group ? showText(group.name) : undefined}
    >
      {group && (
        <h2 className={styles.name} lang={langOf(group.name)}>
          {showText(group.name)}
        </h2>
      )}
      {categories.map((section) => {
        const first = productCount;
        const size = cardSize(section.category, settings);
        productCount += section.products.length;
        return (
          <CatalogSection
            key={section.category.id}
            section={section}
            size={size}
            isInGroup={group !== null}
            isLate={!isWhole && first >= firstPictures[size]}
            isOneOfMany={isLarge}
            priorities={first === 0 ? firstPictures[size] : 0}
          />
        );
      })}
    </section>
  ));

  return (
    <div ref={page} className={styles.page}>
      {sections.length > 1 && (
        <CategoryBar
          items={chips}
          currentId={currentId}
          onChoose={goTo}
          leadOf={(group, id) => (
            <GroupChip
              key={group.id}
              group={group}
              anchor={groupAnchor(group)}
              onChoose={() => goTo(groupAnchor(group), id)}
            />
          )}
        />
      )}
      {groupElements}
    </div>
  );
}
