import { ref } from 'valtio/vanilla';
import type { Product } from '../../domain/catalog/catalog';
import { type Catalog, productsById } from '../../domain/catalog/catalog';
import { defineStore } from '../defineStore';

type CatalogState = {
  status: 'loading' | 'ready' | 'failed';
  /** replaced by each response and never mutated, hence excluded from the proxy */
  catalog: Catalog;
  products: ReadonlyMap<string, Product>;
  /**
   * when it was last read, epoch ms by the device's clock; null if never, or in vain since. Not of the proxy either:
   * nothing is drawn again for it
   */
  read: { at: number | null };
};

const blank = (): CatalogState => ({
  status: 'loading',
  catalog: ref<Catalog>({ groups: [], categories: [], products: [] }),
  products: ref(new Map<string, Product>()),
  read: ref<CatalogState['read']>({ at: null }),
});

export const state = defineStore('shop', blank);

export function setCatalog(catalog: Catalog, readAt: number | null = null) {
  state.read.at = readAt;
  // An unchanged catalogue must not re-render: the snapshot of the last visit is verified at every
  // start.
  if (state.status === 'ready' && JSON.stringify(catalog) === JSON.stringify(state.catalog)) return;
  state.catalog = ref(catalog);
  state.products = ref(productsById(catalog));
  state.status = 'ready';
}

/** A failed refresh keeps the loaded catalogue, of which nobody knows how old it is. */
export function setFailed() {
  state.read.at = null;
  if (state.status !== 'ready') state.status = 'failed';
}

export function setLoading() {
  if (state.status !== 'ready') state.status = 'loading';
}
