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

/** Resolves in a task of its own: the browser handles taps before it, and has delivered what was on its way. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
