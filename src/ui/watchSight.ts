/**
 * Calls back whenever `element` comes into view or leaves it. Returns an unsubscribe function. A
 * busy browser delivers several changes at once, of which only the last one still holds.
 */
export function watchSight(
  element: Element,
  options: IntersectionObserverInit,
  onChange: (isInSight: boolean) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => onChange(entries.at(-1)?.isIntersecting ?? false),
    options,
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Event on the window: the page is about to be shown at another position, before the next frame. */
export const beforeScrollJump = 'beforeScrollJump';

/** Whether an element is on the screen, or at most one screen away. */
export function isNearScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > -innerHeight && top < 2 * innerHeight;
}
