import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Handlers of a radio button in a sheet that closes with the choice: a tap picks, also the one on
 * what is chosen already, and Enter. Arrows and Space only choose, as the browser has it: the clicks
 * that they make have no `detail`.
 */
export const pickHandlers = (onPick: (() => void) | undefined) =>
  onPick && {
    onClick: ({ detail }: MouseEvent) => {
      if (detail > 0) onPick();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      // What has the focus by then would be pressed
      event.preventDefault();
      onPick();
    },
  };
