import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Product } from '../../domain/catalog/catalog';
import { listProducts } from '../../domain/catalog/listView';
import { useListView } from '../../navigation/listView';
import * as catalog from '../../stores/catalog/catalog';

/** A list of products as this layer's address sorts and filters it, and what else it offers. */
export function useListed(products: readonly Product[]) {
  const view = useListView();
  const all = useSnapshot(catalog.state).catalog.products;
  const listed = useMemo(() => listProducts(products, view, all), [products, view, all]);
  return { view, ...listed };
}
