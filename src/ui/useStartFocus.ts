import { type RefObject, useLayoutEffect } from 'react';

/**
 * Focuses an input on mount, for a sheet with a single input. Unlike `autofocus` it does not
 * scroll, which would disturb the opening animation.
 */
export function useStartFocus(input: RefObject<HTMLElement | null>, isWanted = false): void {
  useLayoutEffect(() => {
    if (isWanted) input.current?.focus({ preventScroll: true });
  }, [input, isWanted]);
}
