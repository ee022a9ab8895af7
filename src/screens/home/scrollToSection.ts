import { glide } from '../../ui/prefersReducedMotion';

/** How long a scroll may take where the browser does not tell its end. */
const patienceMs = 1200;

/** Shelves that have just come into sight take so many frames to find their height. */
const settlingFrames = 3;

const interruptions = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls a section to the top. Shelves that come into sight on the way find their real height, so
 * the place is set right at the end. `onDone` is called when the person scrolls on, or takes over.
 */
export function scrollToSection(section: Element | null | undefined, onDone: () => void): void {
  if (!section) {
    onDone();
    return;
  }
  section.scrollIntoView({ behavior: glide(), block: 'start' });

  let isLeft = false;
  const leave = () => {
    isLeft = true;
    clearTimeout(patience);
    removeEventListener('scrollend', arrive);
    removeEventListener('scroll', leave);
    for (const each of interruptions) removeEventListener(each, leave);
    onDone();
  };
  const setRight = (frames: number) => {
    if (isLeft) return;
    section.scrollIntoView({ block: 'start' });
    if (frames > 0) requestAnimationFrame(() => setRight(frames - 1));
    else addEventListener('scroll', leave, { passive: true });
  };
  const arrive = () => {
    clearTimeout(patience);
    removeEventListener('scrollend', arrive);
    setRight(settlingFrames);
  };
  const patience = setTimeout(arrive, patienceMs);
  addEventListener('scrollend', arrive);
  for (const each of interruptions) addEventListener(each, leave, { passive: true });
}
