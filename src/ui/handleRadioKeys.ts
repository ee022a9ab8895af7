import type { KeyboardEvent } from 'react';

/**
 * Key handler of radio buttons whose choice does more than choose: opens a sheet, changes the
 * language. An arrow only moves the focus, where the browser's own would choose on the way; Enter
 * chooses, as Space and a tap do.
 */
export function handleRadioKeys(event: KeyboardEvent<HTMLInputElement>): void {
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
