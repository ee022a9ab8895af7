import { useSyncExternalStore } from 'react';

/** An immutable value with listeners. */
export type Store<T> = {
  get: () => T;
  set: (next: T) => void;
  /** returns an unsubscribe function */
  subscribe: (listener: (now: T, before: T) => void) => () => void;
};

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<(now: T, before: T) => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      const before = value;
      value = next;
      for (const listener of [...listeners]) listener(next, before);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Re-renders with the store's value. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
