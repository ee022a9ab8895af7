import type { SectionGroup } from '../../domain/catalog/catalog';
import { t } from '../../i18n/t';
import { TileGrid } from '../catalog/TileGrid';
import styles from './SearchStart.module.css';

type Props = { groups: readonly SectionGroup[] };

/** Fills a phone's screen. */
const shown = 9;

/** Before a query: a hint, and the first categories to browse. */
export function SearchStart({ groups }: Props) {
  const sections = groups.flatMap(({ categories }) => categories).slice(0, shown);
  return (
    <div className={styles.start}>
      <div>
        <p className={styles.title}>{t('search.start')}</p>
        <p className={styles.text}>{t('search.startText')}</p>
      </div>
      {sections.length > 0 && (
        <section>
          <h3 className={styles.head}>{t('search.byCategory')}</h3>
          <TileGrid sections={sections} />
        </section>
      )}
    </div>
  );
}
