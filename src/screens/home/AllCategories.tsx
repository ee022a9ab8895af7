import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { SheetPage } from '../../ui/SheetPage';
import { TileGrid } from '../catalog/TileGrid';
import { useSections } from '../catalog/useSections';
import styles from './AllCategories.module.css';
import { NoSections } from './NoSections';

/** All categories as tiles, by group. */
export function AllCategories() {
  const sections = useSections();
  const { status, groups } = sections;
  return (
    <SheetPage title={t('home.allCategories')}>
      {status === 'ready' && groups.length > 0 ? (
        groups.map(({ group, categories }) => (
          <section key={group?.id ?? ''}>
            {group && groups.length > 1 && (
              <h3 className={styles.name} lang={langOf(group.name)}>
                {showText(group.name)}
              </h3>
            )}
            <TileGrid sections={categories} />
          </section>
        ))
      ) : (
        <NoSections {...sections} />
      )}
    </SheetPage>
  );
}
