/** A viewport below this height is collapsed, not reduced by a keyboard. */
const collapsedPx = 100;
/** A keyboard covers more than this; collapsing toolbars less. */
const keyboardPx = 140;

const isTextInput = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'range', 'button', 'submit', 'file'].includes(element.type));

/** Telegram's web view sometimes shrinks to 1 px: events during that are not from the user. */
export const isCollapsed = (): boolean => window.innerHeight < collapsedPx;

/**
 * Watches the on-screen keyboard: sets `data-keyboard` on <html> while it is open, and `--keyboard`
 * to what it covers without resizing the page. Scrolls the focused input into view. Returns an
 * unsubscribe function.
 */
export function watchKeyboard(): () => void {
  const root = document.documentElement;
  const view = window.visualViewport;
  let tallest = 0;
  let width = 0;

  const update = () => {
    if (isCollapsed()) return;
    const height = view?.height ?? window.innerHeight;
    if (width !== window.innerWidth) tallest = 0;
    width = window.innerWidth;
    tallest = Math.max(tallest, height, window.innerHeight);
    const focused = document.activeElement;
    const isOpen =
      isTextInput(focused) && (view?.scale ?? 1) === 1 && tallest - height > keyboardPx;
    const covered = isOpen ? Math.max(0, window.innerHeight - height) : 0;
    root.toggleAttribute('data-keyboard', isOpen);
    // Setting an unchanged value would still restyle the whole page on every focus change.
    const keyboard = `${Math.round(covered)}px`;
    if (root.style.getPropertyValue('--keyboard') !== keyboard)
      root.style.setProperty('--keyboard', keyboard);
    if (isOpen) bringIntoView(focused);
  };

  const stop = new AbortController();
  const options = { signal: stop.signal };
  view?.addEventListener('resize', update, options);
  window.addEventListener('resize', update, options);
  document.addEventListener('focusin', update, options);
  document.addEventListener('focusout', () => requestAnimationFrame(update), options);
  update();
  return () => stop.abort();
}

/** Waits for the layout after the keyboard change, then scrolls no further than needed. */
function bringIntoView(input: HTMLElement) {
  requestAnimationFrame(() => input.scrollIntoView({ block: 'nearest' }));
}
