import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { afterEach, expect, test } from 'vitest';
import { handleRadioKeys } from './radioKeys';

afterEach(() => document.body.replaceChildren());

/** Presses keys on the focused radio button; a native one would choose on the way. */
function press(dir: 'ltr' | 'rtl', ...keys: string[]): string {
  document.body.innerHTML = `<div dir="${dir}">
    <input type="radio" name="a" value="one" checked>
    <input type="radio" name="a" value="shut" disabled>
    <input type="radio" name="a" value="two">
    <input type="radio" name="a" value="three">
    <input type="radio" name="b" value="other">
  </div>`;
  document.querySelector('input')?.focus();
  for (const key of keys) {
    const at = document.activeElement;
    if (!(at instanceof HTMLInputElement)) throw new Error('The focus has left the choice.');
    const handle = (event: unknown) =>
      handleRadioKeys(event as ReactKeyboardEvent<HTMLInputElement>);
    at.addEventListener('keydown', handle, { once: true });
    at.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  }
  const nameAt = (selector: string) =>
    document.querySelector<HTMLInputElement>(selector)?.value ?? 'none';
  return `${nameAt(':focus')}, ${nameAt(':checked')} chosen`;
}

test('arrows move the focus past what cannot be chosen and around, and choose nothing', () => {
  expect(press('ltr', 'ArrowDown')).toBe('two, one chosen');
  expect(press('ltr', 'ArrowRight', 'ArrowRight')).toBe('three, one chosen');
  expect(press('ltr', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toBe('one, one chosen');
  expect(press('ltr', 'ArrowLeft')).toBe('three, one chosen');
});

test('from right to left the left arrow leads on', () => {
  expect(press('rtl', 'ArrowLeft')).toBe('two, one chosen');
  expect(press('rtl', 'ArrowRight')).toBe('three, one chosen');
});

test('Enter chooses', () => {
  expect(press('ltr', 'ArrowDown', 'Enter')).toBe('two, two chosen');
});
