import { useCallback, useDeferredValue, useState } from 'react';
import { t } from '../../i18n/t';
import { openSheet, replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useSheetParam } from '../../navigation/useSheetParam';
import { SheetPage } from '../../ui/SheetPage';
import { useBasketAction } from '../catalog/useBasketAction';
import { useSections } from '../catalog/useSections';
import { SearchField } from './SearchField';
import { SearchResults } from './SearchResults';
import { SearchStart } from './SearchStart';

/** Search as you type, in every language of the data; `?q=` presets the query. */
export function SearchScreen() {
  const [query, setQuery] = useState(useSheetParam('q') ?? '');
  const deferredQuery = useDeferredValue(query.trim());
  const { groups } = useSections();
  const action = useBasketAction();
  const open = useCallback(
    (productId: string) => {
      // A reload, or Back after one, restores the results beneath the product.
      replaceSheet(paths.search(deferredQuery));
      openSheet(paths.product(productId));
    },
    [deferredQuery],
  );
  return (
    <SheetPage title={t('search.title')} surface="plain" padding="none" action={action}>
      <SearchField value={query} onChange={setQuery} />
      {deferredQuery === '' ? (
        <SearchStart groups={groups} />
      ) : (
        <SearchResults query={deferredQuery} onOpen={open} onClear={() => setQuery('')} />
      )}
    </SheetPage>
  );
}
