/**
 * What `work` comes to, or a rejection as soon as one of `ends` aborts: not every fetch or body read
 * ends with its signal. The signal given to `work` aborts once nobody waits for it.
 */
export async function untilOver<T>(
  ends: readonly AbortSignal[],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const aborter = new AbortController();
  const { signal } = aborter;
  const over = new Promise<never>((_, reject) => {
    const end = () => reject(new Error('Ended'));
    for (const each of ends) each.addEventListener('abort', end, { signal });
    if (isOver(ends)) end();
  });
  try {
    return await Promise.race([work(signal), over]);
  } finally {
    aborter.abort();
  }
}

export const isOver = (ends: readonly AbortSignal[]): boolean =>
  ends.some(({ aborted }) => aborted);
