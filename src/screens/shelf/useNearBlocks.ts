import { type RefObject, startTransition, useEffect, useState } from 'react';

const firstAlone: ReadonlySet<number> = new Set([0]);

/**
 * Which of a long list's children are within two screens of what is seen, by their index. What comes
 * into sight is told at once, what is merely near without holding up a frame, and what has gone far is
 * left out again, unless the focus is in it. A child that leaves is told its height, as `--measured`.
 */
export function useNearBlocks(
  list: RefObject<HTMLElement | null>,
  { count, isRow }: { count: number; isRow: boolean },
): ReadonlySet<number> {
  const [near, setNear] = useState(firstAlone);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const blocks = [...current.children];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) keepSize(entry);
        const inSight = entries.filter(isInSight);
        const note = (changes: readonly IntersectionObserverEntry[]) =>
          setNear((before) => withChanges(before, changes, blocks));
        if (inSight.length > 0) note(inSight);
        startTransition(() => note(entries));
      },
      {
        // A margin counts only for the pane itself that scrolls: a row, a sheet, or the page.
        root: isRow ? current : current.closest('[data-scroller]'),
        rootMargin: isRow ? '0px 200%' : '200% 0px',
      },
    );
    for (const block of blocks.slice(0, count)) observer.observe(block);
    return () => observer.disconnect();
  }, [list, count, isRow]);
  return near;
}

function withChanges(
  before: ReadonlySet<number>,
  changes: readonly IntersectionObserverEntry[],
  blocks: readonly Element[],
): ReadonlySet<number> {
  const after = new Set(before);
  for (const { target, isIntersecting } of changes) {
    const index = blocks.indexOf(target);
    if (isIntersecting) after.add(index);
    else if (!target.contains(document.activeElement)) after.delete(index);
  }
  return after;
}

const isInSight = ({ isIntersecting, boundingClientRect: box }: IntersectionObserverEntry) =>
  isIntersecting &&
  box.bottom > 0 &&
  box.top < innerHeight &&
  box.right > 0 &&
  box.left < innerWidth;

/** What holds cards now is as large without them, so that nothing jumps; CSS estimates the rest. */
function keepSize({ target, isIntersecting, boundingClientRect: box }: IntersectionObserverEntry) {
  if (isIntersecting || !(target instanceof HTMLElement) || target.childElementCount === 0) return;
  target.style.setProperty('--measured', `${box.height}px`);
}
