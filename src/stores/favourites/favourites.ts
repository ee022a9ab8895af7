import { useSyncExternalStore } from 'react';
import { proxy, ref, subscribe } from 'valtio/vanilla';
import type { Favourite } from '../../domain/favourites/favourite';
import { onSignOut } from '../session/onSignOut';

type FavouritesState = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** what the server keeps: its id of each favourite, by product */
  known: ReadonlyMap<string, string>;
  /** by product: what the person wants and the server has not confirmed yet */
  wanted: ReadonlyMap<string, boolean>;
  /** product ids, the latest first; one that was taken away keeps its place, so that it can return to it */
  order: readonly string[];
};

const blank = (): FavouritesState => ({
  status: 'idle',
  known: ref(new Map()),
  wanted: ref(new Map()),
  order: ref([]),
});

/** The products that the person who is logged in keeps. What they have just pressed counts at once. */
export const state = proxy(blank());

export const isFavourite = (
  { known, wanted }: Pick<FavouritesState, 'known' | 'wanted'>,
  productId: string,
): boolean => wanted.get(productId) ?? known.has(productId);

/** The products that are kept, the latest first. */
export const favouriteIds = (all: Pick<FavouritesState, 'known' | 'wanted' | 'order'>): string[] =>
  all.order.filter((productId) => isFavourite(all, productId));

/** What the server keeps, oldest first. What is pressed and not confirmed yet stays on top of it. */
export function setKnown(list: readonly Favourite[]) {
  const told = list.map(({ productId }) => productId).reverse();
  const fresh = state.order.filter((id) => state.wanted.get(id) === true && !told.includes(id));
  state.known = ref(new Map(list.map(({ productId, id }) => [productId, id])));
  state.order = ref([...new Set([...fresh, ...told])]);
  state.status = 'ready';
}

/** What was known stays on screen meanwhile. */
export function setStatus(status: 'loading' | 'failed') {
  if (state.status !== 'ready') state.status = status;
}

/** What the person wants of a product from now on. */
export function want(productId: string, isWanted: boolean) {
  state.wanted = ref(new Map(state.wanted).set(productId, isWanted));
  if (isWanted && !state.order.includes(productId)) state.order = ref([productId, ...state.order]);
}

/** The server keeps a product as `favouriteId`, or no more (null). */
export function confirm(productId: string, favouriteId: string | null) {
  const known = new Map(state.known);
  if (favouriteId === null) known.delete(productId);
  else known.set(productId, favouriteId);
  state.known = ref(known);
}

/** What the server keeps of a product counts again: it has come to what was wanted, or it never will. */
export function settle(productId: string) {
  const wanted = new Map(state.wanted);
  wanted.delete(productId);
  state.wanted = ref(wanted);
}

/** Whether a product is kept; a component renders again only when that of its own product changes. */
export const useIsFavourite = (productId: string): boolean =>
  useSyncExternalStore(
    (tell) => subscribe(state, tell),
    () => isFavourite(state, productId),
  );

onSignOut(() => Object.assign(state, blank()));
