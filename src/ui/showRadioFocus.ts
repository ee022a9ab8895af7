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
