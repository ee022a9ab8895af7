import { glide } from '../../ui/prefersReducedMotion';

/** Timeout for a scroll, where the browser has no `scrollend` event. */
const timeoutMs = 1200;

/** Frames that sections need to reach their real height once visible. */
const settlingFrames = 3;

const interruptions = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls a section to the top. Sections along the way change to their real height, so the position
 * is corrected at the end. `onDone` is called when the scroll ends or the user interrupts it.
 */
export function scrollToSection(section: Element | null | undefined, onDone: () => void): void {
  if (!section) {
    onDone();
    return;
  }
  section.scrollIntoView({ behavior: glide(), block: 'start' });

  let isDone = false;
  const finish = () => {
    isDone = true;
    clearTimeout(timer);
    removeEventListener('scrollend', handleEnd);
    removeEventListener('scroll', finish);
    for (const each of interruptions) removeEventListener(each, finish);
    onDone();
  };
  const align = (frames: number) => {
    if (isDone) return;
    section.scrollIntoView({ block: 'start' });
    if (frames > 0) requestAnimationFrame(() => align(frames - 1));
    else addEventListener('scroll', finish, { passive: true });
  };
  const handleEnd = () => {
    clearTimeout(timer);
    removeEventListener('scrollend', handleEnd);
    align(settlingFrames);
  };
  const timer = setTimeout(handleEnd, timeoutMs);
  addEventListener('scrollend', handleEnd);
  for (const each of interruptions) addEventListener(each, finish, { passive: true });
}
