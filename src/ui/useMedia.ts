import { useCallback, useSyncExternalStore } from 'react';

/**
 * From here on the shop is laid out for a desktop: categories and basket beside the products
 * (app/desktop). The style sheets have the same width.
 */
export const wideQuery = '(min-width: 900px)';

/** Whether a media query matches; `onServer` is the answer without a window. */
export function useMedia(query: string, onServer = false): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => onServer,
  );
}

/** Whether to avoid animations: the user prefers reduced motion, or the device is weak. */
export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  'weak' in document.documentElement.dataset;

/** The browser's scroll behaviour. */
export const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'auto' : 'smooth');
