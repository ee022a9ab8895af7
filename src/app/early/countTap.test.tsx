import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleProduct } from '../../../tests/samples/models';
import { writeFacts } from '../../domain/basket/cardFacts';
import * as cart from '../../stores/basket/cart';
import { Stepper } from '../../ui/Stepper';
import { countTap } from './countTap';

const name = 'cart:17@guest';
const texts = { add: 'Add: {{name}}', more: 'More: {{name}}', less: 'Fewer: {{name}}' };

vi.mock(import('../../i18n/namedAction'), () => ({
  namedAction: (action, of) =>
    `${{ 'common.decrease': 'Fewer', 'common.increase': 'More' }[action as string]}: ${of}`,
}));

const nothing = () => undefined;

/** A card's stepper, as home renders it. */
const stepperOf = (product: ReturnType<typeof sampleProduct>, count: number): string =>
  renderToStaticMarkup(
    <Stepper
      count={count}
      label="Tea"
      addLabel="Add: Tea"
      onAdd={nothing}
      onRemove={nothing}
      isAtLimit={product.amount !== null && count >= product.amount}
      tone="chosen"
      collapses
      isSilent
      facts={writeFacts(product)}
    />,
  );

const tea = sampleProduct({ id: 'tea', costPrice: 1_000_000, amount: null });

function show(product: typeof tea, count = 0): void {
  document.body.innerHTML = `<div data-shop="17" data-price="0,50 soʻm">${stepperOf(product, count)}</div><div class="early-status"></div>`;
  const home = document.querySelector<HTMLElement>('[data-shop]');
  Object.assign(home?.dataset ?? {}, texts, { labelled: '{{label}}: {{value}}' });
}

const buttons = () => [...document.querySelectorAll('button')];
const plus = () => buttons().at(-1) ?? expect.unreachable('no plus');
const minus = () => buttons()[0] ?? expect.unreachable('no minus');
/** Whether the card is what the app renders; the order of attributes does not matter. */
function isAsRendered(product: typeof tea, count: number): boolean {
  const { body } = new DOMParser().parseFromString(stepperOf(product, count), 'text/html');
  return document.querySelector('fieldset')?.isEqualNode(body.firstElementChild) ?? false;
}
const tap = (button: HTMLElement) => countTap(button, null);
const stored = () => cart.read(JSON.parse(localStorage.getItem(name) ?? '{}').value);

beforeEach(() => localStorage.clear());

test('a counted card is what the app renders at that count', () => {
  show(tea);
  for (const count of [1, 2, 3]) {
    expect(tap(plus())).toBe(true);
    expect(isAsRendered(tea, count)).toBe(true);
  }
  for (const count of [2, 1, 0]) {
    expect(tap(minus())).toBe(true);
    expect(isAsRendered(tea, count)).toBe(true);
  }
});

test('the store reads what was counted, and would have counted the same', () => {
  show(tea);
  tap(plus());
  tap(plus());
  cart.restore(null);
  cart.add(tea, []);
  cart.add(tea, []);
  expect(stored()?.lines).toEqual(cart.state.lines);
  expect(stored()?.id).toMatch(/^[\da-f]{32}$/);
});

test('an emptied basket is not stored', () => {
  show(tea);
  tap(plus());
  tap(minus());
  expect(localStorage.getItem(name)).toBeNull();
});

test('the plus ends at the stock, as in the app', () => {
  const last = { ...tea, amount: 2 };
  show(last);
  tap(plus());
  tap(plus());
  expect(isAsRendered(last, 2)).toBe(true);
  expect(plus().disabled).toBe(true);
  expect(tap(plus())).toBe(false);
  expect(stored()?.lines.map(({ count }) => count)).toEqual([2]);
});

test('other lines of the product count towards the stock and stay as they are', () => {
  const other = {
    productId: 'tea',
    choices: [{ modificationId: 'lemon', count: 1 }],
    count: 2,
    note: 'hot',
    from: 'Ali',
  };
  localStorage.setItem(name, JSON.stringify({ format: 1, value: { lines: [other], id: 'one' } }));
  const last = { ...tea, amount: 3 };
  show(last, 2);
  expect(tap(plus())).toBe(true);
  expect(document.querySelector('output')?.textContent).toBe('3');
  expect(stored()).toMatchObject({ id: 'one', lines: [other, { productId: 'tea', count: 1 }] });
});

test('screen readers are told the count', () => {
  show(tea);
  tap(plus());
  expect(document.querySelector('.early-status')?.textContent).toBe('Tea: 1');
});

test.each([
  ['of another format', JSON.stringify({ format: 2, value: { lines: [], id: '' } })],
  ['without lines', JSON.stringify({ format: 1, value: {} })],
])('a basket %s is left to the app', (_, before) => {
  localStorage.setItem(name, before);
  show(tea);
  expect(tap(plus())).toBe(false);
  expect(localStorage.getItem(name)).toBe(before);
  expect(isAsRendered(tea, 0)).toBe(true);
});

test('where storage is full nothing changes on the card', () => {
  show(tea);
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem });
  expect(() => tap(plus())).toThrow('full');
  vi.unstubAllGlobals();
  expect(isAsRendered(tea, 0)).toBe(true);
});

test('a product whose options have to be chosen is left to the app', () => {
  show(tea);
  document.querySelector('fieldset')?.removeAttribute('data-product');
  expect(tap(plus())).toBe(false);
  expect(localStorage.length).toBe(0);
});
