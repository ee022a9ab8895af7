/**
 * Calls back once the browser has nothing else to do, after twice `waitMs` at the latest. Safari, which
 * does not tell, is taken to be idle after `waitMs`. Returns how to call it off.
 */
export function whenIdle(run: () => unknown, waitMs: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, waitMs);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(run, { timeout: 2 * waitMs });
  return () => cancelIdleCallback(waiting);
}
