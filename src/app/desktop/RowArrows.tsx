import { useEffect, useState } from 'react';
import { Icon } from '../../ui/Icon';
import { scrollBehavior } from '../../ui/prefersReducedMotion';
import styles from './RowArrows.module.css';

type Hovered = { row: Element; top: number; left: number; width: number };

/** Content of this many px is not worth an arrow. */
const slack = 8;

/**
 * Arrows on the horizontal row under the mouse, whichever component it belongs to. Keys and screen
 * readers scroll a row by its own content, so they skip these.
 */
export function RowArrows() {
  const [hovered, setHovered] = useState<Hovered | null>(null);
  useEffect(() => {
    const follow = ({ target, pointerType }: PointerEvent) => {
      if (!(target instanceof Element) || target.closest('[data-arrow]')) return;
      const row = pointerType === 'mouse' ? rowOf(target) : null;
      setHovered(row && placeOf(row));
    };
    const update = () => setHovered((last) => (last?.row.isConnected ? placeOf(last.row) : null));
    addEventListener('pointerover', follow);
    addEventListener('scroll', update, { capture: true, passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('pointerover', follow);
      removeEventListener('scroll', update, { capture: true });
      removeEventListener('resize', update);
    };
  }, []);
  if (!hovered) return null;
  const { row, top, left, width } = hovered;
  const position = Math.abs(row.scrollLeft);
  const isRtl = getComputedStyle(row).direction === 'rtl';
  const hasBefore = position > slack;
  const hasAfter = position + row.clientWidth < row.scrollWidth - slack;
  const arrow = (side: 'left' | 'right') => (
    <button
      type="button"
      className={styles.arrow}
      style={{ top, left: side === 'left' ? left : left + width }}
      data-arrow={side}
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => {
        const distance = 0.8 * row.clientWidth * (side === 'left' ? -1 : 1);
        row.scrollBy({ left: distance, behavior: scrollBehavior() });
      }}
    >
      <Icon name={(side === 'left') === isRtl ? 'next' : 'previous'} size={20} />
    </button>
  );
  return (
    <>
      {(isRtl ? hasAfter : hasBefore) && arrow('left')}
      {(isRtl ? hasBefore : hasAfter) && arrow('right')}
    </>
  );
}

/** The nearest ancestor that scrolls sideways. */
function rowOf(element: Element): Element | null {
  for (
    let each: Element | null = element;
    each && each !== document.body;
    each = each.parentElement
  ) {
    if (each.scrollWidth <= each.clientWidth + slack) continue;
    if (/auto|scroll/.test(getComputedStyle(each).overflowX)) return each;
  }
  return null;
}

/** The middle of its visible edges. */
function placeOf(row: Element): Hovered {
  const { top, left, width, height } = row.getBoundingClientRect();
  return { row, top: top + height / 2, left, width };
}
