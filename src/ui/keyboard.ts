/** A view this low is a collapsed one, not a keyboard's doing. */
const collapsedPx = 100;
/** Toolbars come and go by less than this; a keyboard takes more. */
const keyboardPx = 140;

const takesText = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'range', 'button', 'submit', 'file'].includes(element.type));

/** Telegram's web view sometimes shrinks to 1 px: nothing that happens then is a person's wish. */
export const isCollapsed = (): boolean => window.innerHeight < collapsedPx;

/**
 * Watches for the on-screen keyboard: `data-keyboard` stands on <html> while it is open, and
 * `--keyboard` holds what it covers without resizing the page. Brings the focused input into
 * view. Returns an unsubscribe function.
 */
export function watchKeyboard(): () => void {
  const root = document.documentElement;
  const view = window.visualViewport;
  let tallest = 0;
  let width = 0;

  const look = () => {
    if (isCollapsed()) return;
    const height = view?.height ?? window.innerHeight;
    if (width !== window.innerWidth) tallest = 0;
    width = window.innerWidth;
    tallest = Math.max(tallest, height, window.innerHeight);
    const focused = document.activeElement;
    const isOpen = takesText(focused) && (view?.scale ?? 1) === 1 && tallest - height > keyboardPx;
    const covered = isOpen ? Math.max(0, window.innerHeight - height) : 0;
    root.toggleAttribute('data-keyboard', isOpen);
    // Setting what it holds already would restyle the whole page at every change of focus.
    const keyboard = `${Math.round(covered)}px`;
    if (root.style.getPropertyValue('--keyboard') !== keyboard)
      root.style.setProperty('--keyboard', keyboard);
    if (isOpen) bringIntoView(focused);
  };

  const stop = new AbortController();
  const options = { signal: stop.signal };
  view?.addEventListener('resize', look, options);
  window.addEventListener('resize', look, options);
  document.addEventListener('focusin', look, options);
  document.addEventListener('focusout', () => requestAnimationFrame(look), options);
  look();
  return () => stop.abort();
}

/** Waits for the layout that the keyboard has left, then moves no further than is needed. */
function bringIntoView(input: HTMLElement) {
  requestAnimationFrame(() => input.scrollIntoView({ block: 'nearest' }));
}
