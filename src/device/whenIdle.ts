/**
 * Calls back once the browser is idle, after at most twice `waitMs`. In Safari, which has no
 * `requestIdleCallback`, calls back after `waitMs`. Returns a function that cancels it.
 */
export function whenIdle(run: () => unknown, waitMs: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, waitMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 2 * waitMs });
  return () => cancelIdleCallback(handle);
}
