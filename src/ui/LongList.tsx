import {
  Fragment,
  type ReactElement,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushNow } from './flushNow';
import styles from './Row.module.css';

type Props<Item> = {
  items: readonly Item[];
  /** a list for assistive technology, whose rows are list items. Default: rows only. */
  isList?: boolean | undefined;
  /** the fewest rows that fill a screen. Default: 24, for rows of one or two lines. */
  fewest?: number | undefined;
  /** lays out the rows; theirs is `rowClass` */
  className?: string | undefined;
  rowClass?: string | undefined;
  /** one keyed element for each item */
  children: (item: Item, index: number) => ReactElement;
};

/**
 * Rows of a list that a server fills, one below the other. Of a long one only the rows near the
 * screen are mounted, so that 10,000 cost no more than what is on it.
 */
export function LongList<Item>({
  items,
  isList,
  fewest = 24,
  className,
  rowClass,
  children,
}: Props<Item>) {
  const box = useRef<HTMLDivElement & HTMLUListElement>(null);
  const parts = useMountedRows(box, items.length, fewest);
  const List = isList ? 'ul' : 'div';
  const Gap = isList ? 'li' : 'div';
  const isWhole = parts.length === items.length;
  const show = (part: Part) => {
    if ('height' in part) {
      return (
        <Gap
          key={part.from === 0 ? 'before' : `from ${part.from}`}
          className={styles.gap}
          style={{ blockSize: part.height }}
          data-gap=""
          aria-hidden="true"
        />
      );
    }
    const item = items[part.row];
    if (item === undefined) return null;
    const row = children(item, part.row);
    if (!isList) return <Fragment key={row.key}>{row}</Fragment>;
    return (
      <li
        key={row.key}
        className={rowClass}
        aria-setsize={isWhole ? undefined : items.length}
        aria-posinset={isWhole ? undefined : part.row + 1}
      >
        {row}
      </li>
    );
  };
  return (
    <List ref={box} className={className} data-rows="">
      {parts.map(show)}
    </List>
  );
}

/** How far beyond the screen rows are mounted, px. */
const margin = 400;

/** A row of a list, or the place of the rows from `from` up to `to` that are not mounted. */
type Part = { row: number } | { from: number; to: number; height: number };

const countTo = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);

/**
 * Which rows of a list are mounted: those near the screen, and the one that has the focus; never
 * fewer than `fewest`, and of a list that is no longer all. `box` holds one element for each row,
 * and those of the other parts with `data-gap`.
 */
function useMountedRows(
  box: RefObject<HTMLElement | null>,
  length: number,
  fewest: number,
): Part[] {
  // so many come and go at a time
  const step = Math.ceil(fewest / 3);
  const [heights] = useState(createRowHeights);
  const [wanted, setWanted] = useState<readonly number[]>(() => countTo(0, fewest));
  const isLong = length > fewest;
  const rows = isLong ? wanted.filter((row) => row < length) : countTo(0, length);

  const measure = useEffectEvent((pane: HTMLElement) => {
    const elements = [...pane.children];
    let next = 0;
    for (const [place, element] of elements.entries()) {
      if (isGap(element)) continue;
      const row = rows[next];
      const after = elements[place + 1] ?? null;
      next += 1;
      if (row !== undefined && after) heights.set(row, topOf(after) - topOf(element));
    }
  });
  const update = useEffectEvent(() => {
    const { current: pane } = box;
    if (!pane || !isLong) return;
    const wasKnown = heights.isKnown();
    measure(pane);
    const start = -topOf(pane);
    keepFromSnapping(pane, start > innerHeight);
    const near = Math.floor(heights.rowAt(start - margin, length) / step) * step;
    const far = Math.ceil((heights.rowAt(start + innerHeight + margin, length) + 1) / step) * step;
    const first = Math.max(0, Math.min(near, length - fewest));
    const end = Math.min(length, Math.max(first + fewest, far));
    const focused = rows[rowsIn(pane).findIndex((row) => row.contains(document.activeElement))];
    const next = countTo(first, end);
    if (focused !== undefined && !next.includes(focused)) {
      if (focused < first) next.unshift(focused);
      else next.push(focused);
    }
    // The first measured rows tell the height of the others' place.
    setWanted((before) => (wasKnown && String(before) === String(next) ? before : next));
  });

  // The list may have become shorter, or its rows higher.
  useLayoutEffect(() => update());
  useEffect(() => {
    if (!isLong) return;
    const follow = () => flushNow(update);
    const startOver = () => {
      heights.clear();
      follow();
    };
    // Whichever pane scrolls: scroll events do not bubble.
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', startOver);
    const { current: pane } = box;
    return () => {
      if (pane) keepFromSnapping(pane, false);
      document.removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', startOver);
    };
  }, [isLong, heights, box]);

  const parts: Part[] = [];
  let next = 0;
  for (const row of [...rows, length]) {
    if (row > next) parts.push({ from: next, to: row, height: heights.between(next, row) });
    if (row < length) parts.push({ row });
    next = row + 1;
  }
  return parts;
}

/**
 * A sheet snaps to its own start, and so does Chromium when rows at the end of the list turn out to
 * be lower than estimated. More than a screen from its start, a sheet has nothing to snap to.
 */
function keepFromSnapping(pane: Element, isAway: boolean): void {
  const scroller = pane.closest<HTMLElement>('[data-scroller]');
  if (scroller) scroller.style.scrollSnapType = isAway ? 'none' : '';
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
const isGap = (element: Element) => element.hasAttribute('data-gap');
const rowsIn = (pane: Element) => [...pane.children].filter((element) => !isGap(element));

/** The heights of a list's rows, px: of those seen so far, and an estimate for the others. */
type RowHeights = {
  set(index: number, height: number): void;
  /** the height of the rows from `from` up to, not including, `to` */
  between(from: number, to: number): number;
  /** the row at a distance from the start of the list, of `length` rows */
  rowAt(distance: number, length: number): number;
  /** whether any row has been measured */
  isKnown(): boolean;
  clear(): void;
};

/**
 * The estimate is the mean of the rows that are measured first. It does not change afterwards:
 * rows above the screen would move those on it.
 */
export function createRowHeights(): RowHeights {
  const known: (number | undefined)[] = [];
  let estimate = 0;
  const heightOf = (index: number) => known[index] ?? estimate;
  return {
    set(index, height) {
      known[index] = height;
    },
    between(from, to) {
      estimate ||= meanOf(known);
      let sum = 0;
      for (let index = from; index < to; index += 1) sum += heightOf(index);
      return sum;
    },
    rowAt(distance, length) {
      estimate ||= meanOf(known);
      let rest = distance;
      for (let index = 0; index < length; index += 1) {
        rest -= heightOf(index);
        if (rest < 0) return index;
      }
      return Math.max(0, length - 1);
    },
    isKnown: () => known.length > 0,
    clear() {
      known.length = 0;
      estimate = 0;
    },
  };
}

function meanOf(known: readonly (number | undefined)[]): number {
  const heights = known.filter((height) => height !== undefined);
  return heights.reduce((sum, height) => sum + height, 0) / (heights.length || 1);
}
