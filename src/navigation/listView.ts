import { useMemo } from 'react';
import type { ListView } from '../domain/catalog/listView';
import { useSheetParam } from './useSheetParam';

const orders: readonly ListView['order'][] = ['cheap', 'dear'];

/** How the list of this layer's address is sorted and filtered (`withListView`). */
export function useListView(): ListView {
  const order = useSheetParam('order');
  const reduced = useSheetParam('reduced');
  const labels = useSheetParam('labels');
  return useMemo(
    () => ({
      order: orders.find((each) => each === order) ?? null,
      isReduced: reduced !== null,
      labels: [...new Set(labels?.split(',').filter(Boolean))],
    }),
    [order, reduced, labels],
  );
}

/**
 * An address that also says how its list is sorted and filtered, so that a reload, and Back from a
 * product, show the list as it was left.
 */
export function withListView(address: string, { order, isReduced, labels }: ListView): string {
  const [path = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  if (order) query.set('order', order);
  if (isReduced) query.set('reduced', '1');
  if (labels.length > 0) query.set('labels', labels.join());
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
