import { useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';
import * as cart from './cart';

const watchers = new Map<string, Set<() => void>>();
let seen: ReadonlyMap<string, number> = new Map();
let stop: (() => void) | null = null;

function read(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { productId, count } of cart.state.lines) {
    counts.set(productId, (counts.get(productId) ?? 0) + count);
  }
  return counts;
}

/** Tells the cards of those products whose count has changed, and no others. */
function compare() {
  const before = seen;
  seen = read();
  for (const id of new Set([...before.keys(), ...seen.keys()])) {
    if (before.get(id) === seen.get(id)) continue;
    for (const tell of watchers.get(id) ?? []) tell();
  }
}

function watch(productId: string, tell: () => void): () => void {
  if (!stop) {
    seen = read();
    stop = subscribe(cart.state, compare);
  }
  const before = watchers.get(productId);
  const own = before ?? new Set();
  if (!before) watchers.set(productId, own);
  own.add(tell);
  return () => {
    own.delete(tell);
    if (own.size === 0 && watchers.get(productId) === own) watchers.delete(productId);
    if (watchers.size > 0) return;
    stop?.();
    stop = null;
  };
}

/**
 * How many of a product are in the basket, over all its lines. A component that asks renders again
 * only when the count of its own product changes: with 10,000 cards on a page a plus stays cheap.
 */
export function useCountOf(productId: string): number {
  return useSyncExternalStore(
    (tell) => watch(productId, tell),
    () => cart.countOf(cart.state.lines, productId),
  );
}

/** Whether anything is in the basket; renders again only when that changes. */
export const useHasBasket = (): boolean =>
  useSyncExternalStore(
    (tell) => subscribe(cart.state, tell),
    () => cart.state.lines.length > 0,
  );
