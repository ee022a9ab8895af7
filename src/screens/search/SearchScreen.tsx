import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { subscribe } from 'valtio';
import { isPlain, type ListView, plainView } from '../../domain/catalog/listView';
import { t } from '../../i18n/t';
import { useListView, withListView } from '../../navigation/listView';
import { replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useSheetParam } from '../../navigation/useSheetParam';
import * as cart from '../../stores/basket/cart';
import * as pastSearches from '../../stores/catalog/pastSearches';
import { SearchLine } from '../../ui/SearchLine';
import { SheetPage } from '../../ui/SheetPage';
import { useBasketAction } from '../catalog/useBasketAction';
import { useSearchHint } from '../catalog/useSearchHint';
import { useSections } from '../catalog/useSections';
import styles from './SearchField.module.css';
import { SearchResults } from './SearchResults';
import { SearchStart } from './SearchStart';
import { useFound } from './useFound';

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
