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

/** Search as one types, in every language of the data; `?q=` is searched for already. */
export function SearchScreen() {
  const [query, setQuery] = useState(useSheetParam('q') ?? '');
  const wanted = useDeferredValue(query.trim());
  const { groups } = useSections();
  const action = useBasketAction();
  const open = useCallback(
    (productId: string) => {
      // So that a reload, or Back after one, finds the same results beneath the product.
      replaceSheet(paths.search(wanted));
      openSheet(paths.product(productId));
    },
    [wanted],
  );
  return (
    <SheetPage title={t('search.title')} surface="plain" padding="none" action={action}>
      <SearchField value={query} onChange={setQuery} />
      {wanted === '' ? (
        <SearchStart groups={groups} />
      ) : (
        <SearchResults query={wanted} onOpen={open} onClear={() => setQuery('')} />
      )}
    </SheetPage>
  );
}
