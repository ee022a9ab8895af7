import { type RefObject, useEffect, useState } from 'react';
import { beforeScrollJump, isNearScreen, watchSight } from '../../ui/watchSight';

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
    const update = (isInSight: boolean) => isInSight && setBeenNear(true);
    const land = () => update(isNearScreen(current));
    const stop = watchSight(current, { rootMargin: '200% 0px' }, update);
    addEventListener(beforeScrollJump, land);
    return () => {
      stop();
      removeEventListener(beforeScrollJump, land);
    };
  }, [element, isNear]);
  return isNear;
}
