export class TooSlow extends Error {}

/**
 * The limit of one call, ms, or the end of `outer`, whichever is first. Its timer holds on to the signal: those of
 * `AbortSignal.timeout` in a request, and of `AbortSignal.any`, may be collected as garbage while a body is under way.
 */
export function createLimit(
  ms: number,
  outer?: AbortSignal,
): { signal: AbortSignal; stop(): void } {
  const limit = new AbortController();
  const end = () => limit.abort(outer?.reason);
  const timer = setTimeout(() => limit.abort(new TooSlow(`Not whole within ${ms} ms`)), ms);
  if (outer?.aborted) end();
  outer?.addEventListener('abort', end, { once: true });
  return {
    signal: limit.signal,
    stop() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', end);
    },
  };
}

/** Does something for so many ms at most; `use` hands the signal on to the call and to what reads its body. */
export async function withLimit<T>(
  ms: number,
  use: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { signal, stop } = createLimit(ms);
  try {
    return await use(signal);
  } finally {
    stop();
  }
}

/** How long a visit waits, for several things together. The clock runs from the first wait. */
export type Deadline = {
  /** rejects with `TooSlow` at the deadline */
  within<T>(promise: Promise<T>): Promise<T>;
  stop(): void;
};

export function createDeadline(ms: number): Deadline {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let passed: Promise<never> | undefined;
  const start = () =>
    new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TooSlow(`Nothing within ${ms} ms`)), ms);
    });
  return {
    within(promise) {
      passed ??= start();
      // when it has not been waited for at the time, that is no unhandled rejection
      passed.catch(() => undefined);
      return Promise.race([promise, passed]);
    },
    stop: () => clearTimeout(timer),
  };
}
