import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushNow } from '../../ui/flushNow';
import { beforeScrollJump, isNearScreen } from '../../ui/watchSight';

const none: ReadonlySet<number> = new Set();
const onlyFirst: ReadonlySet<number> = new Set([0]);

type Options = {
  count: number;
  /** laid out side by side in a pane that scrolls sideways */
  isRow: boolean;
  /** the first is mounted from the start */
  isFirstIn: boolean;
};

/**
 * Indexes of a long list's children within two screens of the viewport. Visible children are added
 * synchronously, nearby ones in a transition; distant ones are removed again unless they hold the
 * focus. A removed child gets its height as `--measured`.
 */
export function useNearBlocks(
  list: RefObject<HTMLElement | null>,
  { count, isRow, isFirstIn }: Options,
): ReadonlySet<number> {
  const [near, setNear] = useState(isFirstIn ? onlyFirst : none);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const blocks = [...current.children];
    const places = new Map(blocks.map((block, index) => [block, index]));
    const update = (changes: readonly IntersectionObserverEntry[]) =>
      setNear((before) => withChanges(before, changes, places));
    const observers = [
      // Before the nearby ones: React finishes a transition in progress before an observer's
      // update, unless that is urgent.
      new IntersectionObserver((entries) => {
        // The last state of each: a block that has left again meanwhile must not be added after
        // the other observer has removed it.
        const last = new Map(entries.map((entry) => [entry.target, entry]));
        const arrived = [...last.values()].filter(({ isIntersecting }) => isIntersecting);
        if (arrived.length > 0) flushNow(() => update(arrived));
      }),
      new IntersectionObserver(
        (entries) => {
          for (const entry of entries) reserveSize(entry);
          startTransition(() => update(entries));
        },
        {
          // A root margin only works for the scroll container itself: a row, a sheet or the page.
          root: isRow ? current : current.closest('[data-scroller]'),
          rootMargin: isRow ? '0px 200%' : '200% 0px',
        },
      ),
    ];
    for (const observer of observers)
      for (const block of blocks.slice(0, count)) observer.observe(block);
    // A row has its first block from the start.
    const land = () =>
      isRow ||
      setNear((before) => {
        const arrived = blocks.flatMap((block, index) => (isNearScreen(block) ? [index] : []));
        return new Set([...before, ...arrived]);
      });
    addEventListener(beforeScrollJump, land);
    return () => {
      removeEventListener(beforeScrollJump, land);
      for (const observer of observers) observer.disconnect();
    };
  }, [list, count, isRow]);
  return near;
}

/** Returns the same set if nothing changes. */
function withChanges(
  before: ReadonlySet<number>,
  changes: readonly IntersectionObserverEntry[],
  places: ReadonlyMap<Element, number>,
): ReadonlySet<number> {
  const after = new Set(before);
  for (const { target, isIntersecting } of changes) {
    const index = places.get(target) ?? 0;
    if (isIntersecting) after.add(index);
    else if (!target.contains(document.activeElement)) after.delete(index);
  }
  return isSame(before, after) ? before : after;
}

const isSame = (a: ReadonlySet<number>, b: ReadonlySet<number>) =>
  a.size === b.size && [...a].every((each) => b.has(each));

/** A removed child keeps its measured size, so that nothing shifts; CSS estimates the others. */
function reserveSize({
  target,
  isIntersecting,
  boundingClientRect: box,
}: IntersectionObserverEntry) {
  if (isIntersecting || !(target instanceof HTMLElement) || target.childElementCount === 0) return;
  target.style.setProperty('--measured', `${box.height}px`);
}
