import { act, Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as favourites from './favourites';

const rendered = vi.fn<(id: string) => void>();

function Heart({ id }: { id: string }) {
  return <output id={id}>{favourites.useIsFavourite(id) ? 'kept' : 'not kept'}</output>;
}

let root: ReturnType<typeof createRoot>;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  favourites.setKnown([{ id: '1', productId: 'plov' }]);
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(() =>
    root.render(
      ['plov', 'somsa'].map((id) => (
        <Profiler key={id} id={id} onRender={rendered}>
          <Heart id={id} />
        </Profiler>
      )),
    ),
  );
  rendered.mockClear();
});

afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
  for (const id of ['plov', 'somsa']) favourites.settle(id);
});

/** The store notifies subscribers in the next microtask. */
const change = (run: () => void) =>
  act(async () => {
    run();
    await Promise.resolve();
  });

test('pressing a heart re-renders only that heart', async () => {
  await change(() => favourites.want('somsa', true));
  expect(document.getElementById('somsa')?.textContent).toBe('kept');
  expect(rendered.mock.calls.map(([id]) => id)).toEqual(['somsa']);
});

test('a confirmation by the server does not re-render the heart', async () => {
  await change(() => favourites.want('somsa', true));
  await change(() => {
    favourites.confirm('somsa', '2', true);
    favourites.settle('somsa');
  });
  expect(rendered.mock.calls.map(([id]) => id)).toEqual(['somsa']);
});

test('a change that the server never applied is reverted', async () => {
  await change(() => favourites.want('plov', false));
  await change(() => favourites.settle('plov'));
  expect(document.getElementById('plov')?.textContent).toBe('kept');
});
