import { useMemo } from 'react';
import type { SectionGroup } from '../../domain/catalog/catalog';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { blocksOf } from '../../ui/blocksOf';
import { LongList } from '../../ui/LongList';
import { SheetPage } from '../../ui/SheetPage';
import { TileGrid } from '../catalog/TileGrid';
import { useSections } from '../catalog/useSections';
import styles from './AllCategories.module.css';
import { NoSections } from './NoSections';

/** More categories than this are mounted in blocks of whole rows. */
const maxWhole = 96;
const blockLength = 12;

/** All categories as tiles, by group. */
export function AllCategories() {
  const sections = useSections();
  const { status, groups } = sections;
  const blocks = useMemo(() => blocksOfTiles(groups), [groups]);
  return (
    <SheetPage title={t('home.allCategories')}>
      {status === 'ready' && groups.length > 0 ? (
        <LongList items={blocks} fewest={maxWhole / blockLength} className={styles.blocks}>
          {({ group, isFirst, categories }) => (
            <section key={categories[0]?.category.id ?? ''}>
              {group && isFirst && groups.length > 1 && (
                <h3 className={styles.name} lang={langOf(group.name)}>
                  {showText(group.name)}
                </h3>
              )}
              <TileGrid sections={categories} />
            </section>
          )}
        </LongList>
      ) : (
        <NoSections {...sections} />
      )}
    </SheetPage>
  );
}

/** Tiles that are mounted together; the first ones of a group have its name above them. */
function blocksOfTiles(groups: readonly SectionGroup[]): (SectionGroup & { isFirst: boolean })[] {
  const count = groups.reduce((sum, { categories }) => sum + categories.length, 0);
  return groups.flatMap(({ group, categories }) =>
    blocksOf(categories, count > maxWhole ? blockLength : count).map((block, index) => ({
      group,
      categories: block,
      isFirst: index === 0,
    })),
  );
}
