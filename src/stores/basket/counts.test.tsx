import { act, Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleProduct } from '../../../tests/samples/models';
import * as cart from './cart';
import { useCountOf } from './counts';

const plov = sampleProduct({ id: 'plov' });
const somsa = sampleProduct({ id: 'somsa' });
const rendered = vi.fn<(id: string) => void>();

function Count({ id }: { id: string }) {
  return <output id={id}>{useCountOf(id)}</output>;
}

let root: ReturnType<typeof createRoot>;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(() =>
    root.render(
      ['plov', 'somsa'].map((id) => (
        <Profiler key={id} id={id} onRender={rendered}>
          <Count id={id} />
        </Profiler>
      )),
    ),
  );
  rendered.mockClear();
});

afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
  cart.clear();
});

/** The store notifies subscribers in the next microtask. */
const change = (run: () => void) =>
  act(async () => {
    run();
    await Promise.resolve();
  });

const shown = (id: string) => document.getElementById(id)?.textContent;
const renderedIds = () => rendered.mock.calls.map(([id]) => id);

test('a card shows the count of its product over all basket lines', async () => {
  await change(() => {
    cart.add(plov, [], 2);
    cart.add(plov, [{ modificationId: 'egg', count: 1 }]);
  });
  expect(shown('plov')).toBe('3');
});

test('adding a product re-renders only its card', async () => {
  await change(() => void cart.add(plov, []));
  await change(() => void cart.add(plov, []));
  expect(renderedIds()).toEqual(['plov', 'plov']);
  expect(shown('somsa')).toBe('0');
});

test('clearing the basket resets every card to zero', async () => {
  await change(() => {
    cart.add(plov, []);
    cart.add(somsa, []);
  });
  await change(() => void cart.clear());
  expect([shown('plov'), shown('somsa')]).toEqual(['0', '0']);
});
