import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { FullPage } from './FullPage';

test('without a shop the message is the page’s title', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.title = '…';
  const root = createRoot(document.createElement('main'));
  act(() => root.render(<FullPage icon="store" title="No such shop" text="Check the link" />));
  expect(document.title).toBe('No such shop');
  act(() => root.unmount());
  expect(document.title).toBe('…');
});
