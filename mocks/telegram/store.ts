import { useCallback, useSyncExternalStore } from 'react';

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

/** Re-renders with the store's value at most once a frame, however often it changes. */
export function useStoreByFrame<T>(store: Store<T>): T {
  const subscribe = useCallback(
    (listener: () => void) => {
      let cancel: (() => void) | undefined;
      const stop = store.subscribe(() => {
        cancel ??= atNextFrame(() => {
          cancel = undefined;
          listener();
        });
      });
      return () => {
        stop();
        cancel?.();
      };
    },
    [store],
  );
  return useSyncExternalStore(subscribe, store.get);
}

/** A page that is not shown has no frames, and still opens its app. */
const hiddenMs = 250;

function atNextFrame(run: () => void): () => void {
  const once = () => {
    cancel();
    run();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, hiddenMs);
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  return cancel;
}
