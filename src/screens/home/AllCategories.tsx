import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { SheetPage } from '../../ui/SheetPage';
import { TileGrid } from '../shelf/TileGrid';
import { useShelves } from '../shelf/useShelves';
import styles from './AllCategories.module.css';
import { NoShelves } from './NoShelves';

/** Every category as a tile, by group. */
export function AllCategories() {
  const shelves = useShelves();
  const { status, groups } = shelves;
  return (
    <SheetPage title={t('home.allCategories')}>
      {status === 'ready' && groups.length > 0 ? (
        groups.map(({ group, categories }) => (
          <section key={group?.id ?? ''}>
            {group && groups.length > 1 && <h3 className={styles.name}>{showText(group.name)}</h3>}
            <TileGrid shelves={categories} />
          </section>
        ))
      ) : (
        <NoShelves {...shelves} />
      )}
    </SheetPage>
  );
}
