import { useCallback, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import type { SectionGroup } from '../../domain/catalog/catalog';
import { isPlain, type ListView, plainView } from '../../domain/catalog/listView';
import { t } from '../../i18n/t';
import { useListView, withListView } from '../../navigation/listView';
import { replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useSheetParam } from '../../navigation/useSheetParam';
import * as cart from '../../stores/basket/cart';
import * as pastSearches from '../../stores/catalog/pastSearches';
import { IconButton } from '../../ui/Button';
import { SearchLine } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { SheetPage } from '../../ui/SheetPage';
import { watchSight } from '../../ui/watchSight';
import { TileGrid } from '../catalog/TileGrid';
import { useBasketAction } from '../catalog/useBasketAction';
import { useSearchHint } from '../catalog/useSearchHint';
import { useSections } from '../catalog/useSections';
import { SearchResults, useFound } from './SearchResults';
import styles from './SearchScreen.module.css';

/**
 * Search as you type, in every language of the data; the address presets the query and how the
 * results are sorted and filtered. A search is remembered once it was of use: Enter, a result opened
 * or one put into the basket.
 */
export function SearchScreen() {
  const [query, setQuery] = useState(useSheetParam('q') ?? '');
  const deferredQuery = useDeferredValue(query.trim());
  const found = useFound(deferredQuery);
  const view = useListView();
  const { groups } = useSections();
  const action = useBasketAction();
  const isFound = found !== null && found.length > 0;
  const remember = useCallback(() => {
    if (isFound) pastSearches.add(deferredQuery);
  }, [isFound, deferredQuery]);
  useEffect(() => subscribe(cart.state, remember), [remember]);
  const leave = useCallback(() => {
    remember();
    // A reload, or Back after one, restores the results beneath the product.
    replaceSheet(withListView(paths.search(deferredQuery), view));
  }, [remember, deferredQuery, view]);
  const arrange = (next: ListView) => replaceSheet(withListView(paths.search(query.trim()), next));
  const search = (next: string) => {
    setQuery(next);
    // Filters belong to one search: an empty field starts another.
    if (next === '' && !isPlain(view)) replaceSheet(withListView(paths.search(), plainView));
  };
  return (
    <SheetPage title={t('search.title')} surface="plain" padding="none" action={action}>
      <SearchField value={query} onChange={search} onEnter={remember} />
      {deferredQuery === '' ? (
        <SearchStart groups={groups} onChoose={search} />
      ) : (
        <SearchResults
          query={deferredQuery}
          found={found}
          onOpen={leave}
          onClear={() => search('')}
          onArrange={arrange}
        />
      )}
    </SheetPage>
  );
}

type Props = { value: string; onChange: (value: string) => void; onEnter: () => void };

/** The search field; sticky above the results. */
function SearchField({ value, onChange, onEnter }: Props) {
  return (
    <div className={styles.place}>
      <SearchLine
        label={t('search.title')}
        placeholder={useSearchHint()}
        value={value}
        onChange={onChange}
        onEnter={onEnter}
        autoCapitalize="none"
        autoFocus
      />
    </div>
  );
}

type SearchStartProps = { groups: readonly SectionGroup[]; onChoose: (query: string) => void };

/** Before a query: a hint, past searches, and all categories to browse. */
function SearchStart({ groups, onChoose }: SearchStartProps) {
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

type PastSearchesProps = { onChoose: (query: string) => void };

/** What the person searched for lately, to search again or to remove. */
function PastSearches({ onChoose }: PastSearchesProps) {
  const { list } = useSnapshot(pastSearches.state);
  const id = useId();
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className={styles.pastSearchesHead}>
        <h3 id={id}>{t('search.past')}</h3>
        <button type="button" className={styles.all} onClick={pastSearches.clear}>
          {t('search.forgetAll')}
        </button>
      </div>
      <ul className={styles.list}>
        {list.map((query) => (
          <li key={query} className={styles.item}>
            <button type="button" className={styles.query} onClick={() => onChoose(query)}>
              <Icon name="clock" size={20} />
              <span className={styles.pastSearchesText} dir="auto">
                {query}
              </span>
            </button>
            <IconButton
              icon="close"
              label={t('search.forget', { query })}
              onPress={() => pastSearches.remove(query)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
