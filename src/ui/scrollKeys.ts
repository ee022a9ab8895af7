import { scrollBehavior } from './prefersReducedMotion';

/** Scrolled by a page up or down, in visible heights. */
const page = 0.875;
/** What has no use of its own for the keys that turn pages. */
const controls = 'a, button, [type=radio], [type=checkbox]';
/** Scrolled by an arrow, CSS px. */
const line = 40;

/**
 * Scrolls the sheet on top by the keys that scroll a page, while the sheet itself or a control in it
 * has the focus: a browser scrolls only what is around the focus, and in a sheet that can be pulled
 * it snaps back from the end at some pixel densities. Returns an unsubscribe function.
 */
export function watchScrollKeys(): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const { target, defaultPrevented, altKey, ctrlKey, metaKey } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey || !(target instanceof Element)) return;
    const sheet = target.closest('[role=dialog]:not([inert])');
    const pane = sheet?.querySelector('[data-scroller]');
    if (!sheet || !pane) return;
    // Space presses a button, and arrows have a meaning of their own on some.
    const isPaging = /^(Page|Home|End)/.test(event.key) && target.matches(controls);
    // A press on text gives the focus to the pane.
    if (target !== sheet && target !== pane && !isPaging) return;
    const top = topFor(event, pane, sheet.hasAttribute('data-pullable'));
    if (top === null) return;
    event.preventDefault();
    pane.scrollTo({ top, behavior: scrollBehavior() });
  };
  addEventListener('keydown', handleKey);
  return () => removeEventListener('keydown', handleKey);
}

/** The scroll position that a key leads to; null for other keys. */
function topFor({ key, shiftKey }: KeyboardEvent, pane: Element, isPullable: boolean) {
  const { scrollTop, scrollHeight, clientHeight } = pane;
  const last = scrollHeight - clientHeight;
  // Above it a sheet is being pulled down.
  const first = isPullable ? Math.min(clientHeight, last) : 0;
  const within = (top: number) => Math.min(Math.max(top, first), last);
  switch (key) {
    case 'Home':
      return first;
    case 'End':
      return last;
    case 'PageUp':
      return within(scrollTop - clientHeight * page);
    case 'PageDown':
      return within(scrollTop + clientHeight * page);
    case ' ':
      return within(scrollTop + clientHeight * (shiftKey ? -page : page));
    case 'ArrowUp':
      return within(scrollTop - line);
    case 'ArrowDown':
      return within(scrollTop + line);
    default:
      return null;
  }
}
