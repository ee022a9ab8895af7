import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showLanguage, textsComplete } from '../src/i18n/t';
import { Hours } from '../src/screens/branches/BranchDetail';
import { AgainDifferences } from '../src/screens/orders/AgainDifferences';
import { OrderCard } from '../src/screens/orders/OrderCard';
import { OrderLines } from '../src/screens/orders/OrderLines';
import { ProductLabels } from '../src/screens/product/ProductHeader';
import { keysOf } from '../src/ui/keysOf';
import { sampleProduct } from './samples/models';
import { sampleOrder } from './samples/orders';

// React names a list with the same key twice on the console, which fails these tests: such a list
// loses or doubles rows when it changes.

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await showLanguage('uz');
  await textsComplete();
});
afterEach(() => document.body.replaceChildren());

/** What a person reads of it. */
async function shown(content: ReactElement | null): Promise<string> {
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  await act(() => root.render(content));
  const text = place.textContent ?? '';
  await act(() => root.unmount());
  return text;
}

const timesIn = (text: string, part: string): number => text.split(part).length - 1;

const named = {
  productId: 'p1',
  name: { uz: 'Palov' },
  image: null,
  costPrice: 1000,
  discount: 0,
  count: 1,
  note: '',
  modifications: [],
};

test('two equal lines of an order are both there', async () => {
  expect(timesIn(await shown(<OrderLines lines={[named, named]} />), 'Palov')).toBe(2);
});

test('an order’s card shows the picture of a product that was ordered twice, twice', async () => {
  const order = sampleOrder({ lines: [named, { ...named, note: 'x' }] });
  expect(await shown(<OrderCard order={order} />)).not.toBe('');
});

test('two lines that are both gone are both named', async () => {
  const gone = { kind: 'gone', name: { uz: 'Palov' }, image: null, productId: '1' } as const;
  expect(timesIn(await shown(<AgainDifferences differences={[gone, gone]} />), 'Palov')).toBe(2);
});

test('labels that read the same are one', async () => {
  const label = { uz: 'Yangi' };
  const product = sampleProduct({
    labels: [label, { ...label }],
    tags: [label, { uz: 'Tez' }, { uz: 'Tez' }],
  });
  const text = await shown(
    <ProductLabels product={product} isSoldOut={false} isPickupOnly={false} />,
  );
  expect([timesIn(text, 'Yangi'), timesIn(text, 'Tez')]).toEqual([1, 1]);
});

test('a day with the same hours twice says them twice', async () => {
  expect(timesIn(await shown(<Hours text="09:00 - (09:00 - (10:00" />), '09:00')).toBe(2);
});

test('items that repeat have keys of their own, and the first keeps the one it had', () => {
  const [once] = keysOf(['a'], (item) => item);
  const keys = keysOf(['a', 'b', 'a', 'a'], (item) => item);
  expect(new Set(keys).size).toBe(4);
  expect(keys[0]).toBe(once);
});
