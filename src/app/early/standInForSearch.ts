/** Opening the search sheet takes this long at most, ms. */
const patienceMs = 10_000;

/**
 * A field in the place of home's link to the search, with the focus: what is typed before the app is
 * there is kept. Returns a function that, called once the sheet is opening, hands the text over to its
 * field.
 */
export function standInForSearch(link: HTMLElement): () => void {
  const { top, left, width, height } = link.getBoundingClientRect();
  const field = Object.assign(document.createElement('input'), {
    className: 'early-search',
    enterKeyHint: 'search',
    autocapitalize: 'none',
  });
  field.setAttribute('aria-label', link.textContent ?? '');
  field.style.cssText = `top:${top + scrollY}px;left:${left + scrollX}px;width:${width}px;height:${height}px`;
  document.body.append(field);
  // In the task of the tap: later, phones do not open the keyboard.
  field.focus({ preventScroll: true });
  return () => {
    const end = () => {
      waiting.disconnect();
      clearTimeout(timer);
      field.remove();
    };
    const waiting = new MutationObserver(() => {
      const own = document.querySelector<HTMLInputElement>('[role=dialog] [enterkeyhint=search]');
      if (!own) return;
      own.focus({ preventScroll: true });
      // Set in a way that React notices.
      own.setRangeText(field.value, 0, own.value.length, 'end');
      own.dispatchEvent(new Event('input', { bubbles: true }));
      end();
    });
    const timer = setTimeout(end, patienceMs);
    waiting.observe(document.body, { childList: true, subtree: true });
  };
}
