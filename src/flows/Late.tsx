import { type ReactNode, Suspense, useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on a server and while its markup is hydrated: what only a browser knows is rendered in the pass after. */
const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

type Props = {
  /** stands for it on a server, while its markup is hydrated, and until the code is there */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * A part of home whose code loads later (`part`). A server has none of it: React would report a boundary that
 * the server has not finished. After hydration all of them come at once, so they are rendered in slices.
 */
export function Late({ fallback = null, children }: Props) {
  const isBrowser = useDeferredValue(useIsBrowser());
  return isBrowser ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
