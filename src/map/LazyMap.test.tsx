import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { LazyMap } from './LazyMap';

it('reports a failed load once, and retries when the next map opens', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.createElement('main');
  const root = createRoot(page);
  const [onFail, load] = [vi.fn(), vi.fn()];
  const error = new TypeError('Failed to fetch dynamically imported module');
  load.mockRejectedValueOnce(error).mockResolvedValueOnce(() => 'a map');
  const open = () => act(async () => root.render(<LazyMap load={load} props={{ onFail }} />));
  await open();
  await open();
  expect(onFail.mock.calls).toEqual([[error]]);
  await act(async () => root.render(null));
  await open();
  expect(page.textContent).toBe('a map');
  expect(onFail).toHaveBeenCalledTimes(1);
  await act(() => root.unmount());
});
