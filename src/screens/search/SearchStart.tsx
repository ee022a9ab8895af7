import { useCallback, useMemo, useState } from 'react';
import type { SectionGroup } from '../../domain/catalog/catalog';
import { t } from '../../i18n/t';
import { watchSight } from '../../ui/watchSight';
import { TileGrid } from '../catalog/TileGrid';
import { PastSearches } from './PastSearches';
import styles from './SearchStart.module.css';

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

const step = 40;

/**
 * The start of a long list; grows whenever `end`, the element after it, comes near the viewport.
 * Resets for another list.
 */
function useGrowingList<Item>(list: readonly Item[]): {
  shown: readonly Item[];
  end: (element: Element | null) => (() => void) | undefined;
} {
  const [grown, setGrown] = useState({ list, length: step });
  const length = grown.list === list ? grown.length : step;
  const end = useCallback(
    (element: Element | null) => {
      if (!element) return;
      return watchSight(element, { rootMargin: '600px 0px' }, (isInSight) => {
        if (isInSight) setGrown({ list, length: length + step });
      });
    },
    [list, length],
  );
  return { shown: list.slice(0, length), end };
}
