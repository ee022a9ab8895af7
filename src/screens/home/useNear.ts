import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element has come within two screens of what is seen; once near, it stays so. Without
 * `waits` it is near from the start.
 */
export function useNear(element: RefObject<Element | null>, waits: boolean): boolean {
  const [hasCome, setCome] = useState(!waits);
  const isNear = hasCome || !waits;
  useEffect(() => {
    const { current } = element;
    if (isNear || !current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setCome(true);
      },
      { rootMargin: '200% 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
