import { flushNow } from '../../ui/flushNow';
import { scrollBehavior } from '../../ui/useMedia';
import { beforeScrollJump } from '../../ui/watchSight';

/** Timeout for a scroll, where the browser has no `scrollend` event. */
const timeoutMs = 1200;

const interruptions = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls a section to the top; a distant one is approached in one step, without passing what is
 * between. Sections along the way change to their real height, some of them late on a slow phone, so
 * the position is corrected whenever the page's height changes. `onDone` is called when the user
 * scrolls on or interrupts it.
 */
export function scrollToSection(section: Element | null | undefined, onDone: () => void): void {
  if (!section) {
    onDone();
    return;
  }
  const release = approach(section);
  section.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });

  const heights = new ResizeObserver(align);
  const timer = setTimeout(handleEnd, timeoutMs);
  const place = () => ({ scroll: scrollY, top: section.getBoundingClientRect().top });
  let aligned = { scroll: 0, top: 0 };
  const finish = () => {
    clearTimeout(timer);
    heights.disconnect();
    removeEventListener('scrollend', handleEnd);
    removeEventListener('scroll', handleScroll);
    for (const each of interruptions) removeEventListener(each, finish);
    release();
    onDone();
  };
  function align() {
    section?.scrollIntoView({ block: 'start' });
    aligned = place();
  }
  function handleScroll() {
    // Scrolls of its own, and the browser's for what changes above, leave the one or the other.
    const { scroll, top } = place();
    if (Math.abs(scroll - aligned.scroll) > 1 && Math.abs(top - aligned.top) > 1) finish();
  }
  function handleEnd() {
    clearTimeout(timer);
    removeEventListener('scrollend', handleEnd);
    align();
    heights.observe(document.body);
    addEventListener('scroll', handleScroll, { passive: true });
  }
  addEventListener('scrollend', handleEnd);
  for (const each of interruptions) addEventListener(each, finish, { passive: true });
}

/** Mounted content changes the position, and then more comes near. */
const maxSteps = 4;

/**
 * Goes to half a screen before a distant section, with everything there mounted and rendered before
 * the next frame. Returns a function that gives the sections back to the browser, which renders them
 * only near the viewport.
 */
function approach(section: Element): () => void {
  const { top } = section.getBoundingClientRect();
  if (Math.abs(top) < 1.5 * innerHeight) return () => undefined;
  const margin = (Math.sign(top) * innerHeight) / 2;
  const all = [...document.querySelectorAll<HTMLElement>('[id^="section-"]')];
  const index = all.findIndex((each) => section.contains(each));
  const around = all.slice(Math.max(0, index - 2), index + 4);
  for (const { style } of around) style.setProperty('content-visibility', 'visible');
  for (let step = 0; step < maxSteps; step += 1) {
    const distance = section.getBoundingClientRect().top - margin;
    if (Math.abs(distance) < 1) break;
    scrollBy({ top: distance, behavior: 'instant' });
    flushNow(() => dispatchEvent(new Event(beforeScrollJump)));
  }
  return () => {
    for (const { style } of around) style.removeProperty('content-visibility');
  };
}
