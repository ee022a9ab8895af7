import { Suspense, useEffect } from 'react';
import { part } from '../../flows/part';
import './desktop.css';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as shortcuts from '../../stores/start/shortcuts';
import { RowArrows } from './RowArrows';

const BasketPanel = part(() => import('./BasketPanel'), 'BasketPanel');

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
