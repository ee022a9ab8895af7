import type { MouseEvent, KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * Key handler of radio buttons whose choice does more than choose: opens a sheet, changes the
 * language. An arrow only moves the focus, where the browser's own would choose on the way; Enter
 * chooses, as Space and a tap do.
 */
export function handleRadioKeys(event: ReactKeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: from, key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const isRtl = from.matches('[dir=rtl] *');
  const isNext = key === 'ArrowDown' || key === (isRtl ? 'ArrowLeft' : 'ArrowRight');
  const isPrevious = key === 'ArrowUp' || key === (isRtl ? 'ArrowRight' : 'ArrowLeft');
  if (!isNext && !isPrevious && key !== 'Enter') return;
  // also of Enter: what has the focus by then would be pressed
  event.preventDefault();
  if (key === 'Enter') {
    from.click();
    return;
  }
  const group = radiosLike(from).filter(({ disabled }) => !disabled);
  const at = group.indexOf(from) + (isNext ? 1 : -1);
  group.at(at % group.length)?.focus();
}

/** The radio buttons of the same question. */
const radiosLike = ({ name }: HTMLInputElement): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(name)}"]`),
];

/** A radio button that was not chosen after all gives way to the chosen one. */
export const chosenInstead = (control: HTMLElement): HTMLElement =>
  control instanceof HTMLInputElement && control.type === 'radio'
    ? (radiosLike(control).find(({ checked }) => checked) ?? control)
    : control;

/**
 * Handlers of a radio button in a sheet that closes with the choice: a tap picks, also the one on
 * what is chosen already, and Enter. Arrows and Space only choose, as the browser has it: the clicks
 * that they make have no `detail`.
 */
export const pickHandlers = (onPick: (() => void) | undefined) =>
  onPick && {
    onClick: ({ detail }: MouseEvent) => {
      if (detail > 0) onPick();
    },
    onKeyDown: (event: ReactKeyboardEvent) => {
      if (event.key !== 'Enter') return;
      // What has the focus by then would be pressed
      event.preventDefault();
      onPick();
    },
  };

/**
 * Lets a radio button that an arrow key leads to show the focus: WebKit moves it there without
 * `:focus-visible`, unlike a script that focuses it during a key. Returns an unsubscribe function.
 */
export function watchRadioFocus(): () => void {
  let isArrow = false;
  const handleKey = ({ type, key }: KeyboardEvent) => {
    isArrow = type === 'keydown' && key.startsWith('Arrow');
  };
  const handleFocus = ({ target: radio }: FocusEvent) => {
    if (!isArrow || !(radio instanceof HTMLInputElement) || radio.type !== 'radio') return;
    if (radio.matches(':focus-visible')) return;
    // once only, also where it is of no use
    isArrow = false;
    radio.blur();
    radio.focus({ preventScroll: true });
  };
  addEventListener('keydown', handleKey, { capture: true });
  addEventListener('keyup', handleKey, { capture: true });
  addEventListener('focusin', handleFocus);
  return () => {
    removeEventListener('keydown', handleKey, { capture: true });
    removeEventListener('keyup', handleKey, { capture: true });
    removeEventListener('focusin', handleFocus);
  };
}
