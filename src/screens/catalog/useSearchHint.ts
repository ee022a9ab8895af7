import { useSnapshot } from 'valtio';
import { searchExample } from '../../domain/catalog/searchExample';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import * as branches from '../../stores/branches/branches';
import * as catalog from '../../stores/catalog/catalog';

/** Text of the search field: with a product of this shop once its catalogue is loaded. */
export function useSearchHint(): string {
  const { catalog: all } = useSnapshot(catalog.state);
  const { nearestId } = useSnapshot(branches.state);
  const name = searchExample(all, nearestId, (product) => showText(product.name));
  return name === null ? t('home.search') : t('home.searchExample', { name });
}
