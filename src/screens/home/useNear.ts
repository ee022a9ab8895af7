import { type RefObject, useEffect, useState } from 'react';
import { watchSight } from '../../ui/watchSight';

/**
 * Whether an element has come within two screens of the viewport; stays true. Without `waits` it is
 * true from the start.
 */
export function useNear(element: RefObject<Element | null>, waits: boolean): boolean {
  const [hasBeenNear, setBeenNear] = useState(!waits);
  const isNear = hasBeenNear || !waits;
  useEffect(() => {
    const { current } = element;
    if (isNear || !current) return;
    return watchSight(current, { rootMargin: '200% 0px' }, (isInSight) => {
      if (isInSight) setBeenNear(true);
    });
  }, [element, isNear]);
  return isNear;
}
