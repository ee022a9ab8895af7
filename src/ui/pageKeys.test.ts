import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchRows } from './pageKeys';

let stop: () => void;
beforeEach(() => {
  stop = watchRows();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const row = (style = '', chosen = 'two') =>
  `<nav data-rove style="display: flex; ${style}">${['one', 'two', 'three', 'four']
    .map((name) => `<a href="#${name}" ${name === chosen ? 'aria-current="true"' : ''}>${name}</a>`)
    .join('')}</nav>`;

/** Presses keys on what has the focus; returns what has it then, and which of them did nothing. */
function press(...keys: string[]): string {
  const unused = keys.filter((key) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    return (document.activeElement ?? document.body).dispatchEvent(event);
  });
  return [document.activeElement?.textContent, ...unused].join(', ');
}

function focusOn(name: string): void {
  const chips = [...document.querySelectorAll('a')];
  chips.find(({ textContent }) => textContent === name)?.focus();
}

const stops = () =>
  [...document.querySelectorAll<HTMLElement>('a, button')]
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);

test('Tab finds one stop in a row: the chosen chip, or the one that has the focus', () => {
  document.body.innerHTML = row();
  press('Tab');
  expect(stops()).toEqual(['two']);
  focusOn('four');
  press('Tab');
  expect(stops()).toEqual(['four']);
});

test('without a chosen chip the first is the stop, and a chip that comes later is none', () => {
  document.body.innerHTML = row('', 'none');
  press('Tab');
  document.querySelector('nav')?.append(document.createElement('button'));
  press('Tab');
  expect(stops()).toEqual(['one']);
});

test('switches have one stop, too: the first that is on', () => {
  document.body.innerHTML = `<div data-rove><button aria-pressed="false">a</button>
    <button aria-pressed="true">b</button><button aria-pressed="true">c</button></div>
    <button>elsewhere</button>`;
  press('Tab');
  expect(stops()).toEqual(['b', 'elsewhere']);
});

test('arrows, Home and End move the focus and stay at the ends', () => {
  document.body.innerHTML = row();
  focusOn('two');
  expect(press('ArrowRight')).toBe('three');
  expect(press('ArrowRight', 'ArrowRight')).toBe('four');
  expect(press('ArrowLeft')).toBe('three');
  expect(press('Home', 'ArrowLeft')).toBe('one');
  expect(press('End')).toBe('four');
});

test('from right to left the left arrow leads on', () => {
  document.body.innerHTML = row('direction: rtl');
  focusOn('two');
  expect(press('ArrowLeft')).toBe('three');
  expect(press('ArrowRight', 'ArrowRight')).toBe('one');
});

test('a column has the arrows up and down, a row leaves them to the page', () => {
  document.body.innerHTML = row();
  focusOn('two');
  expect(press('ArrowDown', 'ArrowUp')).toBe('two, ArrowDown, ArrowUp');
  document.body.innerHTML = row('flex-direction: column');
  focusOn('two');
  expect(press('ArrowRight')).toBe('two, ArrowRight');
  expect(press('ArrowDown', 'ArrowDown', 'ArrowUp')).toBe('three');
});

test('other keys, and keys elsewhere, keep their meaning', () => {
  document.body.innerHTML = `${row()}<button>elsewhere</button>`;
  focusOn('two');
  expect(press('Enter', ' ', 'a')).toBe('two, Enter,  , a');
  document.querySelector('button')?.focus();
  expect(press('ArrowRight', 'Home')).toBe('elsewhere, ArrowRight, Home');
});
