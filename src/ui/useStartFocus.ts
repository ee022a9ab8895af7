import { type RefObject, useLayoutEffect } from 'react';

/**
 * Puts the focus on an input when it appears, for a sheet that asks one thing. Unlike the
 * attribute it scrolls nothing, which would disturb a sheet that is rising.
 */
export function useStartFocus(input: RefObject<HTMLElement | null>, isWanted = false): void {
  useLayoutEffect(() => {
    if (isWanted) input.current?.focus({ preventScroll: true });
  }, [input, isWanted]);
}
