import { useCallback, useState } from 'react';
import { watchSight } from '../../ui/watchSight';

const step = 40;

/**
 * The start of a long list; grows whenever `end`, the element after it, comes near the viewport.
 * Resets for another list.
 */
export function useGrowingList<Item>(list: readonly Item[]): {
  shown: readonly Item[];
  end: (element: Element | null) => (() => void) | undefined;
} {
  const [grown, setGrown] = useState({ list, length: step });
  const length = grown.list === list ? grown.length : step;
  const end = useCallback(
    (element: Element | null) => {
      if (!element) return;
      return watchSight(element, { rootMargin: '600px 0px' }, (isInSight) => {
        if (isInSight) setGrown({ list, length: length + step });
      });
    },
    [list, length],
  );
  return { shown: list.slice(0, length), end };
}
