import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../flows/lazyPart';
import './desktop.css';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as shortcuts from '../../stores/start/shortcuts';
import { Icon } from '../../ui/Icon';
import { scrollBehavior } from '../../ui/useMedia';
import styles from './Desktop.module.css';

const BasketPanel = lazyPart(() => import('./BasketPanel'), 'BasketPanel');

/**
 * What a wide window has besides home and the sheets: the basket beside the products, arrows on the
 * rows that a mouse cannot swipe, and shortcuts. Its style sheet makes a rail of the category bar.
 */
export function Desktop() {
  useEffect(watchShortcuts, []);
  return (
    <>
      <Suspense>
        <BasketPanel />
      </Suspense>
      <RowArrows />
    </>
  );
}

/** What is typed into; a radio button or a checkbox is not. */
const fields =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false])';

/**
 * `/` leads to the search and `?` to the list of keys, unless the person is typing, has turned these
 * keys off (WCAG 2.1.4) or is being asked something. Returns an unsubscribe function.
 */
function watchShortcuts(): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const { target, defaultPrevented, isComposing, repeat, altKey, ctrlKey, metaKey } = event;
    if (defaultPrevented || isComposing || repeat || altKey || ctrlKey || metaKey) return;
    const sign = signOf(event);
    if (!sign || !shortcuts.state.areOn) return;
    if (target instanceof Element && target.closest(fields)) return;
    if (document.querySelector('dialog[open]')) return;
    // Firefox looks for text on the page.
    event.preventDefault();
    if (sign === '?') openSheet(paths.keys);
    else goToSearch();
  };
  addEventListener('keydown', handleKey);
  return () => removeEventListener('keydown', handleKey);
}

/**
 * The sign by what is typed, or by the key that has both on a Latin keyboard: Russian has neither
 * sign there, and Arabic a question mark of its own.
 */
function signOf({ key, code, shiftKey }: KeyboardEvent): '/' | '?' | null {
  if (key === '/' || key === '?') return key;
  if (code !== 'Slash') return null;
  return shiftKey ? '?' : '/';
}

/** To the search field of the sheet on top, such as that of addresses; else to the search. */
function goToSearch(): void {
  const field = document.querySelector<HTMLElement>(
    '[role=dialog][aria-modal]:not([inert]) search input',
  );
  if (field) field.focus();
  else openSheet(paths.search());
}

type Hovered = { row: Element; top: number; left: number; width: number };

/** Content of this many px is not worth an arrow. */
const slack = 8;

/**
 * Arrows on the horizontal row under the mouse, whichever component it belongs to. Keys and screen
 * readers scroll a row by its own content, so they skip these.
 */
function RowArrows() {
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
