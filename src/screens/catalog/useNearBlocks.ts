import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushNow } from '../../ui/flushNow';

const none: ReadonlySet<number> = new Set();
const firstAlone: ReadonlySet<number> = new Set([0]);

type Options = {
  count: number;
  /** they stand beside each other in a pane that scrolls sideways */
  isRow: boolean;
  /** the first is there from the start */
  isFirstIn: boolean;
};

/**
 * Which of a long list's children are within two screens of what is seen, by their index. What comes
 * into sight is told at once, what is merely near without holding up a frame, and what has gone far is
 * left out again, unless the focus is in it. A child that leaves is told its height, as `--measured`.
 */
export function useNearBlocks(
  list: RefObject<HTMLElement | null>,
  { count, isRow, isFirstIn }: Options,
): ReadonlySet<number> {
  const [near, setNear] = useState(isFirstIn ? firstAlone : none);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const blocks = [...current.children];
    const note = (changes: readonly IntersectionObserverEntry[]) =>
      setNear((before) => withChanges(before, changes, blocks));
    const observers = [
      // Before those that are merely near: React finishes a transition that it has begun before an
      // update of an observer, unless that one is told to be in a hurry.
      new IntersectionObserver((entries) => {
        const arrived = entries.filter(({ isIntersecting }) => isIntersecting);
        if (arrived.length > 0) flushNow(() => note(arrived));
      }),
      new IntersectionObserver(
        (entries) => {
          for (const entry of entries) reserveSize(entry);
          startTransition(() => note(entries));
        },
        {
          // A margin counts only for the pane itself that scrolls: a row, a sheet, or the page.
          root: isRow ? current : current.closest('[data-scroller]'),
          rootMargin: isRow ? '0px 200%' : '200% 0px',
        },
      ),
    ];
    for (const observer of observers)
      for (const block of blocks.slice(0, count)) observer.observe(block);
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  }, [list, count, isRow]);
  return near;
}

/** The same set where nothing changes. */
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
  return isSame(before, after) ? before : after;
}

const isSame = (a: ReadonlySet<number>, b: ReadonlySet<number>) =>
  a.size === b.size && [...a].every((each) => b.has(each));

/** What holds cards now is as large without them, so that nothing jumps; CSS estimates the rest. */
function reserveSize({
  target,
  isIntersecting,
  boundingClientRect: box,
}: IntersectionObserverEntry) {
  if (isIntersecting || !(target instanceof HTMLElement) || target.childElementCount === 0) return;
  target.style.setProperty('--measured', `${box.height}px`);
}
