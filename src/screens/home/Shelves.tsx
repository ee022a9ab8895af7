import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { orderedOften, sellable } from '../../domain/order/pastOrders';
import { t } from '../../i18n/t';
import * as branches from '../../stores/branches/branches';
import * as catalog from '../../stores/catalog/catalog';
import * as recentlyViewed from '../../stores/catalog/recentlyViewed';
import * as archive from '../../stores/order/archive';
import * as session from '../../stores/session/session';
import { ProductShelf } from './ProductShelf';
import { usePastOrders } from './usePastOrders';

/**
 * What the person orders most often and what they viewed lately, without what cannot be bought now.
 * The second waits for the first, so that it does not move.
 */
export function Shelves() {
  const { catalog: all } = useSnapshot(catalog.state);
  const { nearestId } = useSnapshot(branches.state);
  const { list } = useSnapshot(recentlyViewed.state);
  const isGuest = useSnapshot(session.state).status === 'guest';
  const { status } = useSnapshot(archive.state);
  const orders = usePastOrders(true);
  const often = useMemo(() => orderedOften(orders, all, nearestId), [orders, all, nearestId]);
  const viewed = useMemo(() => sellable(list, all, nearestId), [list, all, nearestId]);
  if (!isGuest && (status === 'idle' || status === 'loading')) return null;
  return (
    <>
      <ProductShelf title={t('usual.often')} products={often} />
      <ProductShelf title={t('usual.viewed')} products={viewed} />
    </>
  );
}
