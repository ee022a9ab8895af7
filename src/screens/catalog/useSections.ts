import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { arrangeCatalog, type Catalog, type SectionGroup } from '../../domain/catalog/catalog';
import { hasBasket } from '../../domain/merchant';
import * as branches from '../../stores/branches/branches';
import * as catalog from '../../stores/catalog/catalog';
import * as merchant from '../../stores/merchant';
import { useIsMenuOnly } from '../../stores/table/menuOnly';

/**
 * The catalogue as sold at the order's branch (§4). With the group view WITHOUT_GROUP (§9) it is
 * one unnamed group in category order; in a shop without a basket no product can be added.
 */
export function useSections(): {
  status: 'loading' | 'ready' | 'failed';
  groups: readonly SectionGroup[];
  /** filtered by a chosen branch */
  isOfBranch: boolean;
} {
  const { status, catalog: all } = useSnapshot(catalog.state);
  const { nearestId } = useSnapshot(branches.state);
  const { settings } = useSnapshot(merchant.state);
  const { groupView } = settings;
  const isMenuOnly = useIsMenuOnly();
  const isShop = hasBasket(settings) && !isMenuOnly;
  const groups = useMemo(() => {
    const shown = groupView === 'GROUP' ? all : { ...all, groups: [] };
    return arrangeCatalog(isShop ? shown : withoutCart(shown), nearestId);
  }, [all, nearestId, groupView, isShop]);
  return { status, groups, isOfBranch: nearestId !== null };
}

const withoutCart = (shown: Catalog): Catalog => ({
  ...shown,
  categories: shown.categories.map((category) => ({ ...category, isWithoutCart: true })),
});
