import { glide } from '../../ui/prefersReducedMotion';

/** Timeout for a scroll, where the browser has no `scrollend` event. */
const timeoutMs = 1200;

/** Cards that come into view change the page's height until then, on a slow phone. */
const settlingMs = 500;

const interruptions = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls a section to the top. Sections along the way change to their real height, so the position
 * is corrected at the end, until the page's height is steady. `onDone` is called when the user
 * scrolls on or interrupts it.
 */
export function scrollToSection(section: Element | null | undefined, onDone: () => void): void {
  if (!section) {
    onDone();
    return;
  }
  section.scrollIntoView({ behavior: glide(), block: 'start' });

  const heights = new ResizeObserver(() => align());
  let timer = setTimeout(handleEnd, timeoutMs);
  const finish = () => {
    clearTimeout(timer);
    heights.disconnect();
    removeEventListener('scrollend', handleEnd);
    removeEventListener('scroll', finish);
    for (const each of interruptions) removeEventListener(each, finish);
    onDone();
  };
  function align() {
    section?.scrollIntoView({ block: 'start' });
    clearTimeout(timer);
    timer = setTimeout(() => {
      heights.disconnect();
      addEventListener('scroll', finish, { passive: true });
    }, settlingMs);
  }
  function handleEnd() {
    removeEventListener('scrollend', handleEnd);
    align();
    heights.observe(document.body);
  }
  addEventListener('scrollend', handleEnd);
  for (const each of interruptions) addEventListener(each, finish, { passive: true });
}
