import { useMemo } from 'react';
import type { SectionGroup } from '../../domain/catalog/catalog';
import { t } from '../../i18n/t';
import { TileGrid } from '../catalog/TileGrid';
import { PastSearches } from './PastSearches';
import styles from './SearchStart.module.css';
import { useGrowingList } from './useGrowingList';

type Props = { groups: readonly SectionGroup[]; onChoose: (query: string) => void };

/** Before a query: a hint, past searches, and all categories to browse. */
export function SearchStart({ groups, onChoose }: Props) {
  const sections = useMemo(() => groups.flatMap(({ categories }) => categories), [groups]);
  const { shown, end } = useGrowingList(sections);
  return (
    <div className={styles.start}>
      <div>
        <p className={styles.title}>{t('search.start')}</p>
        <p className={styles.text}>{t('search.startText')}</p>
      </div>
      <PastSearches onChoose={onChoose} />
      {sections.length > 0 && (
        <section>
          <h3 className={styles.head}>{t('search.byCategory')}</h3>
          <TileGrid sections={shown} />
          {shown.length < sections.length && <div ref={end} />}
        </section>
      )}
    </div>
  );
}
