import { whenThere } from './whenThere';

/**
 * Puts a field of index.html in the place of home's link to the search, with the focus: what is typed
 * before the app is there is kept. Returns a function that, called once the sheet is opening, hands the
 * text over to its field.
 */
export function standInForSearch(link: HTMLElement): () => Promise<void> {
  const field = document.querySelector<HTMLInputElement>('.early-search');
  if (!field) return async () => undefined;
  const { top, left, width, height } = link.getBoundingClientRect();
  field.style.cssText = `top:${top + scrollY}px;left:${left + scrollX}px;width:${width}px;height:${height}px`;
  field.setAttribute('aria-label', link.textContent ?? '');
  field.hidden = false;
  // In the task of the tap: later, phones do not open the keyboard.
  field.focus({ preventScroll: true });
  return async () => {
    const find = () =>
      document.querySelector<HTMLInputElement>('[role=dialog] [enterkeyhint=search]');
    const own = await whenThere(find, 'popstate');
    own?.focus({ preventScroll: true });
    // Set in a way that React notices.
    own?.setRangeText(field.value, 0, own.value.length, 'end');
    own?.dispatchEvent(new Event('input', { bubbles: true }));
    field.hidden = true;
  };
}
