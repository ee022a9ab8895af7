import { useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';
import { countOf } from '../../domain/basket/changeLines';
import * as cart from './cart';

const listenersById = new Map<string, Set<() => void>>();
let lastCounts: ReadonlyMap<string, number> = new Map();
let unsubscribe: (() => void) | null = null;

function read(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { productId, count } of cart.state.lines) {
    counts.set(productId, (counts.get(productId) ?? 0) + count);
  }
  return counts;
}

/** Notifies only the cards whose count has changed. */
function notifyChanged() {
  const before = lastCounts;
  lastCounts = read();
  for (const id of new Set([...before.keys(), ...lastCounts.keys()])) {
    if (before.get(id) === lastCounts.get(id)) continue;
    for (const notify of listenersById.get(id) ?? []) notify();
  }
}

function subscribeToCount(productId: string, notify: () => void): () => void {
  if (!unsubscribe) {
    lastCounts = read();
    unsubscribe = subscribe(cart.state, notifyChanged);
  }
  const before = listenersById.get(productId);
  const listeners = before ?? new Set();
  if (!before) listenersById.set(productId, listeners);
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
    if (listeners.size === 0 && listenersById.get(productId) === listeners)
      listenersById.delete(productId);
    if (listenersById.size > 0) return;
    unsubscribe?.();
    unsubscribe = null;
  };
}

/**
 * Count of a product in the basket, over all its lines. The component re-renders only when this
 * count changes, so that adding stays cheap with 10,000 cards on a page.
 */
export function useCountOf(productId: string): number {
  const read = () => countOf(cart.state.lines, productId);
  return useSyncExternalStore((notify) => subscribeToCount(productId, notify), read, read);
}

/** Whether the basket has any lines; re-renders only when that changes. */
export const useHasBasket = (): boolean =>
  useSyncExternalStore((notify) => subscribe(cart.state, notify), hasLines, hasLines);

const hasLines = () => cart.state.lines.length > 0;
