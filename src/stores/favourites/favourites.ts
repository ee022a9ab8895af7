import { useSyncExternalStore } from 'react';
import { ref, subscribe } from 'valtio/vanilla';
import type { Favourite } from '../../domain/catalog/catalog';
import { defineStore } from '../defineStore';

type FavouritesState = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** the ids of the server's records, by product id; it may have several of one product */
  known: ReadonlyMap<string, readonly string[]>;
  /** desired state by product id, not yet confirmed by the server */
  wanted: ReadonlyMap<string, boolean>;
  /** product ids, latest first; a removed one keeps its position for undo */
  order: readonly string[];
};

const blank = (): FavouritesState => ({
  status: 'idle',
  known: ref(new Map()),
  wanted: ref(new Map()),
  order: ref([]),
});

/** The signed-in user's favourites, updated optimistically. */
export const state = defineStore('user', blank);

export const isFavourite = (
  { known, wanted }: Pick<FavouritesState, 'known' | 'wanted'>,
  productId: string,
): boolean => wanted.get(productId) ?? known.has(productId);

/** The favourite product ids, latest first. */
export const favouriteIds = (all: Pick<FavouritesState, 'known' | 'wanted' | 'order'>): string[] =>
  all.order.filter((productId) => isFavourite(all, productId));

/** Sets the server's list, oldest first. Unconfirmed changes stay on top. */
export function setKnown(list: readonly Favourite[]) {
  const fromServer = list.map(({ productId }) => productId).reverse();
  const fresh = state.order.filter(
    (id) => state.wanted.get(id) === true && !fromServer.includes(id),
  );
  const known = new Map<string, string[]>();
  for (const { productId, id } of list) known.set(productId, [...(known.get(productId) ?? []), id]);
  state.known = ref(known);
  state.order = ref([...new Set([...fresh, ...fromServer])]);
  state.status = 'ready';
}

/** The loaded list stays visible during and after a failed reload. */
export function setStatus(status: 'loading' | 'failed') {
  if (state.status !== 'ready') state.status = status;
}

/** Sets the desired state of a product. */
export function want(productId: string, isWanted: boolean) {
  state.wanted = ref(new Map(state.wanted).set(productId, isWanted));
  if (isWanted && !state.order.includes(productId)) state.order = ref([productId, ...state.order]);
}

/** The server now has the record `favouriteId` of a product, or no longer. */
export function confirm(productId: string, favouriteId: string, isThere: boolean) {
  const known = new Map(state.known);
  const others = (known.get(productId) ?? []).filter((id) => id !== favouriteId);
  const ids = isThere ? [...others, favouriteId] : others;
  if (ids.length > 0) known.set(productId, ids);
  else known.delete(productId);
  state.known = ref(known);
}

/** Drops the desired state: it was saved or has failed, and the server's state applies again. */
export function settle(productId: string) {
  const wanted = new Map(state.wanted);
  wanted.delete(productId);
  state.wanted = ref(wanted);
}

/** Whether a product is a favourite; re-renders only when that changes. */
export function useIsFavourite(productId: string): boolean {
  const read = () => isFavourite(state, productId);
  return useSyncExternalStore((notify) => subscribe(state, notify), read, read);
}
