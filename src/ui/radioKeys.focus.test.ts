import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchRadioFocus } from './radioKeys';

let stop: () => void;
beforeEach(() => {
  stop = watchRadioFocus();
  document.body.innerHTML = '<input type="radio"><button></button>';
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Moves the focus as an engine does after `key`; how often it has been given. */
function timesFocused(selector: string, isShown: boolean, key?: string): number {
  const control = document.querySelector<HTMLElement>(selector);
  if (!control) throw new Error(`There is no ${selector}.`);
  vi.spyOn(control, 'matches').mockReturnValue(isShown);
  const focus = vi.spyOn(control, 'focus');
  if (key) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  control.focus();
  expect(document.activeElement).toBe(control);
  return focus.mock.calls.length;
}

test('a radio button that an arrow leads to is focused once more where it shows no focus', () => {
  expect(timesFocused('input', false, 'ArrowDown')).toBe(2);
});

test('one that shows the focus, or was pressed, or reached by Tab is left alone', () => {
  expect(timesFocused('input', true, 'ArrowDown')).toBe(1);
  document.querySelector('input')?.blur();
  vi.restoreAllMocks();
  expect(timesFocused('input', false, 'Tab')).toBe(1);
  document.querySelector('input')?.blur();
  vi.restoreAllMocks();
  document.body.dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowDown', bubbles: true }));
  expect(timesFocused('input', false)).toBe(1);
});

test('a button is left alone', () => {
  expect(timesFocused('button', false, 'ArrowDown')).toBe(1);
});
