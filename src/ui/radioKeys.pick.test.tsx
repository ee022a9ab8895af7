import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { RadioRow } from './ChoiceRow';

/** A chosen row, and what the events of its radio button lead to. */
function row(isActing: boolean) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.body.appendChild(document.createElement('main'));
  const root = createRoot(page);
  const onPick = vi.fn();
  onTestFinished(() => {
    act(() => root.unmount());
    page.remove();
  });
  const props = { name: 'language', label: 'English', isChosen: true, onChoose: vi.fn() };
  act(() => root.render(<RadioRow {...props} onPick={onPick} isActing={isActing} />));
  const input = page.querySelector('input') ?? expect.unreachable('There is no radio button');
  /** whether the browser's own action is left to it */
  const fire = (event: Event): boolean => {
    act(() => void input.dispatchEvent(event));
    return !event.defaultPrevented;
  };
  const known = { bubbles: true, cancelable: true };
  return {
    onPick,
    key: (name: string) => fire(new KeyboardEvent('keydown', { key: name, ...known })),
    click: (detail: number) => fire(new MouseEvent('click', { detail, ...known })),
  };
}

test('a tap picks, also what is chosen already, and so does Enter', () => {
  const { onPick, key, click } = row(false);
  click(1);
  expect(onPick).toHaveBeenCalledTimes(1);
  expect(key('Enter')).toBe(false);
  expect(onPick).toHaveBeenCalledTimes(2);
});

test('the click that an arrow or Space makes picks nothing', () => {
  const { onPick, key, click } = row(false);
  expect(key('ArrowDown')).toBe(true);
  click(0);
  expect(onPick).not.toHaveBeenCalled();
});

test('where choosing acts, an arrow only moves the focus away from what can be picked', () => {
  const { onPick, key } = row(true);
  expect(key('ArrowDown')).toBe(false);
  expect(onPick).not.toHaveBeenCalled();
});
