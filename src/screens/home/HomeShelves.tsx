import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ShelfGroup } from '../../domain/catalog';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import * as merchant from '../../stores/merchant';
import { cardSize, firstPictures } from '../shelf/cardSize';
import { groupAnchor, shelfAnchor } from './anchors';
import { CategoryBar } from './CategoryBar';
import { GroupTiles } from './GroupTiles';
import styles from './HomeShelves.module.css';
import { ShelfSection } from './ShelfSection';
import { useCurrentShelf } from './useCurrentShelf';

type Props = { groups: readonly ShelfGroup[] };

const loadGlide = () => import('./glideTo');

/**
 * A shop of so many products stands as a whole behind the first picture. In a larger one shelves and
 * their cards are made when one comes near them, and left out again.
 */
const mostAtOnce = 600;

/** All shelves on one long page, with groups to jump to and a bar of categories that follows along. */
export function HomeShelves({ groups }: Props) {
  const page = useRef<HTMLDivElement>(null);
  const { settings } = useSnapshot(merchant.state);
  const shelves = useMemo(() => groups.flatMap(({ categories }) => categories), [groups]);
  const chips = useMemo(
    () =>
      shelves.map(({ category }) => ({
        id: shelfAnchor(category.id),
        label: showText(category.name),
      })),
    [shelves],
  );
  const { currentId, hold } = useCurrentShelf(page, chips);
  const goTo = (anchor: string, shelf = anchor) => {
    const release = hold(shelf);
    const section = page.current?.querySelector(`[id="${CSS.escape(anchor)}"]`);
    // Off line and never fetched: the section is shown at once instead of in a glide.
    loadGlide().then(
      ({ glideTo }) => glideTo(section, release),
      () => {
        section?.scrollIntoView();
        release();
      },
    );
  };
  const hasGroups = groups.length > 1;
  const [isBehindFirstPicture, setBehindFirstPicture] = useState(false);
  useEffect(() => {
    startTransition(() => setBehindFirstPicture(true));
  }, []);

  const isLarge = shelves.reduce((sum, { products }) => sum + products.length, 0) > mostAtOnce;
  const isWhole = isBehindFirstPicture && !isLarge;
  let before = 0;
  const sections = groups.map(({ group, categories }) => (
    <section
      key={group?.id ?? ''}
      id={groupAnchor(group)}
      className={styles.group}
      aria-label={hasGroups && group ? showText(group.name) : undefined}
    >
      {hasGroups && group && <h2 className={styles.name}>{showText(group.name)}</h2>}
      {categories.map((shelf) => {
        const first = before;
        const size = cardSize(shelf.category, settings);
        before += shelf.products.length;
        return (
          <ShelfSection
            key={shelf.category.id}
            shelf={shelf}
            size={size}
            isInGroup={hasGroups && group !== null}
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
      {hasGroups && (
        <GroupTiles
          groups={groups}
          onChoose={({ group, categories: [first] }) =>
            goTo(groupAnchor(group), first && shelfAnchor(first.category.id))
          }
        />
      )}
      {shelves.length > 1 && (
        <CategoryBar
          label={t('home.categories')}
          items={chips}
          currentId={currentId}
          onChoose={goTo}
        />
      )}
      {sections}
    </div>
  );
}
