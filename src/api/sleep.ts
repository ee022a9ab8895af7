/** Waits `ms`, or until one of `signals` aborts or `woken` resolves. */
export function sleep(
  ms: number,
  signals: readonly AbortSignal[],
  woken?: Promise<void>,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    for (const signal of signals) signal.addEventListener('abort', end);
    void woken?.then(end);
  });
}
