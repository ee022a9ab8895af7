import { chosenInstead } from './handleRadioKeys';

/**
 * Remembers what has the focus when the sheet of `url` is mounted; the returned function gives it
 * the focus again. A change of language renders everything again: then the control that leads to the
 * same sheet, by `href` or `data-opens`, gets it. Does nothing if nothing had the focus.
 */
export function focusReturn(url: string): () => void {
  const before = document.activeElement;
  return () => {
    if (!(before instanceof HTMLElement) || before === document.body) return;
    const opener = before.isConnected ? chosenInstead(before) : openerOf(url);
    opener?.focus({ preventScroll: true });
    focusHome();
  };
}

/** Of several the one in the layer beneath: layers follow each other, and what is covered is inert. */
function openerOf(url: string): HTMLElement | undefined {
  const leadsThere = (each: HTMLElement) =>
    [each.getAttribute('href'), each.dataset.opens].includes(url);
  const controls = document.querySelectorAll<HTMLElement>('a, button');
  return [...controls].filter((each) => leadsThere(each) && !each.closest('[inert]')).at(-1);
}

/**
 * What opened the sheet may be gone by the time that it closes, as the basket button is after an
 * order: home itself has the focus then, unless there is another sheet.
 */
function focusHome(): void {
  const { activeElement: at } = document;
  if (at && at !== document.body && !at.closest('[role=dialog]')) return;
  const main = document.querySelector('main');
  if (!main || document.querySelector('[role=dialog]:not([inert])')) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
  // Otherwise a click beside its controls would focus it.
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
}
