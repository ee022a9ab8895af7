export class TooSlow extends Error {}

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
