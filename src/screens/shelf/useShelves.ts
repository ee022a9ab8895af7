import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { arrangeCatalog, type ShelfGroup } from '../../domain/catalog';
import * as branches from '../../stores/branches';
import * as catalog from '../../stores/catalog';
import * as merchant from '../../stores/merchant';

/**
 * The catalogue as it stands on the shelves of the branch that the order comes from (§4). With
 * the group view WITHOUT_GROUP (§9) it is one group without a name, in the categories' own order.
 */
export function useShelves(): {
  status: 'loading' | 'ready' | 'failed';
  groups: readonly ShelfGroup[];
  /** the shelves depend on a chosen branch */
  isOfBranch: boolean;
} {
  const { status, catalog: all } = useSnapshot(catalog.state);
  const { nearestId } = useSnapshot(branches.state);
  const { groupView } = useSnapshot(merchant.state).settings;
  const groups = useMemo(() => {
    const shown = groupView === 'GROUP' ? all : { ...all, groups: [] };
    return arrangeCatalog(shown, nearestId);
  }, [all, nearestId, groupView]);
  return { status, groups, isOfBranch: nearestId !== null };
}
