import { scrollBehavior } from './useMedia';

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

/** A row of chips that Tab reaches as one stop. */
const rowSelector = '[data-rove]';
const chipSelector = 'a[href], button:not(:disabled)';
/** What Tab enters at: the part of the page that is shown, or what the list is filtered by. */
const chosenSelector = '[aria-current], [aria-pressed=true]';

/**
 * Makes each row of chips one stop: Tab enters it at the chosen chip and leaves it, arrows, Home and
 * End move within it. The stops are set when Tab is pressed, before the browser moves the focus:
 * until then nothing has to follow what a row shows. Returns an unsubscribe function.
 */
export function watchRows(): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'Tab') for (const row of document.querySelectorAll(rowSelector)) setStop(row);
    const row = !shiftKey && target instanceof HTMLElement && target.closest(rowSelector);
    const next = row && chipFor(key, row, target);
    if (!next) return;
    // no scrolling of the page on top of it
    event.preventDefault();
    next.focus();
  };
  // before `scrollKeys`, which takes Home and End
  addEventListener('keydown', handleKey, { capture: true });
  return () => removeEventListener('keydown', handleKey, { capture: true });
}

function setStop(row: Element): void {
  const chips = chipsOf(row);
  const stop =
    chips.find((chip) => chip === document.activeElement) ??
    chips.find((chip) => chip.matches(chosenSelector)) ??
    chips[0];
  for (const chip of chips) chip.tabIndex = chip === stop ? 0 : -1;
}

/** The chip that a key leads to, also if it is the same one at an end; undefined for other keys. */
function chipFor(key: string, row: Element, from: HTMLElement): HTMLElement | undefined {
  const chips = chipsOf(row);
  if (key === 'Home') return chips[0];
  if (key === 'End') return chips.at(-1);
  const { direction, flexDirection } = getComputedStyle(row);
  const sides = direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  // on a desktop the categories are a column
  const [back, on] = flexDirection === 'column' ? ['ArrowUp', 'ArrowDown'] : sides;
  if (key !== back && key !== on) return undefined;
  const at = chips.indexOf(from) + (key === on ? 1 : -1);
  return chips[Math.min(Math.max(at, 0), chips.length - 1)];
}

const chipsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(chipSelector)];
