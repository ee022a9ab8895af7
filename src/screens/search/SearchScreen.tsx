import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { subscribe } from 'valtio';
import { t } from '../../i18n/t';
import { openSheet, replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useSheetParam } from '../../navigation/useSheetParam';
import * as cart from '../../stores/basket/cart';
import * as pastSearches from '../../stores/catalog/pastSearches';
import { SheetPage } from '../../ui/SheetPage';
import { useBasketAction } from '../catalog/useBasketAction';
import { useSections } from '../catalog/useSections';
import { SearchField } from './SearchField';
import { SearchResults } from './SearchResults';
import { SearchStart } from './SearchStart';
import { useFound } from './useFound';

/**
 * Search as you type, in every language of the data; `?q=` presets the query. A search is remembered
 * once it was of use: Enter, a result opened or one put into the basket.
 */
export function SearchScreen() {
  const [query, setQuery] = useState(useSheetParam('q') ?? '');
  const deferredQuery = useDeferredValue(query.trim());
  const found = useFound(deferredQuery);
  const { groups } = useSections();
  const action = useBasketAction();
  const isFound = found !== null && found.length > 0;
  const remember = useCallback(() => {
    if (isFound) pastSearches.add(deferredQuery);
  }, [isFound, deferredQuery]);
  useEffect(() => subscribe(cart.state, remember), [remember]);
  const open = useCallback(
    (productId: string) => {
      remember();
      // A reload, or Back after one, restores the results beneath the product.
      replaceSheet(paths.search(deferredQuery));
      openSheet(paths.product(productId));
    },
    [remember, deferredQuery],
  );
  return (
    <SheetPage title={t('search.title')} surface="plain" padding="none" action={action}>
      <SearchField value={query} onChange={setQuery} onEnter={remember} />
      {deferredQuery === '' ? (
        <SearchStart groups={groups} onChoose={setQuery} />
      ) : (
        <SearchResults
          query={deferredQuery}
          found={found}
          onOpen={open}
          onClear={() => setQuery('')}
        />
      )}
    </SheetPage>
  );
}
