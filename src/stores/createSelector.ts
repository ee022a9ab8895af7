import { useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';

export type Selector<T> = {
  /** the current value, for flows: the same as on screen */
  read: () => T;
  /** the value for a component, which re-renders when it may have changed */
  use: () => T;
  /** the states that it reads, for selectors that build on it */
  sources: readonly object[];
};

/**
 * A value derived from the states of stores and shared by flows and components. Computed at most once per change
 * of `sources` and invalidated synchronously, so that a flow never reads a stale value after a
 * change.
 */
export function createSelector<T>(sources: readonly object[], derive: () => T): Selector<T> {
  let cached: { value: T } | null = null;
  const invalidate = () => {
    cached = null;
  };
  for (const state of sources) subscribe(state, invalidate, true);
  const read = (): T => {
    cached ??= { value: derive() };
    return cached.value;
  };
  const subscribeToSources = (notify: () => void) => {
    const stops = sources.map((state) => subscribe(state, notify));
    return () => {
      for (const stop of stops) stop();
    };
  };
  return { read, use: () => useSyncExternalStore(subscribeToSources, read, read), sources };
}
