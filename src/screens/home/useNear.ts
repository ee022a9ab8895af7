import { type RefObject, useEffect, useState } from 'react';

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
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setBeenNear(true);
      },
      { rootMargin: '200% 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
