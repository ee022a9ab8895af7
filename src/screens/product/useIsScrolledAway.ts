import { type RefObject, useEffect, useState } from 'react';
import { watchSight } from '../../ui/watchSight';

/** Height of a sheet's bar, px. */
const barHeight = 60;

/** Whether an element has been scrolled up, under the bar of its sheet. */
export function useIsScrolledAway(element: RefObject<Element | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const { current } = element;
    const root = current?.closest('[data-scroller]');
    if (!current || !root) return;
    // Below the fold, as while the sheet is pulled down, it is not away.
    const rootMargin = `-${barHeight}px 0px 300% 0px`;
    return watchSight(current, { root, rootMargin }, (isInSight) => setAway(!isInSight));
  }, [element]);
  return isAway;
}
