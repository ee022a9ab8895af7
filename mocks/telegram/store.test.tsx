// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore, useStoreByFrame } from './store';

const store = createStore(0);
let draws = 0;

function Shown() {
  draws += 1;
  return <p>{useStoreByFrame(store)}</p>;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a store that changes 300 times in a frame is drawn once, as it is then', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const root = createRoot(document.body);
  await act(async () => root.render(<Shown />));
  expect(draws).toBe(1);
  for (let value = 1; value <= 300; value += 1) store.set(value);
  expect(frames).toHaveLength(1);
  await act(async () => frames[0]?.(0));
  expect(draws).toBe(2);
  expect(document.body.textContent).toBe('300');
  await act(async () => root.unmount());
});
