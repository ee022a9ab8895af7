import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { showLanguage, textsComplete } from '../i18n/t';
import { ErrorBoundary } from './ErrorBoundary';

const mistake = new Error('a mistake of ours');
function Broken(): never {
  throw mistake;
}

test('a mistake in a screen is told, reported, and the page can be had anew (§8)', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // React names the component on the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await showLanguage('uz');
  await textsComplete();
  const report = vi.fn();
  const page = document.createElement('div');
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <ErrorBoundary report={report}>
        <Broken />
      </ErrorBoundary>,
    ),
  );
  expect(report).toHaveBeenCalledExactlyOnceWith(mistake);
  expect(page.querySelector('h1')?.textContent).toBe('Kutilmagan xatolik yuz berdi');
  expect(page.textContent).toContain('Xato kodi: 500');
  page.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledOnce();
  act(() => root.unmount());
});
