import { useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';

type Source = { readonly state: object };

export type Selector<T> = {
  /** the value at this moment, for flows: the same that is on screen */
  read: () => T;
  /** the value for a component, which renders again when it may have changed */
  use: () => T;
  /** what it is derived from, for selectors that build on it */
  sources: readonly Source[];
};

/**
 * A value that is derived from stores and stored nowhere: each rule has one owner, for flows and
 * components alike. It is derived once for each change of `sources`, and at once: a flow that has
 * changed something never reads what was before.
 */
export function createSelector<T>(sources: readonly Source[], derive: () => T): Selector<T> {
  let known: { value: T } | null = null;
  const forget = () => {
    known = null;
  };
  for (const { state } of sources) subscribe(state, forget, true);
  const read = (): T => {
    known ??= { value: derive() };
    return known.value;
  };
  const watch = (tell: () => void) => {
    const stops = sources.map(({ state }) => subscribe(state, tell));
    return () => {
      for (const stop of stops) stop();
    };
  };
  return { read, use: () => useSyncExternalStore(watch, read), sources };
}
