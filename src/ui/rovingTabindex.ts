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
