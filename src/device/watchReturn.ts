/**
 * Calls back when somebody comes back: the page is shown, is taken from the back-forward cache, thaws, or
 * the device is online again. Returns an unsubscribe function.
 */
export function watchReturn(page: Window, notify: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const { document } = page;
  const onShown = () => document.visibilityState === 'visible' && notify();
  document.addEventListener('visibilitychange', onShown, { signal });
  document.addEventListener('resume', onShown, { signal });
  page.addEventListener('pageshow', ({ persisted }) => persisted && notify(), { signal });
  page.addEventListener('online', () => notify(), { signal });
  return () => stop.abort();
}
